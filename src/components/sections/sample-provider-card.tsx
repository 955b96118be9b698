import { MapPin } from 'lucide'
import type { ProviderCard as Provider } from '#catalogue/sample-providers.ts'
import { Badge } from '#components/ui/badge.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Reviews } from '#components/ui/rating.tsx'
import { providerCard as strings } from '#content/providers.ts'
import type { Booking } from '#lib/booking.ts'
import { ProviderFrame } from './provider-card.tsx'

/** Specification section 9: the card names three services, then how many more there are. */
const MAX_SERVICES = 3

type SampleProviderCardProps = {
  provider: Provider
  /** The service, job and city of the page, as far as it has them. */
  asked?: Omit<Booking, 'provider'>
}

/** A sample provider in a list: name, rating, quote, place and services. */
export function SampleProviderCard({ provider, asked = {} }: SampleProviderCardProps) {
  const { serviceId, cityId, title, rating, reviewCount, reviews, address, services } = provider
  const more = services.length - MAX_SERVICES
  return (
    <ProviderFrame provider={provider} title={title} asked={asked} own={{ service: serviceId, city: cityId }}>
      <Reviews rating={rating} count={reviewCount} />
      <blockquote className="border-l-3 border-accent pl-3 text-sm">{strings.quote(reviews)}</blockquote>
      <p className="flex items-start gap-2 text-sm text-soft">
        <Icon node={MapPin} className="mt-0.5 size-4 text-primary" />
        {address}
      </p>
      <ul aria-label={strings.services} className="mb-auto flex flex-wrap gap-2">
        {services.slice(0, MAX_SERVICES).map((service) => (
          <li key={service}>
            <Badge>{service}</Badge>
          </li>
        ))}
        {more > 0 && (
          <li>
            <Badge tone="plain">{strings.more(more)}</Badge>
          </li>
        )}
      </ul>
    </ProviderFrame>
  )
}
