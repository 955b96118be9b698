import { type KeyboardEvent, useRef } from 'react'
import { tabForKey } from '#lib/tab-keys.ts'

type TabsProps<T extends string> = {
  label: string
  tabs: ReadonlyArray<{ id: T; label: string }>
  /** The panel of a tab has the id `{idPrefix}-{id}`, the tab itself `{idPrefix}-tab-{id}`. */
  idPrefix: string
  selected: T
  onSelect: (id: T) => void
}

/** A row of tabs as the ARIA authoring practices describe it: one stop for Tab, arrow keys within. */
export function Tabs<T extends string>({ label, tabs, idPrefix, selected, onSelect }: TabsProps<T>) {
  const list = useRef<HTMLDivElement>(null)

  function onKeyDown(event: KeyboardEvent) {
    const now = tabs.findIndex(({ id }) => id === selected)
    const index = tabForKey(event.key, now, tabs.length)
    const next = index === undefined ? undefined : tabs[index]
    if (index === undefined || !next) return
    event.preventDefault()
    onSelect(next.id)
    list.current?.querySelectorAll('button').item(index).focus()
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={onKeyDown}
      className="needs-script inline-flex gap-1 rounded-full border border-line bg-sunken p-1"
    >
      {tabs.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${idPrefix}-tab-${id}`}
          aria-selected={id === selected}
          aria-controls={`${idPrefix}-${id}`}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
          className="min-h-11 rounded-full px-5 text-sm font-semibold text-soft transition duration-200 hover:text-ink focus-visible:rounded-full aria-selected:bg-primary aria-selected:text-on-primary aria-selected:shadow-low"
        >
          {label}
        </button>
      ))}
    </div>
  )
}
