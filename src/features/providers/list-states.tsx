import { callBackHref } from '#catalogue/contact-href.ts'
import { ApiText } from '#components/ui/api-text.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { Note } from '#components/ui/note.tsx'
import { RetryButton } from '#components/ui/retry-button.tsx'
import { messages } from '#content/messages.ts'
import { providerList as strings } from '#content/provider-list.ts'
import type { ListPage } from '#data/providers/list-queries.ts'
import type { CountedFilter, ListSearch } from '#data/providers/list-search.ts'
import type { Place } from '#data/scope/places.ts'
import { paths } from '#lib/paths.ts'
import { stringifySearch } from '#lib/search-params.ts'
import { type FilterOptions, filterStrings, hrefWithout } from './filter-options.ts'

/** The grid of a list and of its skeleton. */
export const PROVIDER_GRID = 'grid gap-4 md:grid-cols-2 lg:gap-6'

/** A skeleton of the providers. */
export function ProvidersSkeleton() {
  return (
    <div aria-hidden="true" className={PROVIDER_GRID}>
      {['one', 'two', 'three', 'four', 'five', 'six'].map((card) => (
        <div key={card} className="skeleton h-96 rounded-xl" />
      ))}
    </div>
  )
}

/** Keeps the place of filters and list. */
export function ListSkeleton() {
  return (
    <div role="status" className="grid gap-6 lg:grid-cols-[17rem_1fr] lg:gap-8">
      <span className="sr-only">{strings.loading}</span>
      <div aria-hidden="true" className="skeleton h-28 rounded-xl lg:h-128" />
      <ProvidersSkeleton />
    </div>
  )
}

type NobodyProps = {
  action: string
  serviceId: string
  city: Place
  search: ListSearch
  options: FilterOptions
  page: ListPage
  /** Filters whose value no provider of the whole list has. */
  unknown: ReadonlyArray<CountedFilter>
}

/** Shown if the filters match nobody: the way on, from a value that nobody has or from all filters. */
export function NobodyFits(props: NobodyProps) {
  const { action, serviceId, city, search, options, page, unknown } = props
  const { nearest } = page
  const { title, unknown: nobodyHas } = strings.nobody
  const [first] = unknown
  const elsewhere = { job: search.job, language: search.language, sort: search.sort }
  if (first)
    return (
      <Note title={nobodyHas[first](filterStrings(search, first, options), city.title)}>
        <ul className="flex flex-wrap gap-3">
          {unknown.map((name) => (
            <li key={name}>
              <ButtonLink href={hrefWithout(action, search, name)} rel="nofollow" variant="secondary">
                <ApiText>{strings.drop(filterStrings(search, name, options))}</ApiText>
              </ButtonLink>
            </li>
          ))}
          <li>
            <ButtonLink
              href={callBackHref({ service: serviceId, job: search.job, city: city.id })}
              rel="nofollow"
            >
              {messages.actions.callBack}
            </ButtonLink>
          </li>
          {nearest && (
            <li>
              <ButtonLink
                href={paths.professionals(serviceId, nearest.id) + stringifySearch(elsewhere)}
                rel="nofollow"
                variant="quiet"
              >
                <ApiText>{strings.nearest(nearest.title, nearest.distanceKm)}</ApiText>
              </ButtonLink>
            </li>
          )}
        </ul>
      </Note>
    )
  return (
    <Note title={title}>
      <ButtonLink href={action} variant="secondary">
        {strings.dropAll}
      </ButtonLink>
    </Note>
  )
}

/** The end of a list that became shorter while it was paged. */
export function ListEnds({ action }: { action: string }) {
  return (
    <Note {...strings.end}>
      <ButtonLink href={action} variant="secondary">
        {strings.fromStart}
      </ButtonLink>
    </Note>
  )
}

/** The read failed; it can be tried again. */
export function ListFailed({ onRetry }: { onRetry: () => Promise<unknown> }) {
  return (
    <Note title={strings.failed}>
      <RetryButton onRetry={onRetry} />
    </Note>
  )
}
