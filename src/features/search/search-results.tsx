import { useSuspenseQuery } from '@tanstack/react-query'
import { useApi } from '#api/api-context.ts'
import { categoryQueries } from '#api/queries.ts'
import { messages } from '#content/messages.ts'
import { search } from '#content/search.ts'
import { ResultCard } from './result-card.tsx'
import { NothingFound, SearchFailed } from './search-states.tsx'

function useSearch(text: string) {
  return useSuspenseQuery(categoryQueries.search(useApi(), text))
}

/** One line that says what came of the search. */
export function SearchSummary({ text }: { text: string }) {
  const { data } = useSearch(text)
  if (!data.ok) return search.failed
  return data.data.length > 0
    ? messages.search.results(data.data.length, text)
    : messages.search.noResults(text)
}

/** The categories that were found, or what to do when there are none. */
export function SearchResults({ text }: { text: string }) {
  const { data, refetch, isFetching } = useSearch(text)
  if (!data.ok) return <SearchFailed onRetry={() => refetch()} retrying={isFetching} />
  if (data.data.length === 0) return <NothingFound />
  return (
    <ul className="flex flex-col gap-4">
      {data.data.map((category) => (
        <li key={category._id}>
          <ResultCard category={category} />
        </li>
      ))}
    </ul>
  )
}
