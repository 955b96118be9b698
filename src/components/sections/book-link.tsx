import { type ComponentProps, use } from 'react'
import { ButtonLink } from '#components/ui/button.tsx'
import { type Booking, bookingHref } from '#lib/booking.ts'
import { SiteOriginContext } from './site-contexts.ts'

type BookLinkProps = Omit<ComponentProps<typeof ButtonLink>, 'href' | 'rel'> & { booking?: Booking }

/** A booking button: to the app with what was chosen; on a computer to 'Book on your phone'. */
export function BookLink({ booking = {}, ...props }: BookLinkProps) {
  return <ButtonLink {...props} href={bookingHref(booking, use(SiteOriginContext))} rel="nofollow" />
}
