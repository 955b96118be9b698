import { Suspense, useState } from 'react'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { home } from '#content/home.ts'
import { PlacesSkeleton } from './place-grid.tsx'
import { CityList, StateList } from './place-lists.tsx'
import { Tabs } from './tabs.tsx'

const words = home.locations
const TABS = [
  { id: 'cities', label: words.byCity },
  { id: 'states', label: words.byState },
] as const

type TabId = (typeof TABS)[number]['id']

/** Cities and states with their pages. Without a script both lists are shown, one after the other. */
export function LocationBrowser() {
  const [tab, setTab] = useState<TabId>('cities')

  function panel(id: TabId) {
    return {
      role: 'tabpanel',
      id: `places-${id}`,
      'aria-labelledby': `places-tab-${id}`,
      className: id === tab ? 'noscript:mb-10' : 'hidden noscript:block',
    }
  }

  return (
    <section aria-labelledby="locations-title" className="section-gap">
      <div className="shell">
        <SectionHeading id="locations-title" title={words.title} text={words.text}>
          <Tabs label={words.title} tabs={TABS} idPrefix="places" selected={tab} onSelect={setTab} />
        </SectionHeading>
        <div {...panel('cities')}>
          <h3 className="mb-4 hidden text-xl noscript:block">{words.byCity}</h3>
          <Suspense fallback={<PlacesSkeleton />}>
            <CityList />
          </Suspense>
        </div>
        <div {...panel('states')}>
          <h3 className="mb-4 hidden text-xl noscript:block">{words.byState}</h3>
          <Suspense fallback={<PlacesSkeleton />}>
            <StateList />
          </Suspense>
        </div>
      </div>
    </section>
  )
}
