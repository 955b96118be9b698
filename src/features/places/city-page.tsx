import { ArrowRight, MapPin } from 'lucide'
import { Suspense } from 'react'
import { cityCrumbs } from '#catalogue/places/crumbs.ts'
import { BookLink, CallBackLink } from '#components/sections/book-link.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Late } from '#components/ui/late.tsx'
import { lazy } from '#components/ui/lazy.ts'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { messages } from '#content/messages.ts'
import { cityPage, placeCards } from '#content/place-pages.ts'
import type { Place, PlaceCity } from '#data/places/resolve-place.ts'
import type { Listed } from '#lib/listed.ts'
import { paths } from '#lib/paths.ts'
import { getApiId } from '#lib/slug.ts'
import { PlaceCards } from './place-cards.tsx'
import { BODY, CallToAction, cityDrawing, LocalParagraph, PlaceHero } from './place-frame.tsx'
import { CityServices } from './place-services.tsx'
import { useCityFacts, useListedCity } from './use-listed-place.ts'

/** The neighbourhoods of a city, if somebody may be listed there. */
function Neighbourhoods({ city, names }: { city: Place; names: ReadonlyArray<string> }) {
  const { listed } = useCityFacts(city.id) ?? {}
  if (listed === 0) return null
  return (
    <section aria-labelledby="areas-title">
      <SectionHeading id="areas-title" title={cityPage.areas.title} />
      <ul className="flex flex-wrap gap-2 sm:gap-3">
        {names.map((name) => (
          <li
            key={name}
            className="inline-flex items-center gap-1.5 rounded-full bg-sunken px-3.5 py-2 text-sm font-medium"
          >
            <Icon node={MapPin} className="size-4 text-primary" />
            {name}
          </li>
        ))}
      </ul>
    </section>
  )
}

type CityHeroProps = {
  city: Place & { image?: string }
  state: Place | undefined
  text: string
  listed?: Listed
}

function CityHero({ city, state, text, listed }: CityHeroProps) {
  return (
    <PlaceHero
      crumbs={cityCrumbs(city.title, state)}
      title={cityPage.title(city.title)}
      text={cityPage.ofListed(listed, city.title, state?.title, text)}
      image={city.image}
      drawing={cityDrawing(city.id)}
    >
      {listed === 0 ? (
        <CallBackLink booking={{ city: getApiId(city) }} variant="primary" />
      ) : (
        <BookLink booking={{ city: getApiId(city) }} size="lg">
          {messages.actions.bookService}
        </BookLink>
      )}
    </PlaceHero>
  )
}

/** The neighbours of a city, and the way to all of its state. */
function OtherCities({ state, cities }: { state: Place; cities: ReadonlyArray<Place> }) {
  if (cities.length === 0) return null
  return (
    <section aria-labelledby="cities-title">
      <SectionHeading id="cities-title" title={cityPage.neighbours.title(state.title)}>
        <a
          href={paths.state(state.id)}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary underline-offset-4 hover:underline"
        >
          {cityPage.neighbours.all(state.title)}
          <Icon node={ArrowRight} className="size-5" />
        </a>
      </SectionHeading>
      <PlaceCards
        cards={cities.map(({ id, title }) => ({
          id,
          title,
          href: paths.city(id),
          drawing: cityDrawing(id),
          note: placeCards.seeServices,
        }))}
      />
    </section>
  )
}

/** The hero of a city, once it is known whether somebody is listed there. */
function CheckedHero(props: CityHeroProps) {
  return <CityHero {...props} listed={useCityFacts(props.city.id)?.listed} />
}

const UnservedPlace = lazy(() => import('./state-page.tsx').then(({ UnservedPlace }) => UnservedPlace))

function introOf({ title, state }: PlaceCity): string {
  return cityPage.intro(title, state?.title)
}

/** The hero of a city, with its own text if it has one. */
function ListedHero({ city }: { city: PlaceCity }) {
  const content = useCityFacts(city.id)?.content
  return <CheckedHero city={city} state={city.state} text={content?.intro ?? introOf(city)} />
}

/** The local paragraph and parts of a city; without texts of its own, the parts that its providers serve. */
function ListedTexts(city: Place) {
  const { content, areas = [] } = useCityFacts(city.id) ?? {}
  const names = content?.neighbourhoods ?? areas
  return (
    <>
      {content && <LocalParagraph text={content.climate} />}
      {names.length > 0 && <Neighbourhoods city={city} names={names} />}
    </>
  )
}

const CityOffer = lazy(() => import('./city-facts.tsx').then(({ CityOffer }) => CityOffer))

/** The last call of a city page. */
function CityCall(city: Place) {
  return (
    <Suspense>
      <CheckedCall {...city} />
    </Suspense>
  )
}

function CheckedCall(city: Place) {
  return <CallToAction place={city.title} city={getApiId(city)} listed={useCityFacts(city.id)?.listed} />
}

/** The page of a city (specification section 2). */
export function CityPage({ id }: { id: string }) {
  const city = useListedCity(id)
  const { title, state } = city
  if (city.serviceIds.length === 0)
    return (
      <Suspense>
        <UnservedPlace place={city} crumbs={cityCrumbs(title, state)} drawing={cityDrawing(id)} />
      </Suspense>
    )
  return (
    <>
      <Suspense fallback={<CityHero city={city} state={state} text={introOf(city)} />}>
        <ListedHero city={city} />
      </Suspense>
      <div className={BODY}>
        <CityServices id={id} title={title} />
        <Late className="flex flex-col gap-10 [contain-intrinsic-block-size:auto_70rem] md:gap-20">
          <CityOffer city={city} />
        </Late>
        <Suspense>
          <ListedTexts id={id} title={title} />
        </Suspense>
        {state && <OtherCities state={state} cities={city.neighbours} />}
        <CityCall id={id} title={title} />
      </div>
    </>
  )
}
