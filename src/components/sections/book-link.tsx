import { type ComponentProps, use } from 'react'
import { callBackHref } from '#catalogue/contact-href.ts'
import { ButtonLink } from '#components/ui/button.tsx'
import { messages } from '#content/messages.ts'
import { type Booking, bookingHref } from '#lib/booking.ts'
import { SiteOriginContext, useLocalBooking } from './site-contexts.ts'

type BookLinkProps = Omit<ComponentProps<typeof ButtonLink>, 'href' | 'rel'> & { booking?: Booking }

/**
 * A booking button: leads to the app with the choice, or on a computer to 'Book on your phone'. Without a city and a
 * provider it hands over the visitor's city.
 */
export function BookLink({ booking = {}, ...props }: BookLinkProps) {
  const choice = useLocalBooking(booking)
  return (
    <ButtonLink
      {...props}
      data-booking=""
      href={bookingHref(choice, use(SiteOriginContext))}
      rel="nofollow"
    />
  )
}

type CallBackLinkProps = Pick<ComponentProps<typeof ButtonLink>, 'className' | 'variant'> & {
  booking: Booking
}

/** A link to the form for a call back. Without a city and a provider it hands over the visitor's city. */
export function CallBackLink({ booking, variant = 'secondary', className }: CallBackLinkProps) {
  const choice = useLocalBooking(booking)
  return (
    <ButtonLink
      data-booking=""
      href={callBackHref(choice)}
      rel="nofollow"
      variant={variant}
      size="lg"
      className={className}
    >
      {messages.actions.callBack}
    </ButtonLink>
  )
}
