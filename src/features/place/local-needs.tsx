import { ArrowRight, CloudSun } from 'lucide'
import type { LocalNeed } from '#catalogue/places/built-in.ts'
import { builtInService, serviceDrawing } from '#catalogue/service-list.ts'
import { Icon } from '#components/ui/icon.tsx'
import { ServicePicture } from '#components/ui/picture.tsx'
import { ServiceLink } from '#components/ui/service-link.tsx'
import { cityPage } from '#content/place-pages.ts'

type LocalNeedsProps = {
  place: string
  climate: string
  needs: ReadonlyArray<LocalNeed>
  /** Undefined for a service that the place does not offer. */
  getHref: (serviceId: string) => string | undefined
}

function Need({ need, href }: { need: LocalNeed; href: string | undefined }) {
  const service = builtInService(need.serviceId)
  return (
    <article className="flex h-full flex-col rounded-xl border border-line bg-surface p-5 shadow-low sm:p-6">
      <ServicePicture src={serviceDrawing({ id: need.serviceId })} className="size-14" />
      <h3 className="mt-4 text-lg">{need.title}</h3>
      <p className="mt-2 mb-4 text-sm text-soft">{need.text}</p>
      {href && (
        <ServiceLink
          href={href}
          className="group mt-auto inline-flex min-h-11 max-w-full flex-wrap items-center gap-2 self-start font-semibold text-primary underline-offset-4 hover:underline"
        >
          {service?.title}
          <Icon node={ArrowRight} className="size-5 transition duration-200 group-hover:translate-x-1" />
        </ServiceLink>
      )}
    </article>
  )
}

/** Needs that homes of a place have more than others, and why. */
export function LocalNeeds({ place, climate, needs, getHref }: LocalNeedsProps) {
  return (
    <section aria-labelledby="needs-title">
      <h2 id="needs-title" className="text-2xl">
        {cityPage.needs.title(place)}
      </h2>
      <p className="mt-4 flex max-w-3xl items-start gap-3 rounded-lg bg-accent-tint p-4 text-on-accent-tint">
        <Icon node={CloudSun} className="mt-0.5 size-6" />
        {climate}
      </p>
      <div className="mt-6 grid gap-3 sm:gap-4 md:grid-cols-3 md:gap-5">
        {needs.map((need) => (
          <Need key={need.title} need={need} href={getHref(need.serviceId)} />
        ))}
      </div>
    </section>
  )
}
