import { type FormEvent, useEffect, useRef } from 'react'
import { suggest } from '#api/suggest.ts'
import { SearchBox } from '#components/sections/search-box.tsx'
import { Button } from '#components/ui/button.tsx'
import { search } from '#content/search.ts'
import { SEARCH_PATH, searchText } from '#lib/search-text.ts'

type SearchFormProps = {
  /** What is searched for now; the box follows it when the visitor goes back or forth. */
  text: string
  onSearch: (text: string) => void
}

/** The search box: an ordinary form to `/search`, taken over by the page when there is a script. */
export function SearchForm({ text, onSearch }: SearchFormProps) {
  const box = useRef<HTMLInputElement>(null)
  const shown = useRef(text)

  useEffect(() => {
    if (box.current && shown.current !== text) box.current.value = text
    shown.current = text
  }, [text])

  function submit(event: FormEvent) {
    event.preventDefault()
    const wanted = searchText(box.current?.value)
    if (!wanted) {
      box.current?.focus()
      return
    }
    if (box.current) box.current.value = wanted
    onSearch(wanted)
  }

  return (
    <search>
      <form action={SEARCH_PATH} method="get" onSubmit={submit} className="flex flex-col gap-3 sm:flex-row">
        <SearchBox
          box={box}
          label={search.label}
          placeholder={search.placeholder}
          defaultValue={text}
          suggest={suggest}
          className="h-14 rounded-lg border border-line-strong bg-surface pr-4 pl-12 text-ellipsis shadow-low max-sm:placeholder:text-sm"
        />
        <Button type="submit" size="lg" className="h-14 rounded-lg sm:px-8">
          {search.button}
        </Button>
      </form>
    </search>
  )
}
