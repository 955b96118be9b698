import { useSuspenseQuery } from '@tanstack/react-query'
import { X } from 'lucide'
import { memo, Suspense, use, useDeferredValue, useMemo } from 'react'
import { ListChips } from '#components/sections/list-chips.tsx'
import { NobodyHere } from '#components/sections/nobody-here.tsx'
import { useApi } from '#components/sections/page-context.ts'
import { RankingNote } from '#components/sections/ranking-note.tsx'
import { useLoaded } from '#components/sections/use-loaded.ts'
import { ApiText } from '#components/ui/api-text.tsx'
import { Breadcrumb } from '#components/ui/breadcrumb.tsx'
import { CHIP } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { lazy } from '#components/ui/lazy.ts'
import { ListedContext, TodayContext } from '#components/ui/scope-contexts.tsx'
import { providerListHead, providerList as strings } from '#content/provider-list.ts'
import type { Crumb } from '#data/breadcrumbs/breadcrumbs.ts'
import { type ListPage, listFilters, listQueries, toChoices } from '#data/providers/list-queries.ts'
import {
  type CountedFilter,
  getFilters,
  getWeekday,
  isPlain,
  type ListSearch,
  unknownFilters,
} from '#data/providers/list-search.ts'
import type { Place } from '#data/scope/places.ts'
import { classNames } from '#lib/class-names.ts'
import { getLang } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import { parseSearch, stringifySearch } from '#lib/search-params.ts'
import { type FilterOptions, filterOptions, filterStrings, hrefWithout } from './filter-options.ts'
import { ListSearchForm } from './list-search-form.tsx'
import { ListEnds, ListFailed, ListSkeleton, NobodyFits, ProvidersSkeleton } from './list-states.tsx'

type ActiveFiltersProps = { action: string; search: ListSearch; options: FilterOptions }

/** The filters that are set, each a link to the list without it. */
function ActiveFilters({ action, search, options }: ActiveFiltersProps) {
  const active = listFilters.filter((name) => search[name] !== undefined)
  if (active.length === 0) return null
  return (
    <ul className="flex min-w-0 flex-wrap gap-2">
      {active.map((name) => {
        const label = filterStrings(search, name, options)
        return (
          <li key={name} className="min-w-0">
            <a
              href={hrefWithout(action, search, name)}
              rel="nofollow"
              aria-label={strings.drop(label)}
              className={CHIP}
            >
              <span lang={getLang(label)} className="min-w-0 truncate">
                {label}
              </span>
              <Icon node={X} className="size-4" />
            </a>
          </li>
        )
      })}
      {active.length > 1 && (
        <li>
          <a
            href={action + stringifySearch({ sort: search.sort })}
            rel="nofollow"
            className={`${CHIP} border-transparent text-primary`}
          >
            {strings.dropAll}
          </a>
        </li>
      )}
    </ul>
  )
}

const ListProviders = lazy(() => import('./list-providers.tsx').then(({ ListProviders }) => ListProviders))

type ListedProvidersProps = {
  action: string
  service: { id: string; title: string }
  city: Place
  search: ListSearch
  onSearch: (search: ListSearch) => void
}

function toSummary({ data, total }: ListPage): string {
  if (total !== null) return strings.count(total)
  return data.length > 0 ? strings.someFound : strings.count(0)
}

type ResultsProps = Pick<ListedProvidersProps, 'action' | 'service' | 'city'> & {
  search: ListSearch
  page: ListPage
  options: FilterOptions
  unknown: ReadonlyArray<CountedFilter>
}

function Shown({ action, service, city, search, page, options, unknown }: ResultsProps) {
  const today = use(TodayContext)
  if (page.data.length > 0) {
    const filters = getFilters(search, { category: service.id, city: city.id, today })
    return (
      <ListProviders
        key={stringifySearch(search)}
        action={action}
        service={service.id}
        search={search}
        filters={filters}
        page={page}
      />
    )
  }
  if (search.after !== undefined)
    return <ListEnds action={action + stringifySearch({ ...search, after: undefined })} />
  if (isPlain({ ...search, sort: undefined }))
    return (
      <NobodyHere what={service.title} city={city} booking={{ service: service.id }} nearest={page.nearest} />
    )
  const narrowed = { action, search, options, page, unknown }
  return <NobodyFits {...narrowed} serviceId={service.id} city={city} />
}

