import { playWithBooking } from '#browser/read-booking.ts'
import { ButtonLink } from '#components/ui/button.tsx'
import { bookingStrings as strings } from '#content/booking.ts'
import { company } from '#content/company.ts'
import type { BookingNames } from '#data/booking-query.ts'
import { type Booking, bookingParams, withParams } from '#lib/booking.ts'
import { getLang } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'

const SHOWN = ['provider', 'service', 'job', 'city'] as const

type BookOnPhoneProps = {
  booking: Booking
  /** The choice in words; undefined while it is read. */
  names: BookingNames | undefined
}

function Chosen({ booking, names }: BookOnPhoneProps) {
  const wanted = SHOWN.filter((name) => booking[name] !== undefined)
  const rows = SHOWN.flatMap((name) => {
    const value = names?.[name]
    return value ? [{ name, value }] : []
  })
  if (wanted.length === 0 || (names && rows.length === 0)) return null
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
          wanted.map((name) => (
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

/** The way from a computer to the app: a code for the phone's camera, both stores, and what was chosen. */
export function BookOnPhone({ booking, names }: BookOnPhoneProps) {
  const stores = [
    { label: strings.stores.play, href: playWithBooking(company.playStoreURL, booking) },
    { label: strings.stores.apple, href: company.appStoreURL },
  ]
  return (
    <div className="flex flex-col gap-6">
      <div className="flex items-center gap-5 max-sm:flex-col max-sm:items-start">
        <img
          src={withParams(paths.appCode, bookingParams(booking))}
          alt={strings.code.alt}
          width={176}
          height={176}
          className="size-44 shrink-0 rounded-lg border border-line bg-white"
        />
        <p>
          <strong className="block text-lg font-semibold">{strings.code.title}</strong>
          <span className="mt-1 block text-soft">{strings.code.text}</span>
        </p>
      </div>
      <Chosen booking={booking} names={names} />
      <div>
        <p id="stores-title" className="text-sm font-semibold text-soft">
          {strings.stores.title}
        </p>
        <ul aria-labelledby="stores-title" className="mt-2 grid grid-cols-2 gap-3">
          {stores.map(({ label, href }) => (
            <li key={label}>
              <ButtonLink
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                variant="secondary"
                className="w-full px-2!"
              >
                {label}
                <span className="sr-only">{strings.stores.newTab}</span>
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
