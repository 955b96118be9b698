import { providerCard as strings } from '#content/sample-providers.ts'
import type { ProviderCard as Provider } from '#data/samples/sample-providers.ts'
import type { Booking } from '#lib/booking.ts'
import { CardFacts, ProviderFrame } from './provider-card.tsx'

type SampleProviderCardProps = {
  provider: Provider
  /** The service, job and city of the page, as far as it has them. */
  booking?: Omit<Booking, 'provider'>
}

/** A sample provider in a list: name, rating, quote, place and services. */
export function SampleProviderCard({ provider, booking = {} }: SampleProviderCardProps) {
  const { serviceId, cityId, title, rating, reviewCount, reviews, address, services } = provider
  return (
    <ProviderFrame
      provider={provider}
      title={title}
      booking={booking}
      fallback={{ service: serviceId, city: cityId }}
    >
      <CardFacts rating={rating} reviewCount={reviewCount} where={address} services={services} />
      <blockquote className="border-l-3 border-accent pl-3 text-sm max-sm:hidden">
        {strings.quote(reviews)}
      </blockquote>
    </ProviderFrame>
  )
}
