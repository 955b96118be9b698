import type { ReactNode } from 'react'
import type { WhoIsListed } from '#lib/listed.ts'
import { ListedContext, TodayContext } from './site-contexts.ts'

type ScopeContextsProps = { listed: WhoIsListed; today: string; children: ReactNode }

/** Serves what the loader of a page has read: who is listed there, and the day. */
export function ScopeContexts({ listed, today, children }: ScopeContextsProps) {
  return (
    <TodayContext value={today}>
      <ListedContext value={listed}>{children}</ListedContext>
    </TodayContext>
  )
}
