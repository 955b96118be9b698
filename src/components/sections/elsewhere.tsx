import { messages } from '#content/messages.ts'
import type { Elsewhere } from '#data/places/elsewhere.ts'
import { getLang } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'

/** Returns the loader's data about a service that a place lacks; undefined for other data. */
function readElsewhere(data: unknown): Elsewhere | undefined {
  if (typeof data !== 'object' || data === null || !('cities' in data && 'serviceId' in data))
    return undefined
  const { serviceId, cities } = data
  if (typeof serviceId !== 'string' || !Array.isArray(cities)) return undefined
  return { serviceId, cities: cities.filter(isPlace) }
}

function isPlace(value: unknown): value is Elsewhere['cities'][number] {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'title' in value &&
    typeof value.title === 'string'
  )
}

/** The cities that offer a service that the page's place lacks. */
export function ElsewhereLinks({ data }: { data: unknown }) {
  const elsewhere = readElsewhere(data)
  if (!elsewhere || elsewhere.cities.length === 0) return null
  const { serviceId, cities } = elsewhere
  return (
    <nav aria-labelledby="elsewhere-title" className="mt-6 max-w-2xl">
      <h2 id="elsewhere-title" className="text-lg">
        {messages.elsewhere}
      </h2>
      <ul className="mt-3 flex flex-wrap justify-center gap-2">
        {cities.map(({ id, title }) => (
          <li key={id}>
            <a
              href={paths.serviceInCity(serviceId, id)}
              lang={getLang(title)}
              className="inline-flex min-h-11 items-center rounded-full border border-line-strong/50 bg-surface px-4 text-sm font-medium hover:border-primary hover:bg-tint hover:text-on-tint"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
