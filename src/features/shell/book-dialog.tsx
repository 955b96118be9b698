import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide'
import { useApi } from '#api/api-context.ts'
import { bookingQuery } from '#api/booking-query.ts'
import { BookOnPhone } from '#components/sections/book-on-phone.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { useModal } from '#components/ui/use-modal.ts'
import { bookingWords as words } from '#content/booking.ts'
import { bookingOf } from '#lib/read-booking.ts'

/**
 * 'Book on your phone', for a booking button that was pressed on a computer; open for as long as it is mounted. `search` is
 * what the button's address says after the path.
 */
export function BookDialog({ search, onClose }: { search: string; onClose: () => void }) {
  const booking = bookingOf(new URLSearchParams(search))
  const dialog = useModal()
  const { data } = useQuery(bookingQuery(useApi(), booking))

  return (
    <dialog
      ref={dialog}
      aria-labelledby="book-title"
      onClose={onClose}
      closedby="any"
      className="m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-lg overflow-y-auto rounded-xl bg-surface p-0 text-ink shadow-high"
    >
      <div className="p-5 sm:p-7">
        <div className="mb-6 flex items-start justify-between gap-4">
          <div>
            <h2 id="book-title" className="text-2xl">
              {words.title}
            </h2>
            <p className="mt-1 text-soft">{words.text}</p>
          </div>
          <button
            type="button"
            aria-label={words.close}
            onClick={() => dialog.current?.close()}
            className="-mt-1 -mr-1 grid size-11 shrink-0 place-items-center rounded-md text-soft hover:bg-sunken hover:text-ink"
          >
            <Icon node={X} className="size-5" />
          </button>
        </div>
        <BookOnPhone booking={booking} names={data && (data.ok ? data.data : {})} />
      </div>
    </dialog>
  )
}
