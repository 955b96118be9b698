import type { ReactNode } from 'react'
import { servicePath } from '#api/places/service-part.ts'
import type { ServiceCard as ServiceCardData } from '#api/services/service-cards.ts'
import { ApiText } from '#components/ui/api-text.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { ServiceLink } from '#components/ui/service-link.tsx'
import { home } from '#content/home.ts'
import { formatRupees } from '#lib/money.ts'

const { from } = home.services
const SHAPE =
  'flex h-full flex-col gap-3 rounded-xl border border-line bg-surface p-4 sm:p-5 lg:flex-row lg:gap-5 lg:p-6'

function CardText({ title, summary, price }: { title: ReactNode; summary: ReactNode; price: ReactNode }) {
  return (
    <span className="flex min-w-0 flex-1 flex-col">
      <span className="text-lg leading-snug font-bold group-hover:text-primary">{title}</span>
      <span className="mt-1 line-clamp-(--lines) text-sm text-pretty text-soft max-sm:hidden">{summary}</span>
      {price && <span className="mt-auto pt-1 text-sm text-soft sm:pt-2">{price}</span>}
    </span>
  )
}

/** One category as a large link, where it has a page: upright on small screens, lying on large ones. */
export function ServiceCard({ service }: { service: ServiceCardData }) {
  const { id, title, summary, image, priceFrom } = service
  const href = servicePath(id)
  const face = (
    <>
      <Picture
        src={image || `/images/services/${id}.svg`}
        fallback="/images/services/plumbing.svg"
        alt=""
        width={64}
        height={64}
        className="size-14 shrink-0 rounded-lg bg-tint p-1.5 transition duration-200 group-hover:scale-105 sm:size-18 sm:p-2"
      />
      <CardText
        title={<ApiText>{title}</ApiText>}
        summary={<ApiText>{summary}</ApiText>}
        price={
          priceFrom !== undefined && (
            <>
              {from.before}
              <span className="font-semibold text-ink">{formatRupees(priceFrom)}</span>
              {from.after}
            </>
          )
        }
      />
    </>
  )
  if (!href) return <div className={SHAPE}>{face}</div>
  return (
    <ServiceLink
      href={href}
      className={`${SHAPE} group shadow-low transition duration-200 ease-out hover:-translate-y-0.5 hover:border-primary/60 hover:shadow-mid active:translate-y-0 active:scale-[0.99]`}
    >
      {face}
    </ServiceLink>
  )
}

function Shimmer({ children }: { children: string }) {
  return <span className="skeleton text-transparent select-none">{children}</span>
}

/** Takes the room of the card that is likely to come. */
export function ServiceCardSkeleton({ service: { title, summary } }: { service: ServiceCardData }) {
  return (
    <div aria-hidden="true" className={SHAPE}>
      <span className="skeleton size-14 shrink-0 sm:size-18" />
      <CardText
        title={<Shimmer>{title}</Shimmer>}
        summary={<Shimmer>{summary}</Shimmer>}
        price={<Shimmer>{`${from.before}₹000${from.after}`}</Shimmer>}
      />
    </div>
  )
}
