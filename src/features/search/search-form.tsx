import { Search } from 'lucide'
import { type FormEvent, useEffect, useRef } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { messages } from '#content/messages.ts'
import { search } from '#content/search.ts'
import { LONGEST_SEARCH, SEARCH_PATH, searchText } from './search-text.ts'

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
        <label className="relative block flex-1">
          <span className="sr-only">{search.label}</span>
          <Icon
            node={Search}
            className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-soft"
          />
          <input
            ref={box}
            type="search"
            name="q"
            defaultValue={text}
            maxLength={LONGEST_SEARCH}
            placeholder={messages.search.placeholder}
            autoComplete="off"
            enterKeyHint="search"
            className="h-14 w-full rounded-lg border border-line-strong bg-surface pr-4 pl-12 text-base text-ellipsis shadow-low placeholder:text-soft max-sm:placeholder:text-sm"
          />
        </label>
        <Button type="submit" size="lg" className="h-14 rounded-lg sm:px-8">
          {search.button}
        </Button>
      </form>
    </search>
  )
}
