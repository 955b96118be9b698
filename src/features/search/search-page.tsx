import { type FormEvent, Suspense, useDeferredValue, useEffect, useRef } from 'react'
import { contactHref } from '#catalogue/contact-href.ts'
import { SearchBox } from '#components/sections/search-box.tsx'
import { Button, ButtonLink } from '#components/ui/button.tsx'
import { search } from '#content/search.ts'
import type { SearchText } from '#data/queries.ts'
import { classNames } from '#lib/class-names.ts'
import { SEARCH_PATH, searchText } from '#lib/search-params.ts'
import { PopularSearches, PopularServices } from './popular.tsx'
import { ResultsSkeleton, SearchResults, SearchSummary } from './search-results.tsx'

type SearchFormProps = {
  /** The current query. The box follows it on Back and Forward. */
  text: string
  onSearch: (text: string) => void
}

/** The search box: a form to `/search`, handled by the page with JavaScript. */
function SearchForm({ text, onSearch }: SearchFormProps) {
  const box = useRef<HTMLInputElement>(null)
  const shown = useRef(text)

  useEffect(() => {
    if (box.current && shown.current !== text) box.current.value = text
    shown.current = text
  }, [text])

  function submit(event: FormEvent) {
    event.preventDefault()
    const query = searchText(box.current?.value)
    if (!query) {
      box.current?.focus()
      return
    }
    if (box.current) box.current.value = query
    onSearch(query)
  }

  return (
    <search>
      <form action={SEARCH_PATH} method="get" onSubmit={submit} className="relative flex gap-2 sm:gap-3">
        <SearchBox
          box={box}
          label={search.label}
          placeholder={search.placeholder}
          defaultValue={text}
          iconClassName="left-3 text-soft"
          className="h-14 rounded-lg border border-line-strong bg-surface pr-2 pl-10 text-ellipsis shadow-low max-sm:placeholder:text-sm"
        />
        <Button type="submit" size="lg" className="h-14 rounded-lg max-sm:px-4! sm:px-8">
          {search.button}
        </Button>
      </form>
    </search>
  )
}

type SearchPageProps = SearchText & { onSearch: (text: string) => void }

function AskUs() {
  const { title, text, action } = search.end
  return (
    <aside className="mt-12 flex flex-col items-start justify-between gap-4 border-t border-line pt-8 sm:flex-row sm:items-center">
      <p>
        <strong className="block">{title}</strong>
        <span className="text-soft">{text}</span>
      </p>
      <ButtonLink href={contactHref('custom-service')} variant="secondary" className="shrink-0">
        {action}
      </ButtonLink>
    </aside>
  )
}

/** The search page: the box, and the results of the text in the address, or popular searches. */
export function SearchPage({ text, city, page, onSearch }: SearchPageProps) {
  // The previous results stay, dimmed, until the new ones arrive.
  const shown = useDeferredValue(text)
  const request = { text: shown, city: useDeferredValue(city), page: useDeferredValue(page) }
  const isStale = shown !== text
  return (
    <>
      <div className="border-b border-line bg-sunken">
        <div className="shell py-8 md:py-12">
          <div className="max-w-3xl">
            <h1 className="text-3xl">{search.title}</h1>
            <p className="mt-2 mb-6 text-soft">{search.text}</p>
            <SearchForm text={text} onSearch={onSearch} />
          </div>
        </div>
      </div>
      <div aria-busy={isStale} className="shell flex flex-col gap-6 pt-8 pb-16 md:pt-10 md:pb-24">
        <div aria-live="polite" className={text ? '' : 'sr-only'}>
          {text && (
            <h2 className="line-clamp-4 text-2xl wrap-anywhere">
              <Suspense fallback={<span>{search.searching(text)}</span>}>
                {isStale ? <span>{search.searching(text)}</span> : <SearchSummary request={request} />}
              </Suspense>
            </h2>
          )}
        </div>
        <div className={classNames('transition-opacity duration-200', isStale && 'opacity-50')}>
          {shown ? (
            <>
              <Suspense fallback={<ResultsSkeleton />}>
                <SearchResults request={request} isStale={isStale} />
              </Suspense>
              <AskUs />
            </>
          ) : (
            <div className="flex flex-col gap-12 md:gap-16">
              <PopularSearches />
              <PopularServices />
            </div>
          )}
        </div>
      </div>
    </>
  )
}
