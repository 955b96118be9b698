import { notFound, redirect } from '@tanstack/react-router'
import type { Crumb } from '#data/breadcrumbs/breadcrumbs.ts'
import { type PageContext, readEntry, readForHead } from '#data/page-data.ts'
import { type Counted, listedQuery, toListed } from '#data/providers/who-is-listed.ts'
import type { Scope, ScopeParts, ScopeWith } from '#data/scope/find-scope.ts'
import type { Place } from '#data/scope/places.ts'
import { type AskedScope, scopeQuery } from '#data/scope/scope-query.ts'
import { dayInIndia } from '#lib/india-day.ts'
import type { Priced, WhoIsListed } from '#lib/listed.ts'
import type { PageMeta } from '#lib/seo.ts'

/** Title, description and breadcrumb of a page. */
type Description = {
  title: string
  description: string
  noIndex?: boolean
  crumbs: Array<Crumb>
  /** The drawing of the place. */
  drawing?: string | undefined
  /** The cities of a state that the page links to. */
  cities?: Array<Place>
}

/** The parts of a page about a scope that differ between routes. */
type ScopePage<Part extends keyof Scope, Data extends object> = {
  /** Returns the path of the page. */
  path: (scope: ScopeWith<Part>) => string
  /** Returns the path of the page that says the same, if that is another one. */
  canonical?: (scope: ScopeWith<Part>) => string
  /** Reads the data of the page, with the price of a scope that has one. */
  read: (context: PageContext, scope: ScopeWith<Part>) => Promise<Data & Priced>
  /** Reads who is listed, if the page reads a list of its own. */
  count?: (context: PageContext, scope: ScopeWith<Part>) => Promise<Counted>
  /** `cities` are those of the state that have the service, and where somebody is listed if that is known. */
  describe: (scope: ScopeWith<Part>, listed: WhoIsListed, data: Data, cities: Array<Place>) => Description
}

/** The loader data of a page about a scope. */
export type LoadedScope<Part extends keyof Scope> = Pick<Description, 'crumbs' | 'drawing' | 'cities'> & {
  scope: ScopeWith<Part>
  listed: WhoIsListed
  /** The day in India. */
  today: string
  head: PageMeta
}

/** Returns the parts of the address of a scope. */
export function toParts({ service, job, city, state }: Scope): ScopeParts {
  return { service: service?.id, job: job?.id, city: city?.id, state: state?.id }
}

/**
 * Loads a page about a scope. @throws notFound with what a visitor can do instead, redirect to the address of the scope,
 * ApiError when it cannot be read
 */
export async function loadScope<Part extends keyof Scope, Data extends object>(
  context: PageContext,
  asked: AskedScope & { [Each in Part]: string },
  search: string,
  { path, canonical = path, read, count, describe }: ScopePage<Part, Data>,
): Promise<LoadedScope<Part>> {
  const { api, queryClient } = context
  // If the address has a place, the lists decide first whether it exists.
  if (!asked.city && !asked.state) void queryClient.prefetchQuery(listedQuery(api, asked))
  const answer = await readEntry(context, scopeQuery(api, asked))
  if (answer.kind === 'missing') throw notFound({ data: answer.instead })
  const { cities = [] } = answer
  // A found scope has every required part of its address.
  const scope = answer.scope as ScopeWith<Part>
  const parts = toParts(scope)
  const isAddress = (['service', 'job', 'city', 'state'] as const).every(
    (part) => parts[part] === asked[part],
  )
  if (!isAddress) throw redirect({ href: path(scope) + search, statusCode: 301 })
  const [data, counted] = await Promise.all([
    read(context, scope),
    count
      ? count(context, scope).then((data) => ({ ok: true as const, data }))
      : readForHead(context, listedQuery(api, parts)),
  ])
  const listed = toListed(counted, parts, data.price)
  const somewhere = counted.ok ? counted.data.cities : undefined
  const { title, description, noIndex, ...page } = describe(
    scope,
    listed,
    data,
    cities.filter(({ id }) => somewhere?.includes(id) ?? true),
  )
  return {
    scope,
    listed,
    today: dayInIndia(context.renderedAt()),
    head: { title, description, path: canonical(scope), noIndex: noIndex || !listed.isIndexed },
    ...page,
  }
}
