import { useEffect, useRef } from 'react'
import { blog } from '#content/blog.ts'
import { langOf } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import type { BlogCategory } from './categories.ts'

type CategoryFilterProps = {
  categories: ReadonlyArray<BlogCategory>
  selected: string | undefined
  onSelect: (key: string | undefined) => void
}

/** The choice of a category. Without a script the form asks for the same address that a press leads to with one. */
export function CategoryFilter({ categories, selected, onSelect }: CategoryFilterProps) {
  const form = useRef<HTMLFormElement>(null)
  const choices = [{ key: undefined, name: blog.list.all }, ...categories]

  // On a small screen the row scrolls: a choice that came with the address is brought into view.
  useEffect(() => {
    const pressed = form.current?.querySelector<HTMLElement>('[aria-pressed="true"]')
    if (form.current && pressed) form.current.scrollLeft = pressed.offsetLeft - form.current.offsetLeft - 16
  }, [])

  return (
    <form
      ref={form}
      action={paths.blog}
      method="get"
      aria-label={blog.list.filter}
      className="-mx-4 flex gap-2 overflow-x-auto overscroll-x-contain px-4 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:overflow-visible md:px-0"
    >
      {choices.map(({ key, name }) => (
        <button
          key={key ?? ''}
          type="submit"
          name={key && 'category'}
          value={key}
          aria-pressed={key === selected}
          lang={langOf(name)}
          onClick={(event) => {
            event.preventDefault()
            onSelect(key)
          }}
          className="min-h-11 shrink-0 rounded-full border border-line-strong/50 bg-surface px-4 text-sm font-semibold transition duration-200 ease-out hover:border-primary hover:text-primary active:scale-[0.97] aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
        >
          {name}
        </button>
      ))}
    </form>
  )
}
