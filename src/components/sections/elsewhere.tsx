import { messages } from '#content/messages.ts'
import type { Elsewhere } from '#data/places/elsewhere.ts'
import { paths } from '#lib/paths.ts'
import { LinkChips } from './link-chips.tsx'

/** Returns the loader's data about a service or job that a place lacks; undefined for other data. */
function readElsewhere(data: unknown): Elsewhere | undefined {
  if (typeof data !== 'object' || data === null || !('cities' in data && 'serviceId' in data))
    return undefined
  const { serviceId, cities } = data
  if (typeof serviceId !== 'string' || !Array.isArray(cities)) return undefined
  const jobId = 'jobId' in data && typeof data.jobId === 'string' ? data.jobId : undefined
  return { serviceId, jobId, cities: cities.filter(isPlace) }
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

/** The cities that offer a service or job that the page's place lacks. */
export function ElsewhereLinks({ data }: { data: unknown }) {
  const elsewhere = readElsewhere(data)
  if (!elsewhere || elsewhere.cities.length === 0) return null
  const { serviceId, jobId, cities } = elsewhere
  const links = cities.map(({ id, title }) => ({
    href: jobId === undefined ? paths.serviceInCity(serviceId, id) : paths.jobPage(serviceId, jobId, id),
    title,
  }))
  return <LinkChips id="elsewhere-title" heading={messages.elsewhere} links={links} />
}
