import { useSuspenseQuery } from '@tanstack/react-query'
import { ArrowRight, Building2, CircleHelp, FileText, MapPin, UserRound } from 'lucide'
import type { JobFacts } from '#api/schemas/job.ts'
import {
  type FoundCategory,
  type FoundCity,
  RESULTS_PER_PAGE,
  type SearchAnswer,
  type Suggestion,
} from '#api/schemas/search-results.ts'
import { useApi } from '#components/sections/page-context.ts'
import { waysOn } from '#components/sections/ways-on.ts'
import { ApiText } from '#components/ui/api-text.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Note } from '#components/ui/note.tsx'
import { ServicePicture } from '#components/ui/picture.tsx'
import { RetryButton } from '#components/ui/retry-button.tsx'
import { ServiceLink } from '#components/ui/service-link.tsx'
import { fromPrice } from '#content/browse.ts'
import { jobPage } from '#content/job-page.ts'
import { messages } from '#content/messages.ts'
import { search } from '#content/search.ts'
import { type SearchText, searchQueries } from '#data/queries.ts'
import { serviceDrawing } from '#data/services/built-in-services.ts'
import { getLang } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import { PopularServices } from './popular.tsx'
import { CityChoices, UnservedNote } from './search-places.tsx'

/** Suggestions for an empty result. The summary above says that nothing was found. */
function NothingFound() {
  return (
    <div className="flex flex-col gap-12">
      <Note text={search.hint}>
        <ButtonLink href={waysOn.services.href}>{waysOn.services.label}</ButtonLink>
      </Note>
      <PopularServices />
    </div>
  )
}

/** Shown when the search fails, with a retry and another way to find a service. */
function SearchFailed({ onRetry }: { onRetry: () => Promise<unknown> }) {
  return (
    <div className="flex flex-wrap gap-3">
      <RetryButton onRetry={onRetry} />
      <ButtonLink href={waysOn.services.href} variant="secondary">
        {waysOn.services.label}
      </ButtonLink>
    </div>
  )
}

/** A skeleton of three results. */
export function ResultsSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <span className="sr-only">{search.loading}</span>
      {[0, 1, 2].map((row) => (
        <div key={row} className="skeleton h-48 rounded-xl lg:h-40" />
      ))}
    </div>
  )
}

const icons: Partial<Record<Suggestion['kind'], typeof MapPin>> = {
  brand: Building2,
  provider: UserRound,
  page: CircleHelp,
  article: FileText,
}

type NameCardsProps = { names: ReadonlyArray<Suggestion>; label?: string }

