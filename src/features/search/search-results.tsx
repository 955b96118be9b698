import { useSuspenseQuery } from '@tanstack/react-query'
import { useApi } from '#api/api-context.ts'
import { searchQueries } from '#api/queries.ts'
import { search } from '#content/search.ts'
import { NameCards } from './name-cards.tsx'
import { ResultCard } from './result-card.tsx'
import { NothingFound, ResultsSkeleton, SearchFailed } from './search-states.tsx'

function useSearch(text: string) {
  return useSuspenseQuery(searchQueries.results(useApi(), text))
}

/** One line that says what came of the search. */
export function SearchSummary({ text }: { text: string }) {
  const { data } = useSearch(text)
  if (!data.ok) return search.failed
  const { names, categories, people = [] } = data.data
  const count = names.length + categories.length + people.length
  return count > 0 ? search.results(count, text) : search.noResults(text)
}

type SearchResultsProps = {
  text: string
  /** Those of another text are on their way. */
  isStale: boolean
}

/** What was found, or what to do when there is nothing; brands and people who are named before services, then places, and people who do
 * what is looked for. */
export function SearchResults({ text, isStale }: SearchResultsProps) {
  const { data, refetch, isFetching } = useSearch(text)
  if (!data.ok) {
    return isStale ? <ResultsSkeleton /> : <SearchFailed onRetry={() => refetch()} retrying={isFetching} />
  }
  const { names, categories, people = [], city } = data.data
  if (names.length + categories.length + people.length === 0)
    return isStale ? <ResultsSkeleton /> : <NothingFound />
  return (
    <div className="flex flex-col gap-4">
      <NameCards names={names.filter(({ kind }) => kind !== 'place')} />
      {categories.length > 0 && (
        <ul className="flex flex-col gap-4">
          {categories.map((category) => (
            <li key={category._id}>
              <ResultCard category={category} city={city} />
            </li>
          ))}
        </ul>
      )}
      <NameCards names={names.filter(({ kind }) => kind === 'place')} />
      {people.length > 0 && <h3 className="mt-4 text-xl">{search.people}</h3>}
      <NameCards names={people} label={search.people} />
    </div>
  )
}
