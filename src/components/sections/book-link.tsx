import { type ComponentProps, use } from 'react'
import { callBackHref } from '#catalogue/contact-href.ts'
import { ButtonLink } from '#components/ui/button.tsx'
import { messages } from '#content/messages.ts'
import { type Booking, bookingHref } from '#lib/booking.ts'
import { SiteOriginContext, useBookingCity } from './site-contexts.ts'

type BookLinkProps = Omit<ComponentProps<typeof ButtonLink>, 'href' | 'rel'> & { booking?: Booking }

/**
 * A booking button: leads to the app with the choice, or on a computer to 'Book on your phone'. Without a city it hands
 * over the visitor's.
 */
export function BookLink({ booking = {}, ...props }: BookLinkProps) {
  const city = useBookingCity(booking.city)
  return (
    <ButtonLink
      {...props}
      data-booking=""
      href={bookingHref({ ...booking, city }, use(SiteOriginContext))}
      rel="nofollow"
    />
  )
}

type CallBackLinkProps = Pick<ComponentProps<typeof ButtonLink>, 'className' | 'variant'> & {
  booking: Booking
}

/** A link to the form for a call back. Without a city it hands over the visitor's. */
export function CallBackLink({ booking, variant = 'secondary', className }: CallBackLinkProps) {
  const city = useBookingCity(booking.city)
  return (
    <ButtonLink
      data-booking=""
      href={callBackHref({ ...booking, city })}
      rel="nofollow"
      variant={variant}
      size="lg"
      className={className}
    >
      {messages.actions.callBack}
    </ButtonLink>
  )
}
