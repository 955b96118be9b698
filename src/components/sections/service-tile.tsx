import { ServicePicture } from '#components/ui/picture.tsx'
import { ServiceLink } from '#components/ui/service-link.tsx'
import { serviceDrawing } from '#data/services/built-in-services.ts'
import type { NamedService as Service } from '#data/services/service-cards.ts'
import { getLang } from '#lib/language.ts'

const TILE =
  'group flex h-full flex-col items-center gap-1 rounded-xl border border-line bg-surface px-3 py-5 text-center shadow-low transition duration-200 ease-out hover:-translate-y-0.5 hover:border-primary/60 hover:shadow-mid active:translate-y-0 active:shadow-low'

type ServiceTileProps = {
  service: Service
  href: string
  /** False in a carousel, which is dragged itself. */
  draggable?: boolean
}

/** A small card of a service: its drawing and its name. */
export function ServiceTile({ service: { id, title }, href, draggable }: ServiceTileProps) {
  return (
    <ServiceLink href={href} draggable={draggable} className={TILE}>
      <ServicePicture
        src={serviceDrawing({ id, title })}
        draggable={draggable}
        className="mb-2 size-12 transition duration-200 group-hover:scale-105"
      />
      <span lang={getLang(title)} className="leading-snug font-semibold group-hover:text-primary">
        {title}
      </span>
    </ServiceLink>
  )
}