/** The results. They stay when only the filters change: until its code is here it is the server's HTML. */
const Results = memo(function Results(props: ResultsProps) {
  return (
    <Suspense fallback={<ProvidersSkeleton />}>
      <Shown {...props} />
    </Suspense>
  )
})

/**
 * The list with its filters. Filters show a new choice at once; the previous list stays, dimmed, until the new one
 * arrives.
 */
function ListedProviders(props: ListedProvidersProps) {
  const { action, service, city, search, onSearch } = props
  const api = useApi()
  const today = use(TodayContext)
  const place = { category: service.id, city: city.id, today }
  const query = stringifySearch(search)
  const shownSearch = useDeferredValue(query)
  const shown = useMemo((): ListSearch => parseSearch(shownSearch), [shownSearch])
  const isStale = query !== shownSearch
  const { jobs: jobTitles } = useLoaded(listQueries.jobTitles(api, service.id))
  const { counts: known } = useLoaded(listQueries.page(api, getFilters({}, place)))
  const { data: answer, refetch } = useSuspenseQuery(listQueries.page(api, getFilters(shown, place)))

  const choices = useMemo(() => toChoices(known), [known])
  const unknown = useMemo(() => unknownFilters(shown, known), [shown, known])
  const options = useMemo(
    () =>
      filterOptions({
        search: shown,
        known,
        counts: answer.ok ? answer.data.counts : undefined,
        jobTitles,
        weekday: getWeekday(today),
        isEmpty: !answer.ok || answer.data.data.length === 0,
      }),
    [shown, known, answer, jobTitles, today],
  )

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[17rem_1fr] lg:gap-8">
      <div className="lg:sticky lg:top-24">
        <ListSearchForm action={action} search={search} options={options} onSearch={onSearch} />
      </div>
      <div aria-busy={isStale} className="min-w-0">
        <div className="mb-4 flex min-h-9 flex-wrap items-center gap-x-4 gap-y-3">
          <h2 aria-live="polite" className="text-xl">
            {answer.ok ? toSummary(answer.data) : strings.someFound}
          </h2>
          <ActiveFilters action={action} search={search} options={options} />
        </div>
        {choices && isPlain(search) && answer.ok && answer.data.data.length > 0 && (
          <div className="mb-4">
            <ListChips action={action} choices={choices} />
          </div>
        )}
        <div className={classNames('transition-opacity duration-200', isStale && 'opacity-50')}>
          {answer.ok ? (
            <Results
              action={action}
              service={service}
              city={city}
              search={shown}
              page={answer.data}
              options={options}
              unknown={unknown}
            />
          ) : (
            <ListFailed onRetry={refetch} />
          )}
        </div>
      </div>
    </div>
  )
}

type ProvidersPageProps = Omit<ListedProvidersProps, 'action'> & { crumbs: ReadonlyArray<Crumb> }

/** All providers of a service in a city, with filters. */
export function ProvidersPage({ crumbs, ...props }: ProvidersPageProps) {
  const { service, city } = props
  const { count } = use(ListedContext)
  return (
    <>
      <div className="border-b border-line bg-sunken">
        <div className="shell pt-6 pb-8 md:pt-8 md:pb-10">
          <Breadcrumb crumbs={crumbs} />
          <h1 className="mt-5 text-3xl">
            <ApiText>{providerListHead(count, service.title, city.title).title}</ApiText>
          </h1>
        </div>
      </div>
      <div className="shell pt-6 pb-16 md:pt-8 md:pb-24">
        <Suspense fallback={<ListSkeleton />}>
          <ListedProviders {...props} action={paths.professionals(service.id, city.id)} />
        </Suspense>
        <RankingNote count={count} className="mt-6" />
      </div>
    </>
  )
}
