import { ownCrumbs } from '#catalogue/breadcrumbs.ts'
import type { UnservedTown } from '#data/places/unserved-town.ts'
import { UnservedPlace } from './state-page.tsx'

/** The page of a town that is not served. */
export function UnservedTownPage({ town, nearest }: UnservedTown) {
  return (
    <UnservedPlace place={{ title: town }} nearest={nearest} crumbs={ownCrumbs(town)} drawing={undefined} />
  )
}
