import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#api/client.ts'
import { ifKnown, ifThere } from '#api/result.ts'
import type { ProviderSummary } from '#api/schemas/provider.ts'
import { MAX_COMPARED } from '#browser/comparison.ts'
import { messages } from '#content/messages.ts'
import { readResult } from '#data/query-result.ts'
import { findCity } from '#data/scope/places.ts'
import { language } from '#lib/language.ts'
import { isAddressPart, nameOfId } from '#lib/slug.ts'

export type Comparison = {
  /** The existing providers, in the order of the ids. */
  providers: Array<ProviderSummary & { city: string | undefined }>
  /** Every named job of the services that the providers share, by title. */
  jobs: Array<{ id: string; title: string; serviceId?: string }>
}

/** Returns the ids in an address: unique, in the order of choosing, and at most as many as can be compared. */
export function comparedIds(text: string | undefined): Array<string> {
  const ids = (text ?? '').split(',').filter(isAddressPart)
  return [...new Set(ids)].slice(0, MAX_COMPARED)
}

/** Reads the titles of jobs and the services that they belong to. */
async function readJobs(
  api: ApiClient,
  providers: ReadonlyArray<ProviderSummary>,
): Promise<Map<string, { title: string; serviceId: string }>> {
  const serviceIds = [...new Set(providers.flatMap(({ categoryIds }) => categoryIds))]
  const services = await Promise.all(serviceIds.map((id) => ifKnown(api.category(id))))
  const jobs = services.flatMap((service, index) => {
    const serviceId = serviceIds[index] ?? ''
    const all = service?.childCategories.flatMap(({ superChildren }) => superChildren) ?? []
    return all.map(({ id, title }) => [id, { title, serviceId }] as const)
  })
  return new Map(jobs)
}

/** Returns the services that all providers have, else all of theirs. Jobs of an unknown service always count. */
function sharedServices(providers: ReadonlyArray<ProviderSummary>): Set<string | undefined> {
  const all = providers.flatMap(({ categoryIds }) => categoryIds)
  const shared = all.filter((id) => providers.every(({ categoryIds }) => categoryIds.includes(id)))
  return new Set([undefined, ...(shared.length > 0 ? shared : all)])
}

/**
 * Reads providers and the jobs to compare. `service` is that of the list from which the visitor came: if all providers
 * offer it, only its jobs are compared.
 */
async function readComparison(
  api: ApiClient,
  ids: ReadonlyArray<string>,
  service: string | undefined,
): Promise<Comparison> {
  const found = await Promise.all(ids.map((id) => ifThere(api.provider(id))))
  const details = found.filter((detail) => detail !== undefined)
  const [known, cities] = await Promise.all([readJobs(api, details), ifKnown(api.cities(), [])])
  const isShared = service !== undefined && details.every(({ categoryIds }) => categoryIds.includes(service))
  const shared = isShared ? new Set([undefined, service]) : sharedServices(details)
  const providers = details.map((detail) => {
    const { about: _, services: __, gallery: ___, reviews: ____, phone, email, ...summary } = detail
    return {
      ...summary,
      jobs: detail.jobs.filter(({ id }) => shared.has(known.get(id)?.serviceId)),
      city: findCity(cities, detail.cityId)?.title ?? nameOfId(detail.cityId),
    }
  })
  const jobIds = new Set(providers.flatMap(({ jobs }) => jobs.map(({ id }) => id)))
  const jobs = [...jobIds].flatMap((id) => {
    const title = known.get(id)?.title ?? nameOfId(id)
    return title ? [{ id, ...known.get(id), title }] : []
  })
  return { providers, jobs: jobs.sort((a, b) => a.title.localeCompare(b.title, language.locale)) }
}

/** Reads the compared data of providers. Withdrawn providers are missing. */
export function comparisonQuery(api: ApiClient, ids: ReadonlyArray<string>, service?: string) {
  return queryOptions({
    queryKey: ['comparison', ids.join(), service ?? ''],
    queryFn: (context) => readResult(readComparison(api, ids, service), context),
    meta: { errorMessage: messages.errors.providers },
  })
}

/** Queries whether a provider is listed. It fails silently, because then nobody is removed. */
export function isListedQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: ['provider', id, 'listed'],
    queryFn: async () => (await ifThere(api.provider(id))) !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
