import { MapPin } from 'lucide'
import { Icon } from '#components/ui/icon.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { cityPage } from '#content/place-pages.ts'

/** Where in the city technicians come to homes. */
export function Neighbourhoods({ city, names }: { city: string; names: ReadonlyArray<string> }) {
  return (
    <section aria-labelledby="areas-title">
      <SectionHeading id="areas-title" title={cityPage.areas.title} text={cityPage.areas.text(city)} />
      <ul className="flex flex-wrap gap-2 sm:gap-3">
        {names.map((name) => (
          <li
            key={name}
            className="inline-flex items-center gap-1.5 rounded-full bg-sunken px-3.5 py-2 text-sm font-medium"
          >
            <Icon node={MapPin} className="size-4 shrink-0 text-primary" />
            {name}
          </li>
        ))}
      </ul>
    </section>
  )
}