/** Cards of places, brands or providers that the text names. */
function NameCards({ names, label = search.names }: NameCardsProps) {
  if (names.length === 0) return null
  return (
    <ul aria-label={label} className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {names.map(({ kind, id, title, href, text, facts, isSample }) => (
        <li key={`${kind} ${id}`}>
          <a
            href={href}
            className="group flex h-full min-h-18 items-center gap-3 rounded-xl border border-line bg-surface px-3 py-3 shadow-low sm:gap-4 sm:px-4 transition duration-200 ease-out hover:-translate-y-0.5 hover:border-line-strong/60 hover:shadow-mid active:translate-y-0 active:shadow-low"
          >
            <span className="grid size-11 shrink-0 place-items-center rounded-lg bg-sunken text-primary transition duration-200 group-hover:bg-tint">
              <Icon node={icons[kind] ?? MapPin} className="size-5" />
            </span>
            <span className="min-w-0 flex-1">
              <span lang={getLang(title)} className="block leading-snug font-semibold wrap-anywhere">
                {title}
              </span>
              <span className="block text-sm text-soft wrap-anywhere">
                <ApiText>
                  {[
                    isSample ? search.samples[kind === 'brand' ? kind : 'provider'] : search.kinds[kind],
                    text,
                  ]
                    .filter(Boolean)
                    .join(': ')}
                </ApiText>
              </span>
              {facts && <span className="line-clamp-2 text-sm font-semibold">{facts}</span>}
            </span>
            <Icon
              node={ArrowRight}
              className="size-5 text-primary max-sm:hidden transition duration-200 group-hover:translate-x-1"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The usual prices of a job by size. */
function Sizes({ sizes }: { sizes: NonNullable<JobFacts['sizes']> }) {
  return (
    <ul aria-label={jobPage.sizes} className="border-t border-line py-1 text-soft">
      {sizes.map(({ title, priceFrom }) => (
        <li key={title} className="flex justify-between gap-4 py-0.5">
          <span lang={getLang(title)}>{title}</span>
          <span className="shrink-0">{fromPrice({ amount: priceFrom, kind: 'usual' })}</span>
        </li>
      ))}
    </ul>
  )
}

const MAX_MATCHES = 4

type MatchesProps = {
  title: string
  service: FoundCategory
  matches: NonNullable<FoundCategory['matches']>
}

/** The jobs of a found service that the text means, above the link of the whole card. */
function Matches({ title: serviceTitle, service, matches }: MatchesProps) {
  const more = matches.length - MAX_MATCHES
  return (
    <ul
      aria-label={search.matches(serviceTitle)}
      className="flex flex-col rounded-lg bg-sunken px-4 py-1 text-sm lg:w-96 lg:shrink-0 lg:self-center"
    >
      {matches.slice(0, MAX_MATCHES).map(({ id, title, price, sizes = [] }) => (
        <li key={id}>
          <ServiceLink
            href={paths.jobPage(service._id, id, service.city?.id)}
            className="relative flex min-h-11 items-center justify-between gap-4 py-1 underline-offset-4 hover:text-primary hover:underline"
          >
            <span lang={getLang(title)} className="min-w-0">
              {title}
            </span>
            {price && <span className="shrink-0 font-semibold">{fromPrice(price)}</span>}
          </ServiceLink>
          {sizes.length > 0 && <Sizes sizes={sizes} />}
        </li>
      ))}
      {more > 0 && <li className="py-2 text-soft">{search.moreMatches(more)}</li>}
    </ul>
  )
}

/**
 * A found service with its matching jobs. The card links to the service's page, in the city of the text if that offers
 * it.
 */
function ResultCard({ service, city }: { service: FoundCategory; city: FoundCity | undefined }) {
  const { _id: id, description, image, matches = [] } = service
  const href = service.city ? paths.serviceInCity(id, service.city.id) : paths.service(id)
  const title = service.city ? search.inCity(service.title, service.city.title) : service.title
  return (
    <article className="group relative flex flex-col gap-4 rounded-xl border border-line bg-surface p-4 shadow-low transition duration-200 ease-out focus-within:border-primary hover:-translate-y-0.5 hover:border-line-strong/60 hover:shadow-mid active:translate-y-0 active:shadow-low sm:p-6 lg:flex-row lg:gap-8">
      <div className="flex min-w-0 flex-1 items-start gap-4 sm:gap-6">
        <span className="grid size-16 shrink-0 place-items-center rounded-lg bg-sunken transition duration-200 group-hover:bg-tint sm:size-20">
          <ServicePicture
            src={image || serviceDrawing({ id, title: service.title })}
            priority
            className="size-11 sm:size-14"
          />
        </span>
        <div className="min-w-0 flex-1">
          <h3 className="text-lg">
            <ServiceLink
              href={href}
              className="flex items-center justify-between gap-3 after:absolute after:inset-0 after:rounded-xl"
            >
              <ApiText>{title}</ApiText>
              <Icon
                node={ArrowRight}
                className="size-5 text-primary transition duration-200 group-hover:translate-x-1"
              />
            </ServiceLink>
          </h3>
          <p lang={getLang(description)} className="mt-1 text-sm text-soft">
            {description}
          </p>
          {city && !service.city && (
            <p className="mt-2">
              <Badge tone="plain">{search.notInCity(city.title)}</Badge>
            </p>
          )}
        </div>
      </div>
      {matches.length > 0 && <Matches title={title} service={service} matches={matches} />}
    </article>
  )
}

function useSearch(request: SearchText) {
  return useSuspenseQuery(searchQueries.results(useApi(), request))
}

/** A place that is not served is a result, too. */
function getCount({ names, total, providers = [], articles = [], unserved }: SearchAnswer): number {
  return names.length + total + providers.length + articles.length + (unserved ? 1 : 0)
}

/** One line with the number of results. */
export function SearchSummary({ request }: { request: SearchText }) {
  const { data } = useSearch(request)
  if (!data.ok) return <span>{data.status === 429 ? messages.errors.searches : search.failed}</span>
  const count = getCount(data.data)
  return <span>{count > 0 ? search.results(count, request.text) : search.noResults(request.text)}</span>
}

type SearchResultsProps = {
  request: SearchText
  /** True while results of another text are loading. */
  isStale: boolean
}

/**
 * The results: named pages, brands and providers, then services, places, providers of the service, and articles; or
 * suggestions if there are none.
 */
export function SearchResults({ request, isStale }: SearchResultsProps) {
  const { data, refetch } = useSearch(request)
  if (!data.ok) {
    return isStale ? <ResultsSkeleton /> : <SearchFailed onRetry={refetch} />
  }
  const { names, categories, total, providers = [], articles = [], city, choices, unserved } = data.data
  const { text, page = 1 } = request
  const isEmpty = getCount(data.data) === 0
  if (isEmpty && isStale) return <ResultsSkeleton />
  return (
    <div className="flex flex-col gap-4">
      {unserved && <UnservedNote {...unserved} />}
      {choices && <CityChoices text={text} cities={choices} />}
      <NameCards names={names.filter(({ kind }) => kind !== 'place')} />
      {categories.length > 0 && (
        <ul className="flex flex-col gap-4">
          {categories.map((service) => (
            <li key={service._id}>
              <ResultCard service={service} city={city} />
            </li>
          ))}
        </ul>
      )}
      {page * RESULTS_PER_PAGE < total && (
        <ButtonLink
          href={paths.search(text, request.city, page + 1)}
          variant="secondary"
          className="self-center"
        >
          {search.more}
        </ButtonLink>
      )}
      <NameCards names={names.filter(({ kind }) => kind === 'place')} />
      {providers.length > 0 && <h3 className="mt-4 text-xl">{search.providers}</h3>}
      <NameCards names={providers} label={search.providers} />
      {articles.length > 0 && <h3 className="mt-4 text-xl">{search.articles}</h3>}
      <NameCards names={articles} label={search.articles} />
      {isEmpty && <NothingFound />}
    </div>
  )
}
