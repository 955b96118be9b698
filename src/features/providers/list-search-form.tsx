import { useRouter } from '@tanstack/react-router'
import { SlidersHorizontal } from 'lucide'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { providerList as strings } from '#content/provider-list.ts'
import { listFilters } from '#data/providers/list-queries.ts'
import { type ListSearch, listSorts } from '#data/providers/list-search.ts'
import { getLang } from '#lib/language.ts'
import { parseSearch, stringifySearch } from '#lib/search-params.ts'
import type { FilterOptions, Option } from './filter-options.ts'

type SearchFormProps = {
  action: string
  search: ListSearch
  options: FilterOptions
  onSearch: (search: ListSearch) => void
}

const FIELDS = [...listFilters, 'sort'] as const
/** Returns the fields of a form that are not empty. */
function getSearch(form: HTMLFormElement): ListSearch {
  const data = new FormData(form)
  return Object.fromEntries(FIELDS.map((name) => [name, data.get(name)?.toString() || undefined]))
}

/** Sets the fields to the search of the address. */
function fill(form: HTMLFormElement, search: ListSearch): void {
  for (const name of FIELDS) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLSelectElement) field.value = search[name] ?? ''
    if (field instanceof HTMLInputElement) field.checked = search[name] !== undefined
  }
}

type SelectProps = { name: string; label: string; value: string | undefined; children: ReactNode }

function Select({ name, label, value = '', children }: SelectProps) {
  return (
    <label className="flex min-w-0 flex-col gap-1 text-sm font-semibold">
      {label}
      <select
        name={name}
        defaultValue={value}
        className="min-h-11 w-full min-w-0 rounded-md border border-line-strong bg-surface px-3 text-sm font-normal text-ellipsis text-ink"
      >
        {children}
      </select>
    </label>
  )
}

type ValuesProps = {
  name: 'job' | 'area' | 'language' | 'rating'
  value: string | undefined
  options: ReadonlyArray<Option>
}

/** A filter of one value out of several. A value that nobody has says 0 and is disabled, unless it is chosen. */
function Values({ name, value = '', options }: ValuesProps) {
  if (options.length === 0) return null
  return (
    <Select name={name} label={strings.names[name]} value={value}>
      <option value="">{strings.any[name]}</option>
      {options.map((option) => (
        <option
          key={option.value}
          lang={getLang(option.label)}
          value={option.value}
          disabled={option.count === 0 && option.value !== value}
        >
          {strings.counted(option.label, option.count)}
        </option>
      ))}
    </Select>
  )
}

/** A checkbox filter, by the same rule. */
function Tick({
  name,
  isSet,
  count,
}: {
  name: 'verified' | 'today'
  isSet: boolean
  count: number | undefined
}) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm font-semibold has-disabled:cursor-default has-disabled:text-soft">
      <input
        type="checkbox"
        name={name}
        value="1"
        defaultChecked={isSet}
        disabled={count === 0 && !isSet}
        className="checkbox"
      />
      <span>{strings.counted(strings.names[name], count)}</span>
    </label>
  )
}

/**
 * The filters and the order of a list: an ordinary form, and with a script each choice shows its list at once. On a
 * phone the filters are folded away.
 */
export function ListSearchForm({ action, search, options, onSearch }: SearchFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const router = useRouter()
  const query = stringifySearch(search)
  const active = listFilters.filter((name) => search[name] !== undefined).length

  useEffect(() => {
    if (form.current) fill(form.current, parseSearch(query))
  }, [query])

  useEffect(
    // After going back before the new list was shown, the fields have changed and the address has not.
    () =>
      router.subscribe('onResolved', () => {
        if (form.current) fill(form.current, parseSearch(query))
      }),
    [router, query],
  )

  return (
    <form
      ref={form}
      action={action}
      method="get"
      autoComplete="off"
      aria-label={strings.filters}
      onChange={({ target }) => {
        if (form.current && target instanceof Element && target.hasAttribute('name'))
          onSearch(getSearch(form.current))
      }}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(getSearch(event.currentTarget))
      }}
      className="flex flex-col gap-4 rounded-xl border border-line bg-surface p-4 shadow-low sm:p-5"
    >
      <input id="show-filters" type="checkbox" className="peer sr-only lg:hidden" />
      <div className="grid grid-cols-2 items-end gap-3 peer-focus-visible:[&_label[for]]:outline-3 lg:grid-cols-1">
        <label
          htmlFor="show-filters"
          className="flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-md border border-line-strong px-3 text-sm font-semibold outline-primary lg:hidden"
        >
          <Icon node={SlidersHorizontal} className="size-4" />
          <span>{strings.showFilters(active)}</span>
        </label>
        <Select name="sort" label={strings.sort} value={search.sort}>
          {listSorts.map((sort) => (
            <option key={sort} value={sort === 'match' ? '' : sort}>
              {strings.sorts[sort]}
            </option>
          ))}
        </Select>
      </div>
      <div className="hidden gap-4 peer-checked:grid sm:grid-cols-2 lg:grid lg:grid-cols-1">
        <Values name="job" value={search.job} options={options.job} />
        <Values name="area" value={search.area} options={options.area} />
        <Values name="language" value={search.language} options={options.language} />
        <Values name="rating" value={search.rating} options={options.rating} />
        <div className="sm:col-span-2 lg:col-span-1">
          <Tick name="verified" isSet={search.verified === '1'} count={options.verified} />
          <Tick name="today" isSet={search.today === '1'} count={options.today} />
        </div>
      </div>
      <noscript>
        <Button type="submit" className="w-full">
          {strings.apply}
        </Button>
      </noscript>
    </form>
  )
}
