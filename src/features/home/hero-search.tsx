import { useRouter } from '@tanstack/react-router'
import { Search } from 'lucide'
import type { SubmitEvent } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { home } from '#content/home.ts'
import { paths } from '#lib/paths.ts'

const words = home.hero

/** The search of the hero: a plain form that the page takes over; an empty search does nothing. */
export function HeroSearch() {
  const router = useRouter()

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const query = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    if (query) void router.navigate({ href: paths.search(query) })
  }

  return (
    <search>
      <form
        action="/search"
        method="get"
        onSubmit={onSubmit}
        className="mt-7 flex max-w-xl flex-col gap-2 rounded-xl border border-line-strong bg-surface p-2 shadow-mid transition duration-200 focus-within:border-primary focus-within:shadow-high sm:flex-row"
      >
        <label className="relative block min-w-0 flex-1">
          <span className="sr-only">{words.searchLabel}</span>
          <Icon
            node={Search}
            className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-primary"
          />
          <input
            type="search"
            name="q"
            enterKeyHint="search"
            autoComplete="off"
            placeholder={words.searchPlaceholder}
            className="h-13 w-full rounded-lg bg-transparent pr-3 pl-11 text-base placeholder:text-soft"
          />
        </label>
        <Button type="submit" size="lg" className="rounded-lg!">
          {words.searchButton}
        </Button>
      </form>
    </search>
  )
}
