import type { ReactNode } from 'react'
import { callBackHref } from '#catalogue/contact-href.ts'
import { builtInService } from '#catalogue/service-list.ts'
import { ApiText } from '#components/ui/api-text.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { messages } from '#content/messages.ts'
import { providerStrings } from '#content/provider-strings.ts'
import type { NearestCity } from '#data/providers/provider-queries.ts'
import type { Place } from '#data/scope/places.ts'
import type { Booking } from '#lib/booking.ts'
import { MAX_NEARBY_KM } from '#lib/geo.ts'
import { paths } from '#lib/paths.ts'
import { stringifySearch } from '#lib/search-params.ts'

const { nobody: strings } = providerStrings

type NobodyHereProps = {
  id?: string
  heading?: 'h2' | 'h3'
  /** The service or job that no provider does there. */
  what: string
  city: Place
  booking: { service: string; job?: string }
  nearest: NearestCity | null
  /** The page offers the call back above. */
  hasCallBack?: boolean
  /** The providers of the nearest city. */
  children?: ReactNode
}

/** Says that a city has no provider for a service or job, and offers the call back. Providers of a near city follow. */
export function NobodyHere(props: NobodyHereProps) {
  const { id, heading: Heading = 'h3', what, city, booking, nearest, hasCallBack, children } = props
  const handOff: Booking = { ...booking, city: city.id }
  const near = nearest && nearest.distanceKm <= MAX_NEARBY_KM ? nearest : undefined
  return (
    <>
      <div className="flex flex-col items-start gap-3 rounded-2xl border border-line bg-surface p-5 shadow-low sm:p-6">
        <Heading id={id} className="text-xl">
          <ApiText>{strings.title(city.title, nearest)}</ApiText>
        </Heading>
        <p className="max-w-2xl text-soft">
          <ApiText>{strings.text(what, city.title)}</ApiText>
        </p>
        <div className="mt-1 flex flex-wrap gap-3 empty:hidden">
          {!hasCallBack && (
            <ButtonLink href={callBackHref(handOff)} rel="nofollow">
              {messages.actions.callBack}
            </ButtonLink>
          )}
          {near && (
            <ButtonLink
              href={paths.professionals(booking.service, near.id) + stringifySearch({ job: booking.job })}
              rel={booking.job && 'nofollow'}
              variant="secondary"
            >
              {providerStrings.best.title(near.title, builtInService(booking.service)?.title)}
            </ButtonLink>
          )}
        </div>
      </div>
      {near && children && (
        <>
          <h3 className="mt-6 text-lg">
            <ApiText>{strings.nearby(near.title, near.distanceKm)}</ApiText>
          </h3>
          <p className="mt-1 mb-4 text-sm text-soft">
            <ApiText>{strings.nearbyText(near.title, city.title)}</ApiText>
          </p>
          {children}
        </>
      )}
    </>
  )
}
