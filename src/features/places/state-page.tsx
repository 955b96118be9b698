import { use } from 'react'
import { contactHref } from '#catalogue/contact-href.ts'
import { placeDrawing } from '#catalogue/places/drawings.ts'
import { BookLink, CallBackLink } from '#components/sections/book-link.tsx'
import { useApi } from '#components/sections/page-context.ts'
import { useLoaded } from '#components/sections/use-loaded.ts'
import { ApiText } from '#components/ui/api-text.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { ListedContext } from '#components/ui/scope-contexts.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { messages } from '#content/messages.ts'
import { placeCards, statePage } from '#content/place-pages.ts'
import type { Crumb } from '#data/breadcrumbs/breadcrumbs.ts'
import { type StatePage as State, statePageQuery } from '#data/places/state-page.ts'
import { builtInState } from '#data/scope/built-in-places.ts'
import type { ScopeWith } from '#data/scope/find-scope.ts'
import type { NearestServed } from '#data/scope/instead.ts'
import type { Place } from '#data/scope/places.ts'
import { paths } from '#lib/paths.ts'
import { PlaceCards } from './place-cards.tsx'
import { BODY, CallToAction, LocalParagraph, PlaceHero } from './place-frame.tsx'
import { ServiceList } from './place-services.tsx'

function Cities({ state, cities }: { state: string; cities: State['cities'] }) {
  return (
    <section aria-labelledby="cities-title">
      <SectionHeading id="cities-title" title={statePage.cities.title(state)} text={statePage.cities.text} />
      <PlaceCards
        cards={cities.map(({ id, title, image }) => ({
          id,
          title,
          href: paths.city(id),
          note: placeCards.seeServices,
          image,
          drawing: placeDrawing('cities', id),
        }))}
      />
    </section>
  )
}

type StateHeroProps = { state: Place; page: State; text: string; crumbs: ReadonlyArray<Crumb> }

function StateHero({ state, page: { image }, text, crumbs }: StateHeroProps) {
  const { count } = use(ListedContext)
  return (
    <PlaceHero
      crumbs={crumbs}
      title={statePage.title(state.title)}
      text={statePage.ofListed(count, state.title, text)}
      image={image}
      drawing={placeDrawing('states', state.id)}
    >
      {count === 0 ? (
        <CallBackLink booking={{}} variant="primary" />
      ) : (
        <BookLink size="lg">{messages.actions.bookService}</BookLink>
      )}
    </PlaceHero>
  )
}

const { unserved: words } = statePage

type UnservedPlaceProps = {
  place: { title: string; image?: string }
  nearest?: NearestServed | undefined
  crumbs: ReadonlyArray<Crumb>
  drawing: string | undefined
}

/** A city or state where nothing can be booked: no promise, one thing to do, and the nearest city. */
export function UnservedPlace({ place: { title, image }, nearest, crumbs, drawing }: UnservedPlaceProps) {
  return (
    <PlaceHero
      crumbs={crumbs}
      title={words.title(title)}
      text={words.text(title)}
      image={image}
      drawing={drawing}
    >
      <ButtonLink href={contactHref('place', title)} rel="nofollow" size="lg">
        {words.contact}
      </ButtonLink>
      {nearest && (
        <a
          href={nearest.href}
          className="inline-flex min-h-11 items-center font-semibold text-primary underline-offset-4 hover:underline"
        >
          <ApiText>{words.nearest(nearest.title, nearest.km)}</ApiText>
        </a>
      )}
    </PlaceHero>
  )
}

type StatePageProps = { scope: ScopeWith<'state'>; crumbs: ReadonlyArray<Crumb> }

/** The page of a state (specification section 2). */
export function StatePage({ scope: { state }, crumbs }: StatePageProps) {
  const page = useLoaded(statePageQuery(useApi(), state.id))
  const { id, title } = state
  const { image, isUnserved, cities, services } = page
  const content = builtInState(id)
  if (isUnserved)
    return (
      <UnservedPlace
        place={{ title, ...(image && { image }) }}
        crumbs={crumbs}
        drawing={placeDrawing('states', id)}
      />
    )
  const names = cities.map((city) => city.title)
  return (
    <>
      <StateHero
        state={state}
        page={page}
        text={content?.intro ?? statePage.intro(title, names)}
        crumbs={crumbs}
      />
      <div className={BODY}>
        {cities.length > 0 && <Cities state={title} cities={cities} />}
        <ServiceList
          title={statePage.services.title(title)}
          text={statePage.services.text}
          place={title}
          services={services}
          getHref={(service) =>
            cities.length === 0 ? paths.service(service) : paths.stateService(id, service)
          }
        />
        {content && <LocalParagraph text={content.climate} />}
        <CallToAction place={title} />
      </div>
    </>
  )
}
