import { type ReactNode, Suspense } from 'react'
import type { Place, PlaceState } from '#api/places/resolve-place.ts'
import { ButtonLink } from '#components/ui/button.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { ownCrumbs } from '#content/breadcrumbs.ts'
import { messages } from '#content/messages.ts'
import { cityPage, placeCards, statePage } from '#content/place-pages.ts'
import { placeServiceIds } from '#content/places/combinations.ts'
import type { StateContent } from '#content/places/types.ts'
import type { Service } from '#content/services.ts'
import { paths } from '#lib/paths.ts'
import { AlsoOfferedInState, AlsoOfferedSkeleton } from './also-offered.tsx'
import { CallToAction } from './call-to-action.tsx'
import { builtInState, namedPlace } from './combinations.ts'
import { LocalNeeds } from './local-needs.tsx'
import { servicesOfCities, splitServices, topServices } from './offered-services.ts'
import { PlaceCards } from './place-cards.tsx'
import { PlaceHero } from './place-hero.tsx'
import { cityScene, stateScene } from './scenes.ts'
import { ServiceChips } from './service-chips.tsx'
import { ServiceTiles } from './service-tiles.tsx'
import { BODY, SERVICES } from './spacing.ts'
import { UnservedState } from './unserved-state.tsx'
import { useListedState } from './use-listed-place.ts'

/** Where a need of a state leads: to its combined page; the other services are not listed by state. */
function stateNeedHref(stateId: string, serviceId: string): string {
  return placeServiceIds.includes(serviceId)
    ? paths.stateService(stateId, serviceId)
    : paths.service(serviceId)
}

type StateBodyProps = {
  state: Place & { image?: string }
  text: string
  cities: ReadonlyArray<Place & { image?: string }>
  services: ReadonlyArray<Service>
  /** What else is offered, below the tiles. */
  more: ReactNode
  content?: StateContent
}

function StateBody({ state, text, cities, services, more, content }: StateBodyProps) {
  const { id, title } = state
  return (
    <>
      <PlaceHero
        crumbs={ownCrumbs(title)}
        title={statePage.title(title)}
        text={text}
        photo={state.image}
        scene={stateScene(id)}
      >
        <ButtonLink href={paths.app} size="lg">
          {messages.actions.bookService}
        </ButtonLink>
      </PlaceHero>
      <div className={BODY}>
        <section aria-labelledby="cities-title">
          <SectionHeading
            id="cities-title"
            title={statePage.cities.title(title, cities.length)}
            text={statePage.cities.text}
          />
          <PlaceCards
            columns="thirds"
            filled
            cards={cities.map((city) => ({
              id: city.id,
              title: city.title,
              href: paths.city(city.id),
              image: city.image,
              scene: cityScene(city.id),
              note: placeCards.seeServices,
            }))}
          />
        </section>
        {services.length > 0 && (
          <div className={SERVICES}>
            <ServiceTiles
              title={statePage.services.title(title)}
              text={statePage.services.text}
              services={services}
              hrefOf={(service) => paths.stateService(id, service)}
            />
            {more}
          </div>
        )}
        {content && (
          <LocalNeeds
            place={title}
            climate={content.climate}
            needs={content.needs}
            hrefOf={(service) => stateNeedHref(id, service)}
          />
        )}
        <CallToAction place={title} />
      </div>
    </>
  )
}

function ListedState({ id }: { id: string }) {
  const state: PlaceState = useListedState(id)
  const { title, cities } = state
  if (cities.length === 0) return <UnservedState state={state} />
  const names = cities.map((city) => city.title)
  const { top, more } = splitServices(servicesOfCities(cities))
  return (
    <StateBody
      state={state}
      text={statePage.intro(title, names)}
      cities={cities}
      services={top}
      more={
        <ServiceChips
          title={cityPage.services.also(title)}
          services={more}
          hrefOf={(service) => paths.stateService(id, service)}
        />
      }
    />
  )
}

/** The page of a state (specification section 2): built in, or from what the upstream lists. */
export function StatePage({ id }: { id: string }) {
  const content = builtInState(id)
  if (!content) return <ListedState id={id} />
  return (
    <StateBody
      state={content}
      text={content.intro}
      cities={content.cityIds.map(namedPlace)}
      services={topServices}
      more={
        <Suspense fallback={<AlsoOfferedSkeleton place={content.title} />}>
          <AlsoOfferedInState id={id} title={content.title} />
        </Suspense>
      }
      content={content}
    />
  )
}
