import { MapPin } from 'lucide'
import { Suspense } from 'react'
import type { Place } from '#api/places/resolve-place.ts'
import { ButtonLink } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { howItWorks } from '#content/how-it-works.ts'
import { messages } from '#content/messages.ts'
import { cityPage } from '#content/place-pages.ts'
import { cityCrumbs } from '#content/places/crumbs.ts'
import type { CityContent } from '#content/places/types.ts'
import { paths } from '#lib/paths.ts'
import { AlsoOfferedInCity, AlsoOfferedSkeleton } from './also-offered.tsx'
import { CallToAction } from './call-to-action.tsx'
import { builtInCity, builtInNeighbours, namedPlace } from './combinations.ts'
import { LocalNeeds } from './local-needs.tsx'
import { splitServices, topServices } from './offered-services.ts'
import { OtherCities } from './other-cities.tsx'
import { PlaceHero } from './place-hero.tsx'
import { cityScene } from './scenes.ts'
import { ServiceChips } from './service-chips.tsx'
import { ServiceTiles } from './service-tiles.tsx'
import { BODY, SERVICES } from './spacing.ts'
import { useListedCity } from './use-listed-place.ts'

/** Where in the city technicians come to homes. */
function Neighbourhoods({ city, names }: { city: string; names: ReadonlyArray<string> }) {
  return (
    <section aria-labelledby="areas-title">
      <SectionHeading id="areas-title" title={cityPage.areas.title} text={cityPage.areas.text(city)} />
      <ul className="flex flex-wrap gap-2 sm:gap-3">
        {names.map((name) => (
          <li
            key={name}
            className="inline-flex items-center gap-1.5 rounded-full bg-sunken px-3.5 py-2 text-sm font-medium"
          >
            <Icon node={MapPin} className="size-4 shrink-0 text-primary" />
            {name}
          </li>
        ))}
      </ul>
    </section>
  )
}

type CityHeroProps = { city: Place & { image?: string }; state: Place | undefined; text: string }

function CityHero({ city, state, text }: CityHeroProps) {
  return (
    <PlaceHero
      crumbs={cityCrumbs(city.title, state)}
      title={cityPage.title(city.title)}
      text={text}
      photo={city.image}
      scene={cityScene(city.id)}
    >
      <ButtonLink href={paths.app} size="lg">
        {messages.actions.bookService}
      </ButtonLink>
    </PlaceHero>
  )
}

/** How a booking works, for places that we know no more about than what they offer. */
function BookingSteps() {
  const { title, text } = cityPage.steps
  return (
    <section aria-labelledby="steps-title">
      <SectionHeading id="steps-title" title={title} text={text} />
      <ol className="grid gap-3 sm:gap-4 md:grid-cols-3 md:gap-5">
        {howItWorks.map((step, index) => (
          <li key={step.id} className="rounded-xl border border-line bg-surface p-5 shadow-low sm:p-6">
            <span
              aria-hidden="true"
              className="grid size-10 place-items-center rounded-full bg-tint text-lg font-bold text-on-tint"
            >
              {index + 1}
            </span>
            <h3 className="mt-4 text-lg">{step.title}</h3>
            <p className="mt-2 text-sm text-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

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
