import { type ComponentType, Suspense } from 'react'
import { lazy } from '#components/ui/lazy.ts'
import type { UnservedTown } from '#data/places/unserved-town.ts'

const UnservedTownPage = lazy(() =>
  import('#features/places/unserved-town.tsx').then(({ UnservedTownPage }) => UnservedTownPage),
)

function isTown(data: unknown): data is UnservedTown {
  return typeof data === 'object' && data !== null && 'town' in data
}

type NotFoundProps = { data?: unknown }

/** Returns the not-found screen of a route, which tells a well-known town from an unknown place. */
export function withTowns(Usual: ComponentType<NotFoundProps>) {
  return function PlaceNotFound({ data }: NotFoundProps) {
    if (!isTown(data)) return <Usual data={data} />
    return (
      <Suspense>
        <UnservedTownPage {...data} />
      </Suspense>
    )
  }
}
