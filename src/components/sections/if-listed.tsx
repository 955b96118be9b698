import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { useApi } from '#components/sections/page-context.ts'
import { listedAnywhereQuery } from '#data/providers/top-providers.ts'

/** Returns the number of providers that are listed anywhere; undefined if it is unknown. */
export function useListedAnywhere(): number | undefined {
  const { data } = useSuspenseQuery(listedAnywhereQuery(useApi()))
  return data.ok ? data.data : undefined
}

type IfListedProps = {
  children: ReactNode
  /** The number of providers that the children need. */
  least?: number
  /** Stands in for the children while fewer providers are listed. */
  otherwise?: ReactNode
}

function Known({ children, least = 1, otherwise }: IfListedProps) {
  const count = useListedAnywhere()
  return count !== undefined && count < least ? otherwise : children
}

/** Shows what needs listed providers, such as the app, also while their number is unknown. */
export function IfListed(props: IfListedProps) {
  return (
    <Suspense fallback={props.children}>
      <Known {...props} />
    </Suspense>
  )
}
