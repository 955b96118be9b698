import { type Crumb, ownCrumbs } from '#catalogue/breadcrumbs.ts'
import { contactHref } from '#catalogue/contact-href.ts'
import { BookLink, CallBackLink } from '#components/sections/book-link.tsx'
import { ApiText } from '#components/ui/api-text.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { messages } from '#content/messages.ts'
import { placeCards, statePage } from '#content/place-pages.ts'
import { builtInState } from '#data/places/built-in-places.ts'
import type { Place, PlaceState } from '#data/places/resolve-place.ts'
import type { NearestServed } from '#data/places/unserved-town.ts'
import type { Listed } from '#lib/listed.ts'
import { paths } from '#lib/paths.ts'
import { PlaceCards } from './place-cards.tsx'
import { BODY, CallToAction, cityDrawing, LocalParagraph, PlaceHero, stateDrawing } from './place-frame.tsx'
import { StateServices } from './place-services.tsx'
import { useListedState } from './use-listed-place.ts'

function Cities({ state, cities }: { state: string; cities: PlaceState['cities'] }) {
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
          drawing: cityDrawing(id),
        }))}
      />
    </section>
  )
}

type StateHeroProps = { state: Place & { image?: string }; text: string; listed: Listed }

function StateHero({ state, text, listed }: StateHeroProps) {
  return (
    <PlaceHero
      crumbs={ownCrumbs(state.title)}
      title={statePage.title(state.title)}
      text={statePage.ofListed(listed, state.title, text)}
      image={state.image}
      drawing={stateDrawing(state.id)}
    >
      {listed === 0 ? (
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

/** The page of a state (specification section 2). */
export function StatePage({ id, listed }: { id: string; listed: Listed }) {
  const state = useListedState(id)
  const content = builtInState(id)
  const { title, cities } = state
  if (state.isUnserved)
    return <UnservedPlace place={state} crumbs={ownCrumbs(title)} drawing={stateDrawing(id)} />
  const names = cities.map((city) => city.title)
  return (
    <>
      <StateHero state={state} text={content?.intro ?? statePage.intro(title, names)} listed={listed} />
      <div className={BODY}>
        {cities.length > 0 && <Cities state={title} cities={cities} />}
        <StateServices id={id} title={title} isAnywhere={cities.length === 0} />
        {content && <LocalParagraph text={content.climate} />}
        <CallToAction place={title} listed={listed} />
      </div>
    </>
  )
}
