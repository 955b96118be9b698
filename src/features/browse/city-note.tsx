import { MapPin } from 'lucide'
import { ButtonLink } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { browse } from '#content/browse.ts'
import { paths } from '#lib/paths.ts'
import type { HeroCity } from './category-hero.tsx'

/** A line on the city of the page, and the way to its own. */
export function CityNote({ city }: { city: HeroCity }) {
  return (
    <section
      aria-labelledby="city-title"
      className="flex flex-col items-start justify-between gap-5 rounded-2xl bg-tint p-6 text-on-tint sm:p-8 md:flex-row md:items-center"
    >
      <div className="max-w-2xl">
        <h2 id="city-title" className="flex items-center gap-2 text-xl">
          <Icon node={MapPin} className="size-6 shrink-0" />
          {browse.city.title(city.title)}
        </h2>
        <p className="mt-2 text-sm">{browse.city.text(city.title)}</p>
      </div>
      <ButtonLink href={paths.city(city.id)} variant="secondary" className="shrink-0">
        {browse.city.action(city.title)}
      </ButtonLink>
    </section>
  )
}
