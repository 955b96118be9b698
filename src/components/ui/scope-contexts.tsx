import { createContext, type ReactNode } from 'react'
import type { WhoIsListed } from '#lib/listed.ts'

/** The day in India of the rendering: `2026-11-01`. It decides which offers are shown. */
export const TodayContext = createContext('')

/** The providers of the page's scope; unknown on pages without one. */
export const ListedContext = createContext<WhoIsListed>({ count: undefined, isIndexed: true })

type ScopeContextsProps = { listed: WhoIsListed; today: string; children: ReactNode }

/** Serves what the loader of a page has read: who is listed there, and the day. */
export function ScopeContexts({ listed, today, children }: ScopeContextsProps) {
  return (
    <TodayContext value={today}>
      <ListedContext value={listed}>{children}</ListedContext>
    </TodayContext>
  )
}
