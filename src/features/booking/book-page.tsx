import { Breadcrumb } from '#components/ui/breadcrumb.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { bookingStrings as strings } from '#content/booking.ts'
import { ownCrumbs } from '#data/breadcrumbs/breadcrumbs.ts'
import type { NamedBooking } from '#data/read-booking.ts'
import { bookingParams, withParams } from '#lib/booking.ts'
import { paths } from '#lib/paths.ts'
import { BookOnPhone, PartnerOnPhone } from './book-on-phone.tsx'

type BookPageProps = NamedBooking & { isForPartners: boolean }

/** 'Book on your phone' as a page, and the same for the partner app. A phone gets a link to the app itself. */
export function BookPage({ booking, names, isForPartners }: BookPageProps) {
  const { title, text } = isForPartners ? strings.partner : strings
  return (
    <div className="shell pt-6 pb-16 md:pt-8 md:pb-24">
      <Breadcrumb crumbs={ownCrumbs(title)} />
      <div className="mx-auto mt-6 max-w-xl rounded-2xl border border-line bg-surface p-6 shadow-mid sm:p-8">
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-2 mb-6 text-soft">{text}</p>
        <ButtonLink
          href={isForPartners ? paths.appPartner : withParams(paths.app, bookingParams(booking))}
          data-opens-app=""
          rel="nofollow"
          size="lg"
          className="mb-6 w-full pointer-fine:hidden"
        >
          {strings.open}
        </ButtonLink>
        <h2 className="sr-only pointer-coarse:hidden">{strings.code.title}</h2>
        {isForPartners ? <PartnerOnPhone /> : <BookOnPhone booking={booking} names={names} />}
      </div>
    </div>
  )
}
