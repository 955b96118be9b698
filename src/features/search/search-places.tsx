import type { FoundCity, UnservedPlace } from '#api/schemas/search-results.ts'
import { contactHref } from '#catalogue/contact-href.ts'
import { ApiText } from '#components/ui/api-text.tsx'
import { search } from '#content/search.ts'
import { paths } from '#lib/paths.ts'

const LINK = 'inline-flex min-h-11 items-center font-semibold text-primary underline-offset-4 hover:underline'

/** Names a place that is not served, and links to the nearest served city and the state. */
export function UnservedNote({ title, nearest, state }: UnservedPlace) {
  return (
    <div className="flex flex-col gap-3 rounded-xl border border-line bg-sunken p-4 sm:p-6">
      <p className="font-semibold">{search.unserved.title(title)}</p>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        {nearest && (
          <a href={nearest.href} className={LINK}>
            {search.unserved.nearest(nearest.title, nearest.km)}
          </a>
        )}
        <a href={contactHref('place', title)} rel="nofollow" className={LINK}>
          {search.unserved.tell}
        </a>
        {state && (
          <a href={paths.state(state.id)} className={LINK}>
            {search.unserved.state(state.title)}
          </a>
        )}
      </p>
    </div>
  )
}

/** Asks for the city when a text such as "near me" needs one. */
export function CityChoices({ text, cities }: { text: string; cities: ReadonlyArray<FoundCity> }) {
  return (
    <nav aria-label={search.whichCity} className="rounded-xl border border-line bg-sunken p-4 sm:p-6">
      <p className="font-semibold">{search.whichCity}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {cities.map(({ id, title }) => (
          <li key={id}>
            <a
              href={paths.search(text, id)}
              className="inline-flex min-h-11 items-center rounded-full border border-line-strong/50 bg-surface px-4 text-sm font-medium transition hover:border-primary hover:bg-tint hover:text-on-tint"
            >
              <ApiText>{title}</ApiText>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
