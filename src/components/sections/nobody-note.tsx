import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useApi } from '#components/sections/page-context.ts'
import { ApiText } from '#components/ui/api-text.tsx'
import { providerStrings } from '#content/provider-strings.ts'
import { listQueries } from '#data/providers/list-queries.ts'
import { BEST_PROVIDERS } from '#data/providers/who-is-listed.ts'
import type { Place } from '#data/scope/places.ts'

const { nobody: strings } = providerStrings

type AskedJob = { service: string; job?: string }

function Nearest({ service, job, city }: AskedJob & { city: string }) {
  const { data } = useSuspenseQuery(
    listQueries.best(useApi(), { category: service, city, job }, BEST_PROVIDERS),
  )
  const nearest = data.ok && data.data.nearest
  return nearest && <ApiText>{strings.nearest(nearest)}</ApiText>
}

type NobodyNoteProps = {
  /** The service or job of the page. */
  what: string
  city: Place | undefined
  booking: AskedJob
}

/** Says beside the buttons of a hero that nobody is listed, and where the nearest providers are. */
export function NobodyNote({ what, city, booking }: NobodyNoteProps) {
  return (
    // A row of buttons that share its width leaves the note a line of its own.
    <p className="basis-full! px-0! font-medium">
      <ApiText>{strings.text(what, city?.title)}</ApiText>{' '}
      {city && (
        <Suspense>
          <Nearest {...booking} city={city.id} />
        </Suspense>
      )}
    </p>
  )
}
