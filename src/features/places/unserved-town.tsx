import { ownCrumbs } from '#data/breadcrumbs/breadcrumbs.ts'
import type { Instead } from '#data/scope/instead.ts'
import { UnservedPlace } from './state-page.tsx'

/** The page of a town that is not served. */
export function UnservedTown({ town, nearest }: { town: string; nearest: Instead['nearest'] }) {
  return (
    <UnservedPlace place={{ title: town }} nearest={nearest} crumbs={ownCrumbs(town)} drawing={undefined} />
  )
}
