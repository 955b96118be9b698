import { ServicePicture } from '#components/ui/picture.tsx'
import { ServiceLink } from '#components/ui/service-link.tsx'
import { fromPrice } from '#content/browse.ts'
import { serviceDrawing } from '#data/services/built-in-services.ts'
import type { ServiceCard as Service } from '#data/services/service-cards.ts'
import { getLang } from '#lib/language.ts'

/** A service as a large link: upright and without its summary on a phone, wide on larger screens. */
export function ServiceCard({ service, href }: { service: Service; href: string }) {
  const { id, title, summary, image, price } = service
  return (
    <ServiceLink
      href={href}
      className="group flex h-full flex-col gap-3 rounded-xl border border-line bg-surface p-4 shadow-low transition duration-200 ease-out hover:-translate-y-0.5 hover:border-primary/60 hover:shadow-mid active:translate-y-0 active:shadow-low sm:p-5 lg:flex-row lg:gap-5"
    >
      <ServicePicture
        src={image || serviceDrawing({ id, title })}
        className="size-14 shrink-0 rounded-lg bg-tint p-1.5 transition duration-200 group-hover:scale-105 sm:size-18 sm:p-2"
      />
      <span className="flex min-w-0 flex-1 flex-col">
        <span lang={getLang(title)} className="text-lg leading-snug font-bold group-hover:text-primary">
          {title}
        </span>
        <span
          lang={getLang(summary)}
          className="mt-1 line-clamp-(--lines) text-sm text-pretty text-soft max-sm:hidden"
        >
          {summary}
        </span>
        {price && <span className="mt-auto pt-1 text-sm font-semibold sm:pt-2">{fromPrice(price)}</span>}
      </span>
    </ServiceLink>
  )
}
