import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { type Crumb, ownCrumbs } from '#catalogue/breadcrumbs.ts'
import { contactHref } from '#catalogue/contact-href.ts'
import type { StateContent } from '#catalogue/places/built-in.ts'
import { fallbackStates, hasBuiltInPage } from '#catalogue/places/footer-places.ts'
import { namedPlace } from '#catalogue/places/named-place.ts'
import { topServiceIds } from '#catalogue/service-list.ts'
import { BookLink } from '#components/sections/book-link.tsx'
import { ApiText } from '#components/ui/api-text.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { messages } from '#content/messages.ts'
import { placeCards, statePage } from '#content/place-pages.ts'
import { useApi, useOffers } from '#data/api-context.ts'
import { builtInState } from '#data/places/built-in-places.ts'
import { placeQueries } from '#data/places/place-queries.ts'
import type { Place, PlaceState } from '#data/places/resolve-place.ts'
import { servedCity } from '#data/places/served-cities.ts'
import type { NearestServed } from '#data/places/unserved-town.ts'
import { stateQueries } from '#data/queries.ts'
import { paths } from '#lib/paths.ts'
import { slugify } from '#lib/slug.ts'
import { LocalNeeds } from './local-needs.tsx'
import { PlaceCards } from './place-cards.tsx'
import { BODY, CallToAction, cityDrawing, PlaceHero, stateDrawing } from './place-frame.tsx'
import { StateServices, useStateServices } from './place-services.tsx'
import { useListedState } from './use-listed-place.ts'

/** A city of a state's page; without a page of its own it is only named. */
type StateCity = Place & { image?: string; hasPage: boolean }

function getCities({ cities, names }: Pick<PlaceState, 'cities' | 'names'>): Array<StateCity> {
  return [
    ...cities.map((city) => ({ ...city, hasPage: true })),
    ...names.map((title) => ({ id: slugify(title), title, hasPage: false })),
  ]
}

function Cities({ state, cities }: { state: string; cities: ReadonlyArray<StateCity> }) {
  return (
    <section aria-labelledby="cities-title">
      <SectionHeading
        id="cities-title"
        title={statePage.cities.title(state, cities.length)}
        text={statePage.cities.text}
      />
      <PlaceCards
        columns="thirds"
        filled
        cards={cities.map(({ id, title, image, hasPage }) => ({
          id,
          title,
          ...(hasPage && { href: paths.city(id), note: placeCards.seeServices }),
          image,
          drawing: cityDrawing(id),
        }))}
      />
    </section>
  )
}

function StateHero({ state, text }: { state: Place & { image?: string }; text: string }) {
  return (
    <PlaceHero
      crumbs={ownCrumbs(state.title)}
      title={statePage.title(state.title)}
      text={text}
      image={state.image}
      drawing={stateDrawing(state.id)}
    >
      <BookLink size="lg">{messages.actions.bookService}</BookLink>
    </PlaceHero>
  )
}

const { unserved: words } = statePage

type Elsewhere = { slug: string; title: string; image?: string; count?: number }

function StateCards({ states }: { states: ReadonlyArray<Elsewhere> }) {
  return (
    <PlaceCards
      columns="quarters"
      cards={states.map(({ slug, title, image, count }) => ({
        id: slug,
        title,
        href: paths.state(slug),
        image,
        drawing: stateDrawing(slug),
        note: count ? placeCards.cities(count) : placeCards.seeCities,
      }))}
    />
  )
}

const builtInStates = fallbackStates.map(({ id, title }) => ({ slug: id, title }))
const statesWithPage = builtInStates.filter(({ slug }) => hasBuiltInPage('states', slug))

/**
 * States that are not known to be without cities; built-in ones stand in for a list that cannot be read, or has no
 * others.
 */
function ServedStates() {
  const { data } = useSuspenseQuery(stateQueries.cards(useApi()))
  const served = data.ok ? data.data.filter(({ count }) => count !== 0) : []
  const instead = data.ok ? statesWithPage : builtInStates
  return <StateCards states={served.length > 0 ? served : instead} />
}

