import { callBackHref, contactHref } from '#catalogue/contact-href.ts'
import { ChosenBooking } from '#components/sections/chosen-booking.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { appHandoff } from '#content/app-handoff.ts'
import { bookingStrings as strings } from '#content/booking.ts'
import { company } from '#content/company.ts'
import { messages } from '#content/messages.ts'
import type { BookingNames } from '#data/read-booking.ts'
import { type Booking, bookingParams, playWithBooking, withParams } from '#lib/booking.ts'
import { paths } from '#lib/paths.ts'

type BookOnPhoneProps = {
  booking: Booking
  /** The names of the choice; undefined while they are read. */
  names: BookingNames | undefined
}

type CallBackRowProps = { text: string; href: string }

/** A link for going on without the app. */
export function CallBackRow({ text, href }: CallBackRowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-5">
      <p className="text-soft">{text}</p>
      <ButtonLink href={href} rel="nofollow" variant="secondary">
        {messages.actions.callBack}
      </ButtonLink>
    </div>
  )
}

/** A QR code for the phone. A phone cannot scan its own screen, so it gets a link to the app. */
function PhoneCode({ src, alt, text }: { src: string; alt: string; text: string }) {
  return (
    <div className="flex items-center gap-5 max-sm:flex-col max-sm:items-start pointer-coarse:hidden">
      <img
        loading="lazy"
        src={src}
        alt={alt}
        width={176}
        height={176}
        className="size-44 shrink-0 rounded-lg border border-line bg-white"
      />
      <p>
        <strong className="block text-lg font-semibold">{strings.code.title}</strong>
        <span className="mt-1 block text-soft">{text}</span>
      </p>
    </div>
  )
}

type StoreLinksProps = { title: string; play: string; apple: string }

function StoreLinks({ title, play, apple }: StoreLinksProps) {
  const stores = [
    { label: strings.stores.play, href: play },
    { label: strings.stores.apple, href: apple },
  ]
  return (
    <div>
      <p id="stores-title" className="text-sm font-semibold text-soft">
        {title}
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
  )
}

/** Leads from a computer to the app: a QR code, both stores, and the choice. */
export function BookOnPhone({ booking, names }: BookOnPhoneProps) {
  return (
    <div className="flex flex-col gap-6">
      <PhoneCode
        src={withParams(paths.appCode, bookingParams(booking))}
        alt={strings.code.alt}
        text={strings.code.text}
      />
      <ChosenBooking booking={booking} names={names} />
      <StoreLinks
        title={strings.stores.title}
        play={playWithBooking(company.playStoreURL, booking)}
        apple={company.appStoreURL}
      />
      <CallBackRow text={strings.callBackText} href={callBackHref(booking)} />
    </div>
  )
}

/** Leads from a computer to the partner app. */
export function PartnerOnPhone() {
  const { codeText, storesTitle } = strings.partner
  return (
    <div className="flex flex-col gap-6">
      <PhoneCode src={paths.appPartnerCode} alt={appHandoff.code.partner.alt} text={codeText} />
      <StoreLinks title={storesTitle} play={company.playStorePartnerURL} apple={company.appStorePartnerURL} />
      <PartnerCallBackRow />
    </div>
  )
}

/** A link for registering without the partner app. */
export function PartnerCallBackRow() {
  return <CallBackRow text={strings.partner.callBackText} href={contactHref('partner')} />
}
