import type { Place } from '#api/places/resolve-place.ts'
import { ButtonLink } from '#components/ui/button.tsx'
import { messages } from '#content/messages.ts'
import { cityPage } from '#content/place-pages.ts'
import { cityCrumbs } from '#content/places/crumbs.ts'
import { paths } from '#lib/paths.ts'
import { PlaceHero } from './place-hero.tsx'
import { cityScene } from './scenes.ts'

type CityHeroProps = { city: Place & { image?: string }; state: Place | undefined; text: string }

export function CityHero({ city, state, text }: CityHeroProps) {
  return (
    <PlaceHero
      crumbs={cityCrumbs(city.title, state)}
      title={cityPage.title(city.title)}
      text={text}
      scene={city.image ?? cityScene(city.id)}
    >
      <ButtonLink href={paths.app} size="lg">
        {messages.actions.bookService}
      </ButtonLink>
    </PlaceHero>
  )
}
