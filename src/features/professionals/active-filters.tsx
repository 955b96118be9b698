import { X } from 'lucide'
import { type ListSearch, listFilters } from '#api/professionals/list-search.ts'
import { Icon } from '#components/ui/icon.tsx'
import { professionalList as words } from '#content/professional-list.ts'
import { langOf } from '#lib/language.ts'
import { stringifySearch } from '#lib/search-params.ts'
import type { FilterOptions } from './filter-options.ts'
import { filterWords, hrefWithout } from './list-links.ts'

const CHIP =
  'inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full border border-line-strong/50 bg-surface px-3 text-sm font-semibold transition hover:border-primary hover:text-primary pointer-coarse:min-h-11'

type ActiveFiltersProps = { action: string; search: ListSearch; options: FilterOptions }

/** The filters that are set, each a link to the list without it. */
export function ActiveFilters({ action, search, options }: ActiveFiltersProps) {
  const active = listFilters.filter((name) => search[name] !== undefined)
  if (active.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {active.map((name) => {
        const label = filterWords(search, name, options)
        return (
          <li key={name} className="min-w-0">
            <a
              href={hrefWithout(action, search, name)}
              rel="nofollow"
              aria-label={words.drop(label)}
              className={CHIP}
            >
              <span lang={langOf(label)} className="truncate">
                {label}
              </span>
              <Icon node={X} className="size-4 shrink-0" />
            </a>
          </li>
        )
      })}
      {active.length > 1 && (
        <li>
          <a
            href={action + stringifySearch({ sort: search.sort })}
            rel="nofollow"
            className={`${CHIP} border-transparent text-primary`}
          >
            {words.dropAll}
          </a>
        </li>
      )}
    </ul>
  )
}
