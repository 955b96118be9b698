import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useApi } from '#api/api-context.ts'
import { lowestPrice } from '#api/places/local-jobs.ts'
import type { Place } from '#api/places/resolve-place.ts'
import { serviceQuery } from '#api/services/service-queries.ts'
import { BookLink } from '#components/sections/book-link.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { HeroPrice } from '#components/ui/hero-price.tsx'
import type { Crumb } from '#content/breadcrumbs.ts'
import { messages } from '#content/messages.ts'
import { placeService } from '#content/place-pages.ts'
import { PlaceHero } from './place-hero.tsx'

type ServiceHeroProps = {
  crumbs: ReadonlyArray<Crumb>
  service: Place
  /** Given on the page of a city, which has its own jobs and prices. */
  cityId?: string
  /** As in 'Plumbing Services in …'. */
  place: string
  /** The place in a sentence, without what is around it. */
  shortPlace: string
  scene: string | undefined
  /** The page that shows who does the work. */
  providersHref: string
}

function LowestPrice({ serviceId, cityId }: { serviceId: string; cityId: string | undefined }) {
  const { data } = useSuspenseQuery(serviceQuery({ api: useApi() }, serviceId, cityId))
  return <HeroPrice price={data.ok ? lowestPrice(data.data.childCategories) : undefined} />
}

/** The banner of a page about one service in one place. */
export function ServiceHero(props: ServiceHeroProps) {
  const { crumbs, service, cityId, place, shortPlace, scene, providersHref } = props
  return (
    <PlaceHero
      crumbs={crumbs}
      title={placeService.title(service.title, place)}
      text={placeService.text(shortPlace)}
      scene={scene}
      serviceId={service.id}
    >
      <BookLink booking={{ service: service.id, city: cityId }} size="lg">
        {messages.actions.bookService}
      </BookLink>
      <ButtonLink href={providersHref} variant="secondary" size="lg">
        {placeService.providers}
      </ButtonLink>
      <Suspense fallback={<HeroPrice price="waiting" />}>
        <LowestPrice serviceId={service.id} cityId={cityId} />
      </Suspense>
    </PlaceHero>
  )
}
