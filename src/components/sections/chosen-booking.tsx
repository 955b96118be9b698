import { bookingStrings as strings } from '#content/booking.ts'
import type { BookingNames } from '#data/read-booking.ts'
import { type Booking, bookingNames } from '#lib/booking.ts'
import { getLang } from '#lib/language.ts'

type ChosenBookingProps = {
  booking: Booking
  /** The names of the choice; undefined while they are read. */
  names: BookingNames | undefined
}

/** The chosen provider, service, job and city. Renders nothing without a choice. */
export function ChosenBooking({ booking, names }: ChosenBookingProps) {
  const chosenNames = bookingNames.filter((name) => booking[name] !== undefined)
  const rows = bookingNames.flatMap((name) => {
    const value = names?.[name]
    return value ? [{ name, value }] : []
  })
  if (chosenNames.length === 0 || (names && rows.length === 0)) return null
  return (
    <section
      aria-labelledby="chosen-title"
      aria-busy={!names}
      className="rounded-lg border border-line bg-sunken px-5 py-4"
    >
      <h3 id="chosen-title" className="text-sm font-semibold tracking-normal text-soft">
        {strings.chosen.title}
      </h3>
      <dl className="mt-2 flex flex-col gap-1.5">
        {!names &&
          chosenNames.map((name) => (
            <div key={name} className="h-6 w-2/3 rounded-sm bg-line motion-safe:animate-pulse">
              <dt className="sr-only">{strings.chosen[name]}</dt>
              <dd className="sr-only">{strings.chosen.waiting}</dd>
            </div>
          ))}
        {rows.map(({ name, value }) => (
          <div key={name} className="flex gap-3">
            <dt className="w-24 shrink-0 text-sm leading-6 text-soft">{strings.chosen[name]}</dt>
            <dd className="min-w-0 font-semibold wrap-anywhere">
              <bdi lang={getLang(value)}>{value}</bdi>
              {name === 'provider' && names?.isSample && (
                <span className="font-normal text-soft"> ({strings.chosen.sample})</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
