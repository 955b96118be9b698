import { BadgeCheck, MapPin } from 'lucide'
import { sampleData } from '#catalogue/sample-label.ts'
import type { ProviderCard as Provider } from '#catalogue/sample-providers.ts'
import { Avatar } from '#components/ui/avatar.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Rating } from '#components/ui/rating.tsx'
import { messages } from '#content/messages.ts'
import { professionals } from '#content/professionals.ts'
import { providerCard as strings } from '#content/providers.ts'
import { paths } from '#lib/paths.ts'
import { BookLink } from './book-link.tsx'
import { SampleMark } from './professional-card.tsx'

/** Specification section 9: the card names three services, then how many more there are. */
const MAX_SERVICES = 3

/** A provider in a list: who, how well rated, where, for what, and the two ways on. */
export function ProviderCard({ provider }: { provider: Provider }) {
  const { id, serviceId, name, image, title, rating, reviewCount, reviews, address, services, verified } =
    provider
  const more = services.length - MAX_SERVICES
  return (
    <article
      aria-label={name}
      className="flex h-full flex-col gap-4 rounded-xl border border-line bg-surface p-5 shadow-low transition duration-200 ease-out hover:-translate-y-0.5 hover:border-line-strong/60 hover:shadow-mid"
    >
      {sampleData.isShown && <SampleMark />}
      <div className="flex items-start gap-4">
        <Avatar name={name} image={image} className="size-16 text-xl" />
        <div className="min-w-0 flex-1">
          <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-lg">
            {name}
            {verified && (
              <Badge tone="success">
                <Icon node={BadgeCheck} className="size-3.5" />
                {strings.verified}
              </Badge>
            )}
          </h3>
          <p className="mt-0.5 text-sm text-soft">{title}</p>
        </div>
      </div>
      <Rating value={rating} count={reviewCount} />
      <blockquote className="border-l-3 border-accent pl-3 text-sm">{strings.quote(reviews)}</blockquote>
      <p className="flex items-start gap-2 text-sm text-soft">
        <Icon node={MapPin} className="mt-0.5 size-4 text-primary" />
        {address}
      </p>
      <ul aria-label={strings.services} className="flex flex-wrap gap-2">
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
      <div className="mt-auto grid grid-cols-2 gap-3 pt-2">
        <ButtonLink
          href={paths.provider(id)}
          variant="secondary"
          aria-label={professionals.viewProfileOf(name)}
          className="px-2!"
        >
          {messages.actions.viewProfile}
        </ButtonLink>
        <BookLink
          booking={{ provider: id, service: serviceId }}
          aria-label={professionals.bookNowWith(name)}
          className="px-2!"
        >
          {professionals.bookNow}
        </BookLink>
      </div>
    </article>
  )
}
