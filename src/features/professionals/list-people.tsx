import { type MouseEvent, useEffect, useRef } from 'react'
import type { ListPage } from '#api/professionals/list-queries.ts'
import { isPlain, type ListSearch, listFilters } from '#api/professionals/list-search.ts'
import type { ProviderFilters } from '#api/provider-filters.ts'
import { ProfessionalCard } from '#components/sections/professional-card.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { professionalList as words } from '#content/professional-list.ts'
import { stringifySearch } from '#lib/search-params.ts'
import { PEOPLE_GRID } from './list-states.tsx'
import { useListPages } from './use-list-pages.ts'

type ListPeopleProps = {
  action: string
  search: ListSearch
  filters: ProviderFilters
  /** The page that the address asks for. */
  page: ListPage
}

function isPlainClick({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey)
}

/** The people of a list, and the way to more of them: a link, which with a script makes the list longer. */
export function ListPeople({ action, search, filters, page }: ListPeopleProps) {
  const active = listFilters.filter((name) => search[name] !== undefined)
  const { people, next, isLoading, loadMore } = useListPages(page, { filters, active })
  const list = useRef<HTMLUListElement>(null)
  const rel = isPlain(search) ? undefined : 'nofollow'

  const firstNew = useRef<number>(null)

  // The keyboard goes on with the first of those who came.
  useEffect(() => {
    if (firstNew.current === null || people.length <= firstNew.current) return
    const card = list.current?.children[firstNew.current]
    firstNew.current = null
    if (card instanceof HTMLElement) card.focus({ preventScroll: true })
  }, [people.length])

  function more(event: MouseEvent) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    firstNew.current = people.length
    void loadMore()
  }

  return (
    <>
      <ul ref={list} className={PEOPLE_GRID}>
        {people.map((person) => (
          <li key={person.id} tabIndex={-1} className="min-w-0 rounded-xl">
            <ProfessionalCard person={person} job={search.job} rel={rel} />
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {search.after !== undefined && (
          <ButtonLink
            href={action + stringifySearch({ ...search, after: undefined })}
            rel="nofollow"
            variant="quiet"
          >
            {words.fromStart}
          </ButtonLink>
        )}
        {next !== null && (
          <ButtonLink
            href={action + stringifySearch({ ...search, after: next })}
            rel="nofollow"
            variant="secondary"
            size="lg"
            aria-disabled={isLoading}
            onClick={more}
          >
            {isLoading ? words.loadingMore : words.more}
          </ButtonLink>
        )}
      </div>
      <p aria-live="polite" className="sr-only">
        {people.length > page.data.length && words.shown(people.length)}
      </p>
    </>
  )
}
