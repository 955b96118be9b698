import { useSuspenseQuery } from '@tanstack/react-query'
import { useApi } from '#api/api-context.ts'
import { type Profile, profileQueries } from '#api/profile.ts'
import { AboutPanel } from './about-panel.tsx'
import { Correction } from './correction.tsx'
import { GalleryPanel } from './gallery-panel.tsx'
import { ProviderHeader } from './provider-header.tsx'
import { ProviderNotFound } from './provider-not-found.tsx'
import { ProviderTabs } from './provider-tabs.tsx'
import { ReviewsPanel } from './reviews-panel.tsx'
import { ServicesPanel } from './services-panel.tsx'
import { SimilarPeople } from './similar-people.tsx'
import type { Tab } from './tabs.ts'

type PanelProps = {
  tab: Tab
  profile: Profile
  /** The cursor of the page of reviews that the address names. */
  after: string | undefined
}

function Panel({ tab, profile, after }: PanelProps) {
  if (tab === 'services') return <ServicesPanel profile={profile} />
  if (tab === 'gallery') return <GalleryPanel gallery={profile.person.gallery} />
  if (tab === 'reviews') return <ReviewsPanel person={profile.person} after={after} />
  return <AboutPanel profile={profile} />
}

type ProviderPageProps = Omit<PanelProps, 'profile'> & {
  id: string
  /** The job that the visitor came for. */
  job: string | undefined
  onTab: (tab: Tab) => void
}

/** A provider's profile with one of its tabs open. */
export function ProviderPage({ id, tab, after, job, onTab }: ProviderPageProps) {
  const { data } = useSuspenseQuery(profileQueries.detail(useApi(), id))
  if (!data.ok) return <ProviderNotFound isGone={data.status === 410} />
  const profile = data.data
  return (
    <>
      <ProviderHeader profile={profile} job={job} />
      <div className="shell flex flex-col gap-16 pt-6 pb-16 md:gap-20 md:pt-8 md:pb-24">
        <ProviderTabs providerId={id} selected={tab} onSelect={onTab}>
          <Panel tab={tab} profile={profile} after={after} />
        </ProviderTabs>
        <SimilarPeople profile={profile} />
        <Correction person={profile.person} />
      </div>
    </>
  )
}
