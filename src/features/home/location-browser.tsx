import { type KeyboardEvent, Suspense, useRef, useState } from 'react'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { home } from '#content/home.ts'
import { tabForKey } from '#lib/tab-keys.ts'
import { PlacesSkeleton } from './place-grid.tsx'
import { CityList, StateList } from './place-lists.tsx'

type TabsProps<T extends string> = {
  label: string
  tabs: ReadonlyArray<{ id: T; label: string }>
  /** The panel of a tab has the id `{idPrefix}-{id}`, the tab itself `{idPrefix}-tab-{id}`. */
  idPrefix: string
  selected: T
  onSelect: (id: T) => void
}

/** A row of tabs as the ARIA authoring practices describe it: one stop for Tab, arrow keys within. */
function Tabs<T extends string>({ label, tabs, idPrefix, selected, onSelect }: TabsProps<T>) {
  const list = useRef<HTMLDivElement>(null)

  function onKeyDown(event: KeyboardEvent) {
    const now = tabs.findIndex(({ id }) => id === selected)
    const index = tabForKey(event.key, now, tabs.length)
    const next = index === undefined ? undefined : tabs[index]
    if (index === undefined || !next) return
    event.preventDefault()
    onSelect(next.id)
    list.current?.querySelectorAll('button').item(index).focus()
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={onKeyDown}
      className="needs-script inline-flex gap-1 rounded-full border border-line bg-sunken p-1"
    >
      {tabs.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${idPrefix}-tab-${id}`}
          aria-selected={id === selected}
          aria-controls={`${idPrefix}-${id}`}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
          className="min-h-11 rounded-full px-5 text-sm font-semibold text-soft transition duration-200 hover:text-ink focus-visible:rounded-full aria-selected:bg-primary aria-selected:text-on-primary aria-selected:shadow-low"
        >
          {label}
        </button>
      ))}
    </div>
  )
}

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
