import { ServiceLink } from '#components/ui/service-link.tsx'
import { getLang } from '#lib/language.ts'

type LinkChipsProps = {
  /** Id of the heading. */
  id: string
  heading: string
  links: ReadonlyArray<{ href: string; title: string }>
}

/** Links below a heading, on the screen of a missing page. */
export function LinkChips({ id, heading, links }: LinkChipsProps) {
  return (
    <nav aria-labelledby={id} className="mt-6 max-w-2xl">
      <h2 id={id} className="text-lg">
        {heading}
      </h2>
      <ul className="mt-3 flex flex-wrap justify-center gap-2">
        {links.map(({ href, title }) => (
          <li key={href}>
            <ServiceLink
              href={href}
              lang={getLang(title)}
              className="inline-flex min-h-11 items-center rounded-full border border-line-strong/50 bg-surface px-4 text-sm font-medium hover:border-primary hover:bg-tint hover:text-on-tint"
            >
              {title}
            </ServiceLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
