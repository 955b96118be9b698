import { ArrowRight } from 'lucide'
import type { Place } from '#api/places/resolve-place.ts'
import { Icon } from '#components/ui/icon.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { cityPage, placeCards } from '#content/place-pages.ts'
import { paths } from '#lib/paths.ts'
import { PlaceCards } from './place-cards.tsx'
import { cityScene } from './scenes.ts'

const MOST_CARDS = 4

/** The neighbours of a city, and the way to all of its state. */
export function OtherCities({ state, cities }: { state: Place; cities: ReadonlyArray<Place> }) {
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
        columns="quarters"
        cards={cities.slice(0, MOST_CARDS).map(({ id, title }) => ({
          id,
          title,
          href: paths.city(id),
          scene: cityScene(id),
          note: placeCards.seeServices,
        }))}
      />
    </section>
  )
}
