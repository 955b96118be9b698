import type { Place } from '#api/places/resolve-place.ts'
import { ButtonLink } from '#components/ui/button.tsx'
import type { Crumb } from '#content/breadcrumbs.ts'
import { messages } from '#content/messages.ts'
import { placeService } from '#content/place-pages.ts'
import { paths } from '#lib/paths.ts'
import { PlaceHero } from './place-hero.tsx'

type ServiceHeroProps = {
  crumbs: ReadonlyArray<Crumb>
  service: Place
  /** As in 'Plumbing Services in …'. */
  place: string
  /** The place in a sentence, without what is around it. */
  shortPlace: string
  scene: string | undefined
  /** The page that shows who does the work. */
  providersHref: string
}

/** The banner of a page about one service in one place. */
export function ServiceHero({ crumbs, service, place, shortPlace, scene, providersHref }: ServiceHeroProps) {
  return (
    <PlaceHero
      crumbs={crumbs}
      title={placeService.title(service.title, place)}
      text={placeService.text(shortPlace)}
      scene={scene}
      serviceId={service.id}
    >
      <ButtonLink href={paths.app} size="lg">
        {messages.actions.bookService}
      </ButtonLink>
      <ButtonLink href={providersHref} variant="secondary" size="lg">
        {placeService.providers}
      </ButtonLink>
    </PlaceHero>
  )
}
