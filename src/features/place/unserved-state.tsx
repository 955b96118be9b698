import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useApi } from '#api/api-context.ts'
import type { Place } from '#api/places/resolve-place.ts'
import { stateQueries } from '#api/queries.ts'
import { ButtonLink } from '#components/ui/button.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { ownCrumbs } from '#content/breadcrumbs.ts'
import { fallbackStates, hasBuiltInPage } from '#content/data/places/footer-places.ts'
import { placeCards, statePage } from '#content/place-pages.ts'
import { paths } from '#lib/paths.ts'
import { PlaceCards } from './place-cards.tsx'
import { PlaceHero } from './place-hero.tsx'
import { stateScene } from './scenes.ts'

const MOST_STATES = 8
const { unserved: words } = statePage

type Elsewhere = { slug: string; title: string; image?: string; count?: number }

function StateCards({ states }: { states: ReadonlyArray<Elsewhere> }) {
  return (
    <PlaceCards
      columns="quarters"
      cards={states.slice(0, MOST_STATES).map(({ slug, title, image, count = 0 }) => ({
        id: slug,
        title,
        href: paths.state(slug),
        image,
        scene: stateScene(slug),
        note: count > 0 ? placeCards.cities(count) : placeCards.seeCities,
      }))}
    />
  )
}

const builtInStates = fallbackStates.map(({ id, title }) => ({ slug: id, title }))
const statesWithPage = builtInStates.filter(({ slug }) => hasBuiltInPage('states', slug))

/** States with cities; built-in ones stand in for a list that cannot be read, or has no others. */
function ServedStates() {
  const { data } = useSuspenseQuery(stateQueries.cards(useApi()))
  const served = data.ok ? data.data.filter(({ count = 0 }) => count > 0) : []
  const instead = data.ok ? statesWithPage : builtInStates
  return <StateCards states={served.length > 0 ? served : instead} />
}

/** A state that is listed without a city: no promise, and the ways on. */
export function UnservedState({ state }: { state: Place & { image?: string } }) {
  const { id, title } = state
  return (
    <>
      <PlaceHero
        crumbs={ownCrumbs(title)}
        title={words.title(title)}
        text={words.text(title)}
        photo={state.image}
        scene={stateScene(id)}
      >
        <ButtonLink href={paths.contact} size="lg">
          {words.contact}
        </ButtonLink>
        <ButtonLink href={paths.becomePartner} variant="secondary" size="lg">
          {words.partner}
        </ButtonLink>
      </PlaceHero>
      <section aria-labelledby="states-title" className="shell py-10 md:py-16">
        <SectionHeading id="states-title" {...words.elsewhere} />
        <Suspense fallback={<StateCards states={builtInStates} />}>
          <ServedStates />
        </Suspense>
      </section>
    </>
  )
}
