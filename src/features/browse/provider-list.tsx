import { Tag } from 'lucide'
import { useContext } from 'react'
import { ProviderCard } from '#components/sections/provider-card.tsx'
import { TodayContext } from '#components/sections/today-context.ts'
import { ButtonLink } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { categoryOfferOn } from '#content/promotions.ts'
import { providerCards } from '#content/providers.ts'

function Offer() {
  const { title, text, cta, href } = categoryOfferOn(useContext(TodayContext))
  return (
    <aside
      aria-label={title}
      className="mt-3 flex flex-col items-start gap-4 rounded-xl bg-accent-tint p-5 text-on-accent-tint sm:mt-5 sm:flex-row sm:items-center"
    >
      <Icon node={Tag} className="hidden size-8 shrink-0 sm:block" />
      <div className="flex-1">
        <p className="text-lg font-bold tracking-tight">{title}</p>
        <p className="text-sm">{text}</p>
      </div>
      <ButtonLink href={href} variant="accent" className="shrink-0">
        {cta}
      </ButtonLink>
    </aside>
  )
}

/** Providers of a service, those who do just that first, and the offer of the day. */
export function ProviderList({ serviceId }: { serviceId: string }) {
  const providers = [
    ...providerCards.filter((provider) => provider.serviceId === serviceId),
    ...providerCards.filter((provider) => provider.serviceId !== serviceId),
  ]
  return (
    <>
      <ul className="snap-row -mx-3 -my-1 scroll-px-3 gap-3 px-3 py-1 sm:-mx-6 sm:scroll-px-6 sm:gap-4 sm:px-6 xl:mx-0 xl:grid xl:grid-cols-3 xl:overflow-visible xl:px-0">
        {providers.map((provider) => (
          <li key={provider.id} className="w-[95%] max-sm:[&_a]:px-1.5 sm:w-84 xl:w-auto">
            <ProviderCard provider={provider} />
          </li>
        ))}
      </ul>
      <Offer />
    </>
  )
}
