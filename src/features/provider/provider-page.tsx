import { ProviderCard } from '#components/sections/provider-card.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { providerPage } from '#content/provider-page.ts'
import { providerProfiles } from '#content/provider-profiles.ts'
import { type ProviderProfile, providerCards } from '#content/providers.ts'
import { AboutPanel } from './about-panel.tsx'
import { GalleryPanel } from './gallery-panel.tsx'
import { ProviderHeader } from './provider-header.tsx'
import { ProviderNotFound } from './provider-not-found.tsx'
import { ProviderTabs } from './provider-tabs.tsx'
import { ReviewsPanel } from './reviews-panel.tsx'
import { ServicesPanel } from './services-panel.tsx'
import type { Tab } from './tabs.ts'

function Panel({ tab, provider }: { tab: Tab; provider: ProviderProfile }) {
  if (tab === 'services') return <ServicesPanel provider={provider} />
  if (tab === 'gallery') return <GalleryPanel gallery={provider.gallery} />
  if (tab === 'reviews') return <ReviewsPanel provider={provider} />
  return <AboutPanel provider={provider} />
}

/** A provider's profile with one of its tabs open. */
export function ProviderPage({ id, tab, onTab }: { id: string; tab: Tab; onTab: (tab: Tab) => void }) {
  const provider = providerProfiles.find((profile) => profile.id === id)
  if (!provider) return <ProviderNotFound />
  return (
    <>
      <ProviderHeader provider={provider} />
      <div className="shell flex flex-col gap-16 pt-6 pb-16 md:gap-20 md:pt-8 md:pb-24">
        <ProviderTabs providerId={id} selected={tab} onSelect={onTab}>
          <Panel tab={tab} provider={provider} />
        </ProviderTabs>
        <section aria-labelledby="more-title">
          <SectionHeading id="more-title" title={providerPage.more.title} text={providerPage.more.text} />
          <ul className="grid gap-4 md:grid-cols-2 md:gap-6">
            {providerCards
              .filter((card) => card.id !== id)
              .map((card) => (
                <li key={card.id}>
                  <ProviderCard provider={card} />
                </li>
              ))}
          </ul>
        </section>
      </div>
    </>
  )
}
