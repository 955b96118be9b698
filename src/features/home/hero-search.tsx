import { useRouter } from '@tanstack/react-router'
import type { SubmitEvent } from 'react'
import { suggest } from '#api/suggest.ts'
import { SearchBox } from '#components/sections/search-box.tsx'
import { Button } from '#components/ui/button.tsx'
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
        action={paths.searchForm}
        method="get"
        onSubmit={onSubmit}
        className="mt-7 flex max-w-xl flex-col gap-2 rounded-xl border border-line-strong bg-surface p-2 shadow-mid transition duration-200 focus-within:border-primary focus-within:shadow-high sm:flex-row"
      >
        <SearchBox
          label={words.searchLabel}
          placeholder={words.searchPlaceholder}
          suggest={suggest}
          iconClassName="left-3 text-primary"
          className="h-13 rounded-lg bg-transparent pr-3 pl-11"
        />
        <Button type="submit" size="lg" className="rounded-lg!">
          {words.searchButton}
        </Button>
      </form>
    </search>
  )
}
