import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#api/client.ts'
import { ifKnown, ifThere } from '#api/result.ts'
import type { City } from '#api/schemas/place.ts'
import { messages } from '#content/messages.ts'
import { citiesWithProviders, readDirectory } from '#data/providers/who-is-listed.ts'
import { readResult } from '#data/query-result.ts'
import {
  citiesOfState,
  findJob,
  findScope,
  type MissingScope,
  type Scope,
  type ScopeParts,
  toScope,
} from './find-scope.ts'
import { findInstead, type Instead } from './instead.ts'
import { type Place, toPlace } from './places.ts'
import { type Places, readPlaces } from './read-places.ts'

/** The outcome for an address, as its page needs it. */
type ScopeAnswer =
  /** `cities` are those of a state, with a service those that offer it. */
  { kind: 'found'; scope: Scope; cities?: Array<Place> } | { kind: 'missing'; instead: Instead }

/** The parts of an address. `sought` is a job that the visitor looks for, although the page is not about it. */
export type AskedScope = ScopeParts & { sought?: string | undefined }

const NO_PLACES: Places = { cities: [], states: [] }

/** Returns the cities where somebody is listed for the sought service; all cities if that is unknown. */
async function readServed(api: ApiClient, { entries }: MissingScope, cities: ReadonlyArray<City>) {
  const { service, job } = entries
  return citiesWithProviders(
    cities,
    await ifKnown(readDirectory(api, { service: service?._id, job: job?.id })),
  )
}

async function readInstead(
  api: ApiClient,
  parts: ScopeParts,
  missing: MissingScope,
  { cities }: Places,
): Promise<Instead> {
  if (missing.what !== 'city') return findInstead(parts, missing, { cities, towns: [], served: cities })
  const [{ towns }, served] = await Promise.all([
    import('#catalogue/places/towns.ts'),
    readServed(api, missing, cities),
  ])
  return findInstead(parts, missing, { cities, towns, served })
}

/** Reads what an address is about. @throws ApiError if that cannot be decided */
async function readScope(api: ApiClient, { sought, ...parts }: AskedScope): Promise<ScopeAnswer> {
  const hasPlace = parts.city !== undefined || parts.state !== undefined
  const [places, service] = await Promise.all([
    hasPlace ? readPlaces(api) : NO_PLACES,
    parts.service === undefined ? undefined : ifThere(api.category(parts.service)),
  ])
  const outcome = findScope(parts, places, service)
  if (outcome.kind === 'found') {
    const { state, ...entries } = outcome.entries
    if (!state || entries.city)
      return { kind: 'found', scope: toScope(parts.state === undefined ? entries : outcome.entries) }
    const cities = citiesOfState(places.cities, state, service?._id)
    return { kind: 'found', scope: toScope(outcome.entries), cities: cities.map(toPlace) }
  }
  if (places.failure && outcome.what !== 'service' && outcome.what !== 'job') throw places.failure
  const job = outcome.entries.job ?? (service && sought ? findJob(service, sought) : undefined)
  const entries = { ...outcome.entries, ...(job && { job }) }
  return { kind: 'missing', instead: await readInstead(api, parts, { ...outcome, entries }, places) }
}

/** Queries what an address is about. */
export function scopeQuery(api: ApiClient, asked: AskedScope) {
  const { service = '', job = '', city = '', state = '', sought = '' } = asked
  return queryOptions({
    queryKey: ['scope', service, job, city, state, sought],
    queryFn: (context) => readResult(readScope(api, asked), context),
    meta: { errorMessage: messages.errors[service ? 'categories' : city ? 'cities' : 'states'] },
  })
}
