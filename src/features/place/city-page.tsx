import { Suspense } from 'react'
import { cityPage } from '#content/place-pages.ts'
import type { CityContent } from '#content/places/types.ts'
import { paths } from '#lib/paths.ts'
import { AlsoOfferedInCity, AlsoOfferedSkeleton } from './also-offered.tsx'
import { BookingSteps } from './booking-steps.tsx'
import { CallToAction } from './call-to-action.tsx'
import { CityHero } from './city-hero.tsx'
import { builtInCity, builtInNeighbours, namedPlace } from './combinations.ts'
import { LocalNeeds } from './local-needs.tsx'
import { Neighbourhoods } from './neighbourhoods.tsx'
import { splitServices, topServices } from './offered-services.ts'
import { OtherCities } from './other-cities.tsx'
import { ServiceChips } from './service-chips.tsx'
import { ServiceTiles } from './service-tiles.tsx'
import { BODY, SERVICES } from './spacing.ts'
import { useListedCity } from './use-listed-place.ts'

const { services: words } = cityPage

/** A city with words of its own. */
function BuiltInCity({ content }: { content: CityContent }) {
  const { id, title, intro, climate, needs, neighbourhoods } = content
  const state = namedPlace(content.stateId)
  return (
    <>
      <CityHero city={content} state={state} text={intro} />
      <div className={BODY}>
        <div className={SERVICES}>
          <ServiceTiles
            title={words.title(title)}
            text={words.text}
            services={topServices}
            hrefOf={(service) => paths.serviceInCity(service, id)}
          />
          <Suspense fallback={<AlsoOfferedSkeleton place={title} />}>
            <AlsoOfferedInCity id={id} title={title} />
          </Suspense>
        </div>
        <LocalNeeds
          place={title}
          climate={climate}
          needs={needs}
          hrefOf={(service) => paths.serviceInCity(service, id)}
        />
        <Neighbourhoods city={title} names={neighbourhoods} />
        <OtherCities state={state} cities={builtInNeighbours(id)} />
        <CallToAction place={title} />
      </div>
    </>
  )
}

/** A city of which we know what can be booked there, and no more. */
function ListedCity({ id }: { id: string }) {
  const city = useListedCity(id)
  const { title, state } = city
  const { top, more } = splitServices(city.serviceIds)
  const count = top.length + more.length
  const hrefOf = (service: string) => paths.serviceInCity(service, id)
  return (
    <>
      <CityHero
        city={city}
        state={state}
        text={
          count > 0
            ? cityPage.intro(title, state?.title, count)
            : cityPage.introWithoutServices(title, state?.title)
        }
      />
      <div className={BODY}>
        {top.length > 0 && (
          <div className={SERVICES}>
            <ServiceTiles title={words.title(title)} text={words.text} services={top} hrefOf={hrefOf} />
            <ServiceChips title={words.also(title)} services={more} hrefOf={hrefOf} />
          </div>
        )}
        <BookingSteps />
        {state && <OtherCities state={state} cities={city.neighbours} />}
        <CallToAction place={title} />
      </div>
    </>
  )
}

/** The page of a city (specification section 2): built in, or from what the upstream lists. */
export function CityPage({ id }: { id: string }) {
  const content = builtInCity(id)
  return content ? <BuiltInCity content={content} /> : <ListedCity id={id} />
}
