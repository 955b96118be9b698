import { CalendarCheck, Check, Clock } from 'lucide'
import { BookLink } from '#components/sections/book-link.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { ServicePicture } from '#components/ui/picture.tsx'
import { Rating } from '#components/ui/rating.tsx'
import { sampleStrings } from '#content/samples.ts'
import { topServicesPage as strings } from '#content/top-services.ts'
import { formatCount } from '#lib/money.ts'
import { paths } from '#lib/paths.ts'
import type { TopService } from './top-service-list.ts'

/** A job: rating, bookings, duration, description and booking link. */
export function TopServiceCard({ service }: { service: TopService }) {
  const { id, serviceId, name, description, rating, bookings, avgTime, image, features, sample } = service
  const book = sample ? sampleStrings.tryBooking : strings.book
  return (
    <article
      aria-labelledby={`${id}-name`}
      className="flex h-full flex-col rounded-xl border border-line bg-surface p-5 shadow-low transition duration-200 ease-out hover:-translate-y-0.5 hover:border-line-strong/60 hover:shadow-mid sm:p-6"
    >
      <span className="grid size-18 place-items-center rounded-lg bg-tint sm:size-20">
        <ServicePicture src={image} className="size-12 sm:size-14" />
      </span>
      <h2 id={`${id}-name`} className="mt-5 flex flex-wrap items-center gap-x-2 text-xl">
        {name}
        {sample && <Badge tone="accent">{sampleStrings.chip}</Badge>}
      </h2>
      <div className="mt-1.5">
        <Rating value={rating} />
      </div>
      <p className="mt-3 grow text-soft">{description}</p>
      <dl className="mt-5 grid grid-cols-[1fr_auto] gap-4 border-y border-line py-4">
        <div className="flex flex-col-reverse justify-end">
          <dt className="text-sm text-soft">{strings.bookingsLabel}</dt>
          <dd className="flex items-center gap-2 font-bold">
            <Icon node={CalendarCheck} className="size-4 text-primary" />
            {formatCount(bookings)}
          </dd>
        </div>
        <div className="flex flex-col-reverse justify-end">
          <dt className="text-sm text-soft">{strings.avgTimeLabel}</dt>
          <dd className="flex items-center gap-2 font-bold">
            <Icon node={Clock} className="size-4 text-primary" />
            {avgTime}
          </dd>
        </div>
      </dl>
      <ul aria-label={strings.features} className="mt-4 mb-6 flex flex-wrap gap-2">
        {features.map((feature) => (
          <li key={feature}>
            <Badge tone="plain">
              <Icon node={Check} className="size-3.5 text-success" strokeWidth={2.5} />
              {feature}
            </Badge>
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-1">
        <BookLink booking={{ service: serviceId, job: id }} aria-label={`${book}: ${name}`}>
          {book}
        </BookLink>
        <ButtonLink
          href={paths.jobPanel(serviceId, id)}
          variant="quiet"
          aria-label={`${strings.see}: ${name}`}
        >
          {strings.see}
        </ButtonLink>
      </div>
    </article>
  )
}
