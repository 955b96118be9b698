import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { providerPage } from '#content/provider-page.ts'
import { tabForKey } from '#lib/tab-keys.ts'
import { TABS, TABS_ANCHOR, type Tab, tabHref } from './tabs.ts'

type ProviderTabsProps = {
  providerId: string
  selected: Tab
  onSelect: (tab: Tab) => void
  /** What is in the selected tab. */
  children: ReactNode
}

function isPlainClick({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey)
}

/** The tabs of a profile. Each is a link to its own address, which is followed as such where there is no script. */
export function ProviderTabs({ providerId, selected, onSelect, children }: ProviderTabsProps) {
  const { label, names } = providerPage.tabs

  function pressed(event: MouseEvent, tab: Tab) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onSelect(tab)
  }

  function moved(event: KeyboardEvent<HTMLElement>) {
    const index = tabForKey(event.key, TABS.indexOf(selected), TABS.length)
    const next = index === undefined ? undefined : TABS[index]
    if (!next) return
    event.preventDefault()
    event.currentTarget.querySelector<HTMLElement>(`#tab-${next}`)?.focus()
    onSelect(next)
  }

  return (
    <div id={TABS_ANCHOR}>
      <div role="tablist" aria-label={label} onKeyDown={moved} className="flex border-b border-line sm:gap-2">
        {TABS.map((tab) => (
          <a
            key={tab}
            id={`tab-${tab}`}
            role="tab"
            href={tabHref(providerId, tab)}
            aria-selected={tab === selected}
            aria-controls={tab === selected ? 'tab-panel' : undefined}
            tabIndex={tab === selected ? 0 : -1}
            onClick={(event) => pressed(event, tab)}
            className="-mb-px flex min-h-12 flex-1 items-center justify-center border-b-3 border-transparent px-2 text-sm font-semibold text-soft transition hover:border-line-strong/60 hover:text-ink aria-selected:border-primary aria-selected:text-primary sm:flex-none sm:px-5 sm:text-base"
          >
            {names[tab]}
          </a>
        ))}
      </div>
      <div
        id="tab-panel"
        role="tabpanel"
        aria-labelledby={`tab-${selected}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls takes the focus (WAI-ARIA tabs pattern)
        tabIndex={0}
        className="pt-8 md:pt-10"
      >
        {children}
      </div>
    </div>
  )
}
