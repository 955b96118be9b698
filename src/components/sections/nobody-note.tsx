import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useApi } from '#components/sections/page-context.ts'
import { ApiText } from '#components/ui/api-text.tsx'
import { providerStrings } from '#content/provider-strings.ts'
import { listQueries } from '#data/providers/list-queries.ts'
import { BEST_PROVIDERS } from '#data/providers/who-is-listed.ts'
import type { Place } from '#data/scope/places.ts'
import { MAX_NEARBY_KM } from '#lib/geo.ts'
import { paths } from '#lib/paths.ts'

const { nobody: strings } = providerStrings

type AskedJob = { service: string; job?: string }

/** Names the nearest city. That of a job only if it is near: the service may be listed in a nearer one. */
function Nearest({ service, job, city }: AskedJob & { city: string }) {
  const { data } = useSuspenseQuery(
    listQueries.best(useApi(), { category: service, city, job }, BEST_PROVIDERS),
  )
  const nearest = data.ok && data.data.nearest
  if (!nearest || (job && nearest.distanceKm > MAX_NEARBY_KM)) return null
  return <ApiText>{strings.nearest(nearest)}</ApiText>
}

type NobodyNoteProps = {
  /** The service or job of the page. */
  what: string
  city: Place | undefined
  booking: AskedJob
  /** The title of the service of a job, if its providers are listed in the city. */
  listedService?: string | undefined
}

/** Says beside the buttons of a hero that nobody is listed, and who else does the service: in the city, else nearby. */
export function NobodyNote({ what, city, booking, listedService }: NobodyNoteProps) {
  return (
    // A row of buttons that share its width leaves the note a line of its own.
    <p className="basis-full! px-0! font-medium">
      <ApiText>{strings.text(what, city?.title)}</ApiText>{' '}
      {city && listedService && (
        <a
          href={paths.professionals(booking.service, city.id)}
          className="tap text-primary underline underline-offset-4 hover:no-underline"
        >
          <ApiText>{providerStrings.best.title(city.title, listedService)}</ApiText>
        </a>
      )}
      {city && !listedService && (
        <Suspense>
          <Nearest {...booking} city={city.id} />
        </Suspense>
      )}
    </p>
  )
}