type UnservedPlaceProps = {
  place: { title: string; image?: string }
  nearest?: NearestServed | undefined
  crumbs: ReadonlyArray<Crumb>
  drawing: string | undefined
}

/** A city or state where nothing can be booked: no promise, and the ways on. */
export function UnservedPlace({ place: { title, image }, nearest, crumbs, drawing }: UnservedPlaceProps) {
  const where = nearest ? ` ${words.nearest(nearest.title, nearest.km)}` : ''
  return (
    <>
      <PlaceHero
        crumbs={crumbs}
        title={words.title(title)}
        text={words.text(title) + where}
        image={image}
        drawing={drawing}
      >
        {nearest && (
          <ButtonLink href={nearest.href} size="lg">
            <ApiText>{words.seeNearest(nearest.title)}</ApiText>
          </ButtonLink>
        )}
        <ButtonLink
          href={contactHref('place', title)}
          rel="nofollow"
          variant={nearest ? 'secondary' : 'primary'}
          size="lg"
        >
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

function ListedState({ id }: { id: string }) {
  const state = useListedState(id)
  const { title } = state
  const cities = getCities(state)
  if (state.isUnserved)
    return <UnservedPlace place={state} crumbs={ownCrumbs(title)} drawing={stateDrawing(id)} />
  const names = cities.map((city) => city.title)
  return (
    <>
      <StateHero state={state} text={statePage.intro(title, names)} />
      <div className={BODY}>
        {cities.length > 0 && <Cities state={title} cities={cities} />}
        {(cities.length === 0 || state.cities.length > 0) && (
          <StateServices id={id} title={title} isAnywhere={cities.length === 0} />
        )}
        <CallToAction place={title} />
      </div>
    </>
  )
}

/** The listed cities of a built-in state, or the built-in ones if none is listed. */
function BuiltInStateCities({ content: { id, title, cityIds } }: { content: StateContent }) {
  const { data } = useSuspenseQuery(placeQueries.state(useApi(), id))
  const listed = data.ok && data.data ? getCities(data.data) : []
  if (listed.length > 0) return <Cities state={title} cities={listed} />
  const builtIn = cityIds.map((city) => ({
    ...namedPlace(city),
    hasPage: !data.ok || servedCity(city) !== undefined,
  }))
  return <Cities state={title} cities={builtIn} />
}

/** Needs of homes in a state, with links to the service there if it is offered, else without a place. */
function OfferedNeeds({ content: { id, title, climate, needs } }: { content: StateContent }) {
  const offers = useOffers()
  const { isKnown, top, more } = useStateServices(id)
  const offered = [...top, ...more].map((service) => service.id)
  const getHref = (service: string) => {
    if (!offers(service)) return undefined
    if (!offered.includes(service)) return isKnown ? paths.service(service) : undefined
    return isKnown || topServiceIds.includes(service)
      ? paths.stateService(id, service)
      : paths.service(service)
  }
  return <LocalNeeds place={title} climate={climate} needs={needs} getHref={getHref} />
}

function BuiltInState({ content }: { content: StateContent }) {
  const { id, title, intro, climate, needs, cityIds } = content
  const named = cityIds.map((city) => ({ ...namedPlace(city), hasPage: true }))
  return (
    <>
      <StateHero state={content} text={intro} />
      <div className={BODY}>
        <Suspense fallback={<Cities state={title} cities={named} />}>
          <BuiltInStateCities content={content} />
        </Suspense>
        <StateServices id={id} title={title} />
        <Suspense
          fallback={<LocalNeeds place={title} climate={climate} needs={needs} getHref={paths.service} />}
        >
          <OfferedNeeds content={content} />
        </Suspense>
        <CallToAction place={title} />
      </div>
    </>
  )
}

/** The page of a state (specification section 2): built in, or from what the upstream lists. */
export function StatePage({ id }: { id: string }) {
  const content = builtInState(id)
  return content ? <BuiltInState content={content} /> : <ListedState id={id} />
}
