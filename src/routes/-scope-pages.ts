import { ifKnown } from '#api/result.ts'
import { placeDrawing } from '#catalogue/places/drawings.ts'
import { stateCities } from '#catalogue/places/state-cities.ts'
import { fromPrice } from '#content/browse.ts'
import { company } from '#content/company.ts'
import { durationText, jobDescription, jobHead, jobPage as jobStrings } from '#content/job-page.ts'
import { serviceHead } from '#content/page-heads.ts'
import {
  cityMeta,
  cityServiceMeta,
  serviceDescription,
  stateCityServiceMeta,
  stateMeta,
  stateServiceMeta,
  unservedMeta,
} from '#content/place-pages.ts'
import { providerListHead } from '#content/provider-list.ts'
import { jobCrumbs, ownCrumbs, providerListCrumbs, serviceCrumbs } from '#data/breadcrumbs/breadcrumbs.ts'
import { cityCrumbs, placeServiceCrumbs, stateCityServiceCrumbs } from '#data/breadcrumbs/place-crumbs.ts'
import { type PageContext, readEntry } from '#data/page-data.ts'
import { cityPageQuery } from '#data/places/city-page.ts'
import { jobsKnown, type LocalService } from '#data/places/local-jobs.ts'
import { statePageQuery } from '#data/places/state-page.ts'
import { listQueries } from '#data/providers/list-queries.ts'
import { isPlain, type ListSearch, loadList } from '#data/providers/list-search.ts'
import { BEST_PROVIDERS } from '#data/providers/who-is-listed.ts'
import { builtInState } from '#data/scope/built-in-places.ts'
import type { Scope } from '#data/scope/find-scope.ts'
import type { Place } from '#data/scope/places.ts'
import type { AskedScope } from '#data/scope/scope-query.ts'
import { jobQuery } from '#data/services/job-query.ts'
import {
  RELATED_SLIDES,
  RELATED_TILES,
  serviceQueries,
  serviceQuery,
} from '#data/services/service-queries.ts'
import { dayInIndia } from '#lib/india-day.ts'
import { paths } from '#lib/paths.ts'
import { getEntry } from '#lib/slug.ts'
import { type LoadedScope, loadScope, toParts } from './-load-scope.ts'

/** An address with some parts for certain. */
type Asked<Part extends keyof Scope> = AskedScope & { [Each in Part]: string }

/** Maximum length of a name that gets a detail. A longer name fills the line of a search result. */
const MAX_LENGTH_WITH_DETAIL = 35

/** Reads a service, and starts to read the services beside it. */
function readService(context: PageContext, scope: Scope, most: number): Promise<LocalService> {
  const { api, queryClient } = context
  const parts = toParts(scope)
  void queryClient.prefetchQuery(serviceQueries.related(api, parts, most))
  return readEntry(context, serviceQuery(api, parts))
}

/** Reads the best providers of a service or job in a city, which the page shows. */
async function readBest({ api, queryClient }: PageContext, scope: Scope): Promise<void> {
  const { service, job, city } = toParts(scope)
  if (service === undefined || city === undefined) return
  await queryClient.prefetchQuery(listQueries.best(api, { category: service, city, job }, BEST_PROVIDERS))
}

/** Loads the page of a service, in a city if its address names one. */
export function loadService(
  context: PageContext,
  asked: Asked<'service'>,
  search: string,
): Promise<LoadedScope<'service'>> {
  return loadScope(context, asked, search, {
    path: ({ service, city }) =>
      city ? paths.serviceInCity(service.id, city.id) : paths.service(service.id),
    read: async (context, scope) => {
      const [service] = await Promise.all([
        readService(context, scope, RELATED_TILES),
        readBest(context, scope),
      ])
      return service
    },
    describe({ service, city }, { count }, local) {
      const { title } = service
      const name = serviceHead.name(title, city?.title)
      const jobs = jobsKnown(local)
      return {
        title:
          name.length > MAX_LENGTH_WITH_DETAIL || jobs !== 'prices'
            ? serviceHead.title(name)
            : serviceHead.detailedTitle(count, name),
        description: serviceDescription(count, title, city?.title, jobs),
        crumbs: serviceCrumbs(title, city),
        drawing: city && placeDrawing('cities', city.id),
      }
    },
  })
}

/** Loads the list of the providers of a service in a city. Only the plain list is indexed. */
export function loadProviders(
  context: PageContext,
  asked: Asked<'service' | 'city'>,
  search: string,
  filters: ListSearch,
): Promise<LoadedScope<'service' | 'city'>> {
  const today = dayInIndia(context.renderedAt())
  const sought: Asked<'service' | 'city'> = { ...asked, sought: filters.job }
  return loadScope(context, sought, search, {
    path: ({ service, city }) => paths.professionals(service.id, city.id),
    read: (context, scope) => readEntry(context, serviceQuery(context.api, toParts(scope))),
    count: (context, { service, city }) =>
      loadList(context, filters, { category: service.id, city: city.id, today }),
    describe({ service, city }, { count }) {
      const head = providerListHead(count, service.title, city.title)
      return {
        title: `${head.title} | ${company.name}`,
        description: head.description,
        noIndex: !isPlain(filters),
        crumbs: providerListCrumbs(service, city),
      }
    },
  })
}

