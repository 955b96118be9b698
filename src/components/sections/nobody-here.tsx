import type { ReactNode } from 'react'
import { callBackHref } from '#catalogue/contact-href.ts'
import { ApiText } from '#components/ui/api-text.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { Note } from '#components/ui/note.tsx'
import { messages } from '#content/messages.ts'
import { providerStrings } from '#content/provider-strings.ts'
import type { NearestCity } from '#data/providers/provider-queries.ts'
import type { Place } from '#data/scope/places.ts'
import { builtInService } from '#data/services/built-in-services.ts'
import type { Booking } from '#lib/booking.ts'
import { MAX_NEARBY_KM } from '#lib/geo.ts'
import { paths } from '#lib/paths.ts'
import { stringifySearch } from '#lib/search-params.ts'

const { nobody: strings } = providerStrings

type Asked = { city: Place; booking: { service: string; job?: string }; nearest: NearestCity | null }
type Near = { booking: Asked['booking']; near: NearestCity }

function toNear(nearest: NearestCity | null): NearestCity | undefined {
  return nearest && nearest.distanceKm <= MAX_NEARBY_KM ? nearest : undefined
}

function ListLink({ booking, near }: Near) {
  return (
    <ButtonLink
      href={paths.professionals(booking.service, near.id) + stringifySearch({ job: booking.job })}
      rel={booking.job && 'nofollow'}
      variant="secondary"
    >
      {providerStrings.best.title(near.title, builtInService(booking.service)?.title)}
    </ButtonLink>
  )
}

function NearbyText({ city, near }: { city: Place; near: NearestCity }) {
  return (
    <p className="mt-1 mb-4 text-sm text-soft">
      <ApiText>{strings.nearbyText(near.title, city.title)}</ApiText>
    </p>
  )
}

/** The section of the providers of a near city, where a city has none. Renders nothing if all are too far away. */
export function NearbyProviders({ city, booking, nearest, children }: Asked & { children: ReactNode }) {
  const near = toNear(nearest)
  if (!near) return null
  return (
    <section aria-labelledby="nearby-title">
      <h2 id="nearby-title" className="text-2xl">
        <ApiText>{strings.nearby(near.title, near.distanceKm)}</ApiText>
      </h2>
      <NearbyText city={city} near={near} />
      {children}
      <div className="mt-4">
        <ListLink booking={booking} near={near} />
      </div>
    </section>
  )
}

type NobodyHereProps = Asked & {
  /** The service or job that no provider does there. */
  what: string
  /** The providers of the nearest city. */
  children?: ReactNode
}

/** Says that a city has no provider for a service or job, and offers the call back. Providers of a near city follow. */
export function NobodyHere({ what, city, booking, nearest, children }: NobodyHereProps) {
  const handOff: Booking = { ...booking, city: city.id }
  const near = toNear(nearest)
  return (
    <>
      <Note title={strings.title(city.title, nearest)} text={strings.text(what, city.title)}>
        <ButtonLink href={callBackHref(handOff)} rel="nofollow">
          {messages.actions.callBack}
        </ButtonLink>
        {near && <ListLink booking={booking} near={near} />}
      </Note>
      {near && children && (
        <>
          <h3 className="mt-6 text-lg">
            <ApiText>{strings.nearby(near.title, near.distanceKm)}</ApiText>
          </h3>
          <NearbyText city={city} near={near} />
          {children}
        </>
      )}
    </>
  )
}
