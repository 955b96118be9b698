import { useQuery } from '@tanstack/react-query'
import { getBooking } from '#browser/read-booking.ts'
import { BookOnPhone } from '#components/sections/book-on-phone.tsx'
import { Dialog, DialogHeading, useModal } from '#components/ui/dialog.tsx'
import { bookingStrings as strings } from '#content/booking.ts'
import { useApi } from '#data/api-context.ts'
import { bookingQuery } from '#data/booking-query.ts'

/**
 * 'Book on your phone', for a booking button pressed on a computer. Open while it is mounted. `search` is the query
 * string of the button's address.
 */
export function BookDialog({ search, onClose }: { search: string; onClose: () => void }) {
  const booking = getBooking(new URLSearchParams(search))
  const dialog = useModal()
  const { data } = useQuery(bookingQuery(useApi(), booking))

  return (
    <Dialog ref={dialog} aria-labelledby="book-title" onClose={onClose} className="max-w-lg">
      <div className="flex flex-col gap-5 p-5 sm:p-7">
        <DialogHeading
          id="book-title"
          title={strings.title}
          text={strings.text}
          close={strings.close}
          dialog={dialog}
        />
        <BookOnPhone booking={booking} names={data && (data.ok ? data.data : {})} />
      </div>
    </Dialog>
  )
}