/** Loads the page of a job, in a city if its address names one. */
export function loadJob(
  context: PageContext,
  asked: Asked<'service' | 'job'>,
  search: string,
): Promise<LoadedScope<'service' | 'job'>> {
  // The facts are read next; on the worker all reads of a request share them.
  if (import.meta.env.SSR) void ifKnown(context.api.job(asked.service, asked.job))
  return loadScope(context, asked, search, {
    path: ({ service, job, city }) => paths.jobPage(service.id, job.id, city?.id),
    read: async (context, scope) => {
      const [page] = await Promise.all([
        readEntry(context, jobQuery(context.api, toParts(scope))),
        readBest(context, scope),
      ])
      return { ...page, ...(page.job.price && { price: page.job.price }) }
    },
    describe({ service, job, city }, { count, price }, { facts }) {
      const name = jobStrings.name(job.title, city?.title)
      const { durationMinutes, warrantyDays, includes, excludes } = facts
      const hasExtent = Boolean(includes?.length || excludes?.length)
      const isDetailed = name.length <= MAX_LENGTH_WITH_DETAIL && price && hasExtent
      return {
        title: isDetailed ? jobHead.title(name) : jobHead.shortTitle(name),
        description: jobDescription(count, name, {
          price: price && price.kind !== 'sample' ? fromPrice(price) : undefined,
          duration: durationMinutes && durationText(durationMinutes),
          warranty: warrantyDays,
          hasExtent,
        }),
        crumbs: jobCrumbs(service, job.title, city),
      }
    },
  })
}

/** Loads the page of a city. */
export function loadCity(
  context: PageContext,
  asked: Asked<'city'>,
  search: string,
): Promise<LoadedScope<'city'>> {
  return loadScope(context, asked, search, {
    path: ({ city, state }) => (state ? paths.stateCity(state.id, city.id) : paths.city(city.id)),
    canonical: ({ city }) => paths.city(city.id),
    read: (context, { city }) => readEntry(context, cityPageQuery(context.api, city.id)),
    describe({ city, state }, { count }, { content, services, state: ofCity }) {
      const { title } = city
      const crumbs = cityCrumbs(title, ofCity)
      if (services.total === 0) return { ...unservedMeta(title), crumbs, noIndex: true }
      const shown = [...services.top, ...services.more].map((service) => service.title)
      const hasPrices = services.top.some(({ price }) => price)
      const meta = cityMeta(count, title, state?.title, shown, hasPrices)
      const ownWords = state || count === 0 ? undefined : content?.seoDescription
      return { ...meta, ...(ownWords && { description: ownWords }), crumbs }
    },
  })
}

/** Loads the page of a state. */
export function loadState(
  context: PageContext,
  asked: Asked<'state'>,
  search: string,
): Promise<LoadedScope<'state'>> {
  return loadScope(context, asked, search, {
    path: ({ state }) => paths.state(state.id),
    read: (context, { state }) => readEntry(context, statePageQuery(context.api, state.id)),
    describe({ state }, { count }, { isUnserved, cities, services }) {
      const { id, title } = state
      const crumbs = ownCrumbs(title)
      if (isUnserved) return { ...unservedMeta(title), crumbs, noIndex: true }
      const ownWords = count === 0 ? undefined : builtInState(id)?.seoDescription
      const meta = stateMeta(
        count,
        title,
        cities.map((city) => city.title),
        services.top.some(({ price }) => price),
      )
      return { ...meta, ...(ownWords && { description: ownWords }), crumbs }
    },
  })
}

/** Number of cities on a state and service page (specification section 2). */
const MAX_CITIES = 4

/** Loads a service in a state. */
export function loadStateService(
  context: PageContext,
  asked: Asked<'state' | 'service'>,
  search: string,
): Promise<LoadedScope<'state' | 'service'>> {
  return loadScope(context, asked, search, {
    path: ({ state, service }) => paths.stateService(state.id, service.id),
    read: (context, scope) => readService(context, scope, RELATED_SLIDES),
    describe({ state, service }, { count }, local, cities) {
      const { id, title } = state
      const known = (getEntry(stateCities, id) ?? []).toReversed()
      const rank = (city: Place) => known.indexOf(city.id)
      const shown = cities.toSorted((one, other) => rank(other) - rank(one)).slice(0, MAX_CITIES)
      const names = shown.map((city) => city.title)
      return {
        ...stateServiceMeta(count, service.title, title, names, jobsKnown(local)),
        crumbs: placeServiceCrumbs(service, title),
        cities: shown,
      }
    },
  })
}

/** Loads a service in a city, below its state if the address names one. */
export function loadCityService(
  context: PageContext,
  asked: Asked<'city' | 'service'>,
  search: string,
): Promise<LoadedScope<'city' | 'service'>> {
  return loadScope(context, asked, search, {
    path: ({ state, city, service }) =>
      state ? paths.stateCityService(state.id, city.id, service.id) : paths.cityService(city.id, service.id),
    canonical: ({ city, service }) => paths.serviceInCity(service.id, city.id),
    read: (context, scope) => readService(context, scope, RELATED_SLIDES),
    describe({ state, city, service }, { count }, local) {
      const { title } = city
      const jobs = jobsKnown(local)
      return state
        ? {
            ...stateCityServiceMeta(count, service.title, title, state.title, jobs),
            crumbs: stateCityServiceCrumbs(state, city, service),
          }
        : {
            ...cityServiceMeta(count, service.title, title, jobs),
            crumbs: placeServiceCrumbs(service, title),
          }
    },
  })
}
