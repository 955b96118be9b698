import { useQuery } from '@tanstack/react-query'
import { callBackHref } from '#catalogue/contact-href.ts'
import { ChosenBooking } from '#components/sections/chosen-booking.tsx'
import { usePageContext } from '#components/sections/page-context.ts'
import { ButtonLink } from '#components/ui/button.tsx'
import { Dialog, DialogHeading, useModal } from '#components/ui/dialog.tsx'
import { bookingStrings as strings } from '#content/booking.ts'
import { bookingQuery } from '#data/booking-query.ts'
import type { BookingNames } from '#data/read-booking.ts'
import { type Booking, bookingParams, getBooking, withParams } from '#lib/booking.ts'
import { paths } from '#lib/paths.ts'
import { BookOnPhone, CallBackRow, PartnerCallBackRow, PartnerOnPhone } from './book-on-phone.tsx'

/** Matches a device without a touch screen as its primary input: no store has apps for it. */
const COMPUTER = '(hover: hover) and (pointer: fine)'

type WaysProps = { booking: Booking; names: BookingNames | undefined }

/** The ways to book on a phone: the app, or a call back. */
function BookHere({ booking, names }: WaysProps) {
  return (
    <div className="flex flex-col gap-5">
      <ChosenBooking booking={booking} names={names} />
      <ButtonLink
        href={withParams(paths.app, bookingParams(booking))}
        data-opens-app=""
        rel="nofollow"
        size="lg"
      >
        {strings.open}
      </ButtonLink>
      <CallBackRow text={strings.callBackText} href={callBackHref(booking)} />
    </div>
  )
}

function PartnerHere() {
  return (
    <div className="flex flex-col gap-5">
      <ButtonLink href={paths.appPartner} data-opens-app="" rel="nofollow" size="lg">
        {strings.open}
      </ButtonLink>
      <PartnerCallBackRow />
    </div>
  )
}

function BookingWays({ booking, isComputer }: { booking: Booking; isComputer: boolean }) {
  const { data } = useQuery(bookingQuery(usePageContext(), booking))
  const Ways = isComputer ? BookOnPhone : BookHere
  return <Ways booking={booking} names={data && (data.ok ? data.data.names : {})} />
}

/**
 * The ways to book, or to the partner app, for a button that was pressed. Open while it is mounted. `search` is the
 * query string of the button's address.
 */
export function BookDialog({ search, onClose }: { search: string; onClose: () => void }) {
  const params = new URLSearchParams(search)
  const dialog = useModal()
  const isComputer = matchMedia(COMPUTER).matches
  const isPartner = params.get('app') === 'partner'
  const { title, text } = isPartner
    ? strings.partner
    : { title: isComputer ? strings.title : strings.phoneTitle, text: strings.text }

  return (
    <Dialog ref={dialog} aria-labelledby="book-title" onClose={onClose} className="max-w-lg">
      <div className="flex flex-col gap-5 p-5 sm:p-7">
        <DialogHeading id="book-title" title={title} text={text} close={strings.close} dialog={dialog} />
        {!isPartner && <BookingWays booking={getBooking(params)} isComputer={isComputer} />}
        {isPartner && (isComputer ? <PartnerOnPhone /> : <PartnerHere />)}
      </div>
    </Dialog>
  )
}
