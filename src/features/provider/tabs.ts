import { paths } from '#lib/paths.ts'

export const TABS = ['about', 'services', 'gallery', 'reviews'] as const
export type Tab = (typeof TABS)[number]

/** Where the tabs are on the page, so that a tab followed as a link without a script is in view. */
export const TABS_ANCHOR = 'profile'

/** The tab that an address names; About when it names none, or one that there is not. */
export function tabFrom(value: string | undefined): Tab {
  return TABS.find((tab) => tab === value) ?? 'about'
}

/** The address of a profile with a tab open. */
export function tabHref(providerId: string, tab: Tab): string {
  const query = tab === 'about' ? '' : `?tab=${tab}`
  return `${paths.provider(providerId)}${query}#${TABS_ANCHOR}`
}

/** The tab that a key leads to from another (WAI-ARIA tabs pattern); undefined when the key means nothing here. */
export function tabForKey(tab: Tab, key: string): Tab | undefined {
  const index = TABS.indexOf(tab)
  if (key === 'ArrowRight') return TABS[(index + 1) % TABS.length]
  if (key === 'ArrowLeft') return TABS.at(index - 1)
  if (key === 'Home') return TABS[0]
  if (key === 'End') return TABS.at(-1)
  return undefined
}
