import { Picture } from '#components/ui/picture.tsx'
import { formatRupees } from '#lib/money.ts'
import { paths } from '#lib/paths.ts'

export type ServiceCardData = {
  id: string
  title: string
  summary: string
  image?: string
  fromPrice?: number
}

const SHAPE = 'h-full rounded-xl border border-line bg-surface p-4 sm:p-5 lg:p-6'

/** One category as a large link: upright on small screens, lying on large ones. */
export function ServiceCard({ service }: { service: ServiceCardData }) {
  const { id, title, summary, image, fromPrice } = service
  return (
    <a
      href={paths.service(id)}
      className={`${SHAPE} group flex flex-col gap-3 shadow-low transition duration-200 ease-out hover:-translate-y-0.5 hover:border-primary/60 hover:shadow-mid active:translate-y-0 active:scale-[0.99] lg:flex-row lg:gap-5`}
    >
      <Picture
        src={image || `/images/services/${id}.svg`}
        fallback="/images/services/plumbing.svg"
        alt=""
        width={64}
        height={64}
        className="size-14 shrink-0 rounded-lg bg-tint p-1.5 transition duration-200 group-hover:scale-105 sm:size-18 sm:p-2"
      />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="text-lg leading-snug font-bold group-hover:text-primary">{title}</span>
        <span className="mt-1 hidden text-sm text-soft sm:line-clamp-3">{summary}</span>
        {fromPrice !== undefined && (
          <span className="mt-auto pt-1 text-sm text-soft sm:pt-2">
            From <span className="font-semibold text-ink">{formatRupees(fromPrice)}</span>
          </span>
        )}
      </span>
    </a>
  )
}

/** Takes the room of a card. */
export function ServiceCardSkeleton() {
  return (
    <div className={`${SHAPE} flex flex-col gap-3 lg:flex-row lg:gap-5`}>
      <span className="skeleton size-14 shrink-0 sm:size-18" />
      <span className="flex flex-1 flex-col gap-2">
        <span className="skeleton h-6 w-3/4" />
        <span className="skeleton hidden h-11 sm:block" />
        <span className="skeleton h-6 w-1/2" />
      </span>
    </div>
  )
}
