import { useSuspenseQuery } from '@tanstack/react-query'
import { Lightbulb } from 'lucide'
import { Suspense, use } from 'react'
import { BookLink, CallBackLink } from '#components/sections/book-link.tsx'
import { EndlessCarousel } from '#components/sections/carousel.tsx'
import { useApi } from '#components/sections/page-context.ts'
import { ServiceTile } from '#components/sections/service-tile.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { HeroPrice } from '#components/ui/hero-price.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { ListedContext } from '#components/ui/scope-contexts.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { messages } from '#content/messages.ts'
import { placeService } from '#content/place-pages.ts'
import type { Crumb } from '#data/breadcrumbs/breadcrumbs.ts'
import type { LocalNeed } from '#data/places/built-in.ts'
import type { Place } from '#data/scope/places.ts'
import { RELATED_SLIDES, serviceQueries } from '#data/services/service-queries.ts'
import { paths } from '#lib/paths.ts'
import { PlaceHero } from './place-frame.tsx'

type ServiceHeroProps = {
  crumbs: ReadonlyArray<Crumb>
  service: Place
  /** Given on the page of a city, which has its own jobs and prices. */
  city?: Place
  /** The name as in 'Plumbing Services in …'. */
  place: string
  /** The bare name of the place, for use in a sentence. */
  shortPlace: string
  drawing: string | undefined
  /** The page that shows who does the work. */
  providersHref: string
}

/** The banner of a page about one service in one place. */
export function ServiceHero(props: ServiceHeroProps) {
  const { crumbs, service, city, place, shortPlace, drawing, providersHref } = props
  const { count } = use(ListedContext)
  const booking = { service: service.id, city: city?.id }
  return (
    <PlaceHero
      crumbs={crumbs}
      title={placeService.title(service.title, place)}
      text={placeService.text(count, shortPlace)}
      drawing={drawing}
      serviceId={service.id}
    >
      {count !== 0 && (
        <>
          <BookLink booking={booking} size="lg">
            {messages.actions.bookService}
          </BookLink>
          <ButtonLink href={providersHref} variant="secondary" size="lg">
            {placeService.providers}
          </ButtonLink>
        </>
      )}
      <CallBackLink booking={booking} variant={count === 0 ? 'primary' : 'secondary'} />
      <HeroPrice city={shortPlace} />
    </PlaceHero>
  )
}

type LocalNoteProps = {
  place: string
  serviceId: string
  content: { climate: string; needs: ReadonlyArray<LocalNeed> }
}

/** Facts about this service for homes of a place; about the place itself when it needs nothing special. */
export function LocalNote({ place, serviceId, content: { climate, needs } }: LocalNoteProps) {
  const need = needs.find((candidate) => candidate.serviceId === serviceId)
  return (
    <section
      aria-labelledby="note-title"
      className="flex flex-col gap-4 rounded-2xl bg-accent-tint p-6 text-on-accent-tint sm:flex-row sm:gap-5 sm:p-8"
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-accent text-on-accent">
        <Icon node={Lightbulb} className="size-6" />
      </span>
      <div className="max-w-3xl">
        <h2 id="note-title" className="text-xl">
          {need?.title ?? placeService.note(place)}
        </h2>
        <p className="mt-2">{need?.text ?? climate}</p>
      </div>
    </section>
  )
}

/** Specification section 9: three side by side on medium screens, five on large ones. */
const SLIDE = 'w-[45%] sm:w-1/3 lg:w-1/5'
const MAX_IN_VIEW = 5
const { related: words } = placeService

type RelatedProps = { serviceId: string; cityId: string | undefined }

function Related({ serviceId, cityId }: RelatedProps) {
  const { data } = useSuspenseQuery(
    serviceQueries.related(useApi(), { service: serviceId, city: cityId }, RELATED_SLIDES),
  )
  if (!data.ok || data.data.length === 0) return null
  return (
    <section aria-labelledby="related-title">
      <SectionHeading id="related-title" title={words.title} text={words.text} />
      <EndlessCarousel
        label={words.label}
        labels={words}
        slides={data.data.map((service) => ({
          id: service.id,
          content: (
            <ServiceTile
              service={service}
              href={cityId ? paths.serviceInCity(service.id, cityId) : paths.service(service.id)}
              draggable={false}
            />
          ),
        }))}
        slideClass={SLIDE}
        maxInView={MAX_IN_VIEW}
      />
    </section>
  )
}

/** An endless row of related services; in a city only those that it offers. */
export function RelatedServicesCarousel(props: RelatedProps) {
  return (
    <Suspense fallback={<div className="skeleton h-64 rounded-xl" />}>
      <Related {...props} />
    </Suspense>
  )
}
