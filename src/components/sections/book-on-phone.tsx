import { playWithBooking } from '#browser/read-booking.ts'
import { callBackHref } from '#catalogue/contact-href.ts'
import { ButtonLink } from '#components/ui/button.tsx'
import { bookingStrings as strings } from '#content/booking.ts'
import { company } from '#content/company.ts'
import { messages } from '#content/messages.ts'
import type { BookingNames } from '#data/booking-query.ts'
import { type Booking, bookingParams, withParams } from '#lib/booking.ts'
import { paths } from '#lib/paths.ts'
import { ChosenBooking } from './chosen-booking.tsx'

type BookOnPhoneProps = {
  booking: Booking
  /** The names of the choice; undefined while they are read. */
  names: BookingNames | undefined
}

/** A link for booking without the app. */
export function CallBackRow({ booking }: { booking: Booking }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-5">
      <p className="text-soft">{strings.callBackText}</p>
      <ButtonLink href={callBackHref(booking)} rel="nofollow" variant="secondary">
        {messages.actions.callBack}
      </ButtonLink>
    </div>
  )
}

/** Leads from a computer to the app: a QR code, both stores, and the choice. */
export function BookOnPhone({ booking, names }: BookOnPhoneProps) {
  const stores = [
    { label: strings.stores.play, href: playWithBooking(company.playStoreURL, booking) },
    { label: strings.stores.apple, href: company.appStoreURL },
  ]
  return (
    <div className="flex flex-col gap-6">
      {/* A phone cannot scan its own screen, so it gets a link to the app. */}
      <div className="flex items-center gap-5 max-sm:flex-col max-sm:items-start pointer-coarse:hidden">
        <img
          loading="lazy"
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
      <ChosenBooking booking={booking} names={names} />
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
      <CallBackRow booking={booking} />
    </div>
  )
}
