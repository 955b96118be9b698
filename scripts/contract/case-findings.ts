import { serviceCatalogue } from '#catalogue/service-list.ts'
import { slugify } from '#lib/slug.ts'
import type { Finding } from './report.ts'

type Entries = ReadonlyArray<Readonly<Record<string, unknown>>>

function getTitle(entry: Entries[number]): string {
  return String(entry.title ?? entry.name ?? '')
}

function note(text: string, names: ReadonlyArray<string>): Array<Finding> {
  return names.length > 0 ? [{ kind: 'NOTE', text: `${text}: ${names.join(', ')}` }] : []
}

/** Reports places whose slug is not their title, and states without a list of cities. */
export function placeFindings(path: string, places: Entries): Array<Finding> {
  const renamed = places.filter(({ slug }) => typeof slug === 'string')
  const aliases = renamed.filter((place) => place.slug !== slugify(getTitle(place)))
  const bare = path === '/state/all' ? places.filter(({ cities }) => cities === undefined) : []
  return [
    ...note('has the address of its title, and its slug leads there', aliases.map(getTitle)),
    ...note('does not say which cities it has, so they are unknown', bare.map(getTitle)),
  ]
}

/** Reports the built-in services that the API lacks. */
export function serviceFindings(services: Entries): Array<Finding> {
  const names = services.flatMap((service) => [String(service._id), slugify(getTitle(service))])
  const lacking = serviceCatalogue.filter(({ id }) => !names.includes(id))
  return note(
    'is not listed, so it has no page and no link',
    lacking.map(({ id }) => id),
  )
}
