import { messages } from '#content/messages.ts'
import type { Elsewhere } from '#data/places/elsewhere.ts'
import { paths } from '#lib/paths.ts'
import { LinkChips } from './link-chips.tsx'

/** Returns true for the loader's data about a service or job that a place lacks. The router types it as unknown. */
function isElsewhere(data: unknown): data is Elsewhere {
  return typeof data === 'object' && data !== null && 'serviceId' in data && 'cities' in data
}

/** The cities that offer a service or job that the page's place lacks. */
export function ElsewhereLinks({ data }: { data: unknown }) {
  if (!isElsewhere(data) || data.cities.length === 0) return null
  const { serviceId, jobId, cities } = data
  const links = cities.map(({ id, title }) => ({
    href: jobId === undefined ? paths.serviceInCity(serviceId, id) : paths.jobPage(serviceId, jobId, id),
    title,
  }))
  return <LinkChips id="elsewhere-title" heading={messages.elsewhere} links={links} />
}
