import * as v from 'valibot'
import { messages } from '#content/messages.ts'
import { paths } from '#lib/paths.ts'
import { LinkChips } from './link-chips.tsx'

/** The loader's data about a service or job that a place lacks. */
const elsewhereSchema = v.object({
  serviceId: v.string(),
  jobId: v.optional(v.string()),
  cities: v.array(v.object({ id: v.string(), title: v.string() })),
})

/** The cities that offer a service or job that the page's place lacks. */
export function ElsewhereLinks({ data }: { data: unknown }) {
  const { success, output } = v.safeParse(elsewhereSchema, data)
  if (!success || output.cities.length === 0) return null
  const { serviceId, jobId, cities } = output
  const links = cities.map(({ id, title }) => ({
    href: jobId === undefined ? paths.serviceInCity(serviceId, id) : paths.jobPage(serviceId, jobId, id),
    title,
  }))
  return <LinkChips id="elsewhere-title" heading={messages.elsewhere} links={links} />
}
