import { ArrowRight, MapPin } from 'lucide'
import { Suspense, use } from 'react'
import { placeDrawing } from '#catalogue/places/drawings.ts'
import { BookLink, CallBackLink } from '#components/sections/book-link.tsx'
import { useApi } from '#components/sections/page-context.ts'
import { useLoaded } from '#components/sections/use-loaded.ts'
import { Icon } from '#components/ui/icon.tsx'
import { Late } from '#components/ui/late.tsx'
import { lazy } from '#components/ui/lazy.ts'
import { ListedContext } from '#components/ui/scope-contexts.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { messages } from '#content/messages.ts'
import { cityPage, placeCards } from '#content/place-pages.ts'
import type { Crumb } from '#data/breadcrumbs/breadcrumbs.ts'
import { type CityPage as City, cityPageQuery } from '#data/places/city-page.ts'
import type { ScopeWith } from '#data/scope/find-scope.ts'
import type { Place } from '#data/scope/places.ts'
import { paths } from '#lib/paths.ts'
import { PlaceCards } from './place-cards.tsx'
import { BODY, CallToAction, LocalParagraph, PlaceHero } from './place-frame.tsx'
import { ServiceList } from './place-services.tsx'

/** The neighbourhoods of a city, else the parts that its providers serve. */
function Neighbourhoods({ names }: { names: ReadonlyArray<string> }) {
  if (names.length === 0) return null
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

/** Keeps both buttons in one row on a phone. */
const IN_ROW = 'max-sm:flex-1 max-sm:px-2!'

type CityHeroProps = { city: Place; page: City; crumbs: ReadonlyArray<Crumb> }

function CityHero({ city: { id, title }, page: { state, content, image }, crumbs }: CityHeroProps) {
  const { count } = use(ListedContext)
  const text = content?.intro ?? cityPage.intro(title, state?.title)
  return (
    <PlaceHero
      crumbs={crumbs}
      title={cityPage.title(title)}
      text={cityPage.ofListed(count, title, state?.title, text)}
      image={image}
      drawing={placeDrawing('cities', id)}
    >
      {count === 0 ? (
        <CallBackLink booking={{ city: id }} variant="primary" />
      ) : (
        <>
          <BookLink booking={{ city: id }} size="lg" className={IN_ROW}>
            {messages.actions.bookService}
          </BookLink>
          <CallBackLink booking={{ city: id }} className={IN_ROW} />
        </>
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
          drawing: placeDrawing('cities', id),
          note: placeCards.seeServices,
        }))}
      />
    </section>
  )
}

const UnservedPlace = lazy(() => import('./state-page.tsx').then(({ UnservedPlace }) => UnservedPlace))
const CityOffer = lazy(() => import('./city-offer.tsx').then(({ CityOffer }) => CityOffer))

type CityPageProps = { scope: ScopeWith<'city'>; crumbs: ReadonlyArray<Crumb> }

/** The page of a city (specification section 2). */
export function CityPage({ scope: { city }, crumbs }: CityPageProps) {
  const page = useLoaded(cityPageQuery(useApi(), city.id))
  const { count } = use(ListedContext)
  const { image, content, services, state, neighbours, areas } = page
  const { id, title } = city
  if (services.total === 0)
    return (
      <Suspense>
        <UnservedPlace
          place={{ title, ...(image && { image }) }}
          crumbs={crumbs}
          drawing={placeDrawing('cities', id)}
        />
      </Suspense>
    )
  return (
    <>
      <CityHero city={city} page={page} crumbs={crumbs} />
      <div className={BODY}>
        <ServiceList
          title={cityPage.services.title(title)}
          place={title}
          services={services}
          getHref={(service) => paths.serviceInCity(service, id)}
        />
        <Late className="flex flex-col gap-10 [contain-intrinsic-block-size:auto_70rem] md:gap-20">
          <CityOffer city={city} page={page} />
        </Late>
        {content && <LocalParagraph text={content.climate} />}
        {count !== 0 && <Neighbourhoods names={content?.neighbourhoods ?? areas} />}
        {state && <OtherCities state={state} cities={neighbours} />}
        <CallToAction place={title} city={id} />
      </div>
    </>
  )
}
