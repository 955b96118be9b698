import { useSuspenseQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type MouseEvent, type ReactNode, Suspense } from 'react'
import { correctionHref } from '#catalogue/contact-href.ts'
import { useApi, usePageContext } from '#components/sections/page-context.ts'
import { ProviderCards } from '#components/sections/provider-cards.tsx'
import { StatusScreen } from '#components/sections/status-screen.tsx'
import { useLoaded } from '#components/sections/use-loaded.ts'
import { waysOn } from '#components/sections/ways-on.ts'
import { TodayContext } from '#components/ui/scope-contexts.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { messages } from '#content/messages.ts'
import { providerPage } from '#content/provider-page.ts'
import { type ProviderView, providerViewQueries } from '#data/providers/provider-page.ts'
import { paths } from '#lib/paths.ts'
import { isPlainClick } from '#lib/plain-click.ts'
import { plainKey, tabForKey } from '#lib/tab-keys.ts'
import { AboutPanel } from './about-panel.tsx'
import { GalleryPanel } from './gallery-panel.tsx'
import { ProviderHeader } from './provider-header.tsx'
import { TABS, TABS_ANCHOR, type Tab, tabHref } from './provider-tabs.ts'
import { ReviewsPanel } from './reviews-panel.tsx'
import { ServicesPanel } from './services-panel.tsx'
import { useAddressBooking } from './use-provider-booking.ts'

/** The screen for a provider that does not exist, or whose profile was withdrawn. */
export function ProviderNotFound({ isGone = false }: { isGone?: boolean }) {
  const { title, text } = isGone ? messages.gone.provider : messages.notFound.provider
  return (
    <StatusScreen title={title} text={text} action={waysOn.services}>
      {isGone && (
        <a
          href={paths.topTechnicians}
          className="inline-flex min-h-11 items-center rounded-sm font-semibold text-primary underline-offset-4 hover:underline"
        >
          {messages.gone.provider.others}
        </a>
      )}
    </StatusScreen>
  )
}

type ProviderTabsProps = {
  providerId: string
  selected: Tab
  onSelect: (tab: Tab) => void
  /** The content of the selected tab. */
  children: ReactNode
}

/** The tabs of a profile. Each is a link to its own address, followed normally without JavaScript. */
function ProviderTabs({ providerId, selected, onSelect, children }: ProviderTabsProps) {
  const { label, names } = providerPage.tabs
  const booking = useAddressBooking()

  function openTab(event: MouseEvent, tab: Tab) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onSelect(tab)
  }

  function moveFocus(event: KeyboardEvent<HTMLElement>) {
    const index = tabForKey(plainKey(event), TABS.indexOf(selected), TABS.length)
    const next = index === undefined ? undefined : TABS[index]
    if (!next) return
    event.preventDefault()
    event.currentTarget.querySelector<HTMLElement>(`#tab-${next}`)?.focus()
    onSelect(next)
  }

  return (
    <div id={TABS_ANCHOR}>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={moveFocus}
        className="flex flex-wrap border-b border-line sm:gap-2"
      >
        {TABS.map((tab) => (
          <a
            key={tab}
            id={`tab-${tab}`}
            role="tab"
            href={tabHref(providerId, tab, booking)}
            aria-selected={tab === selected}
            aria-controls={tab === selected ? 'tab-panel' : undefined}
            tabIndex={tab === selected ? 0 : -1}
            onClick={(event) => openTab(event, tab)}
            className="-mb-px flex min-h-12 flex-auto items-center justify-center border-b-3 border-transparent px-2 text-sm font-semibold text-soft transition hover:border-line-strong/60 hover:text-ink aria-selected:border-primary aria-selected:text-primary sm:flex-none sm:px-5 sm:text-base"
          >
            {names[tab]}
          </a>
        ))}
      </div>
      <div
        id="tab-panel"
        role="tabpanel"
        aria-labelledby={`tab-${selected}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls takes the focus (WAI-ARIA tabs pattern)
        tabIndex={0}
        className="pt-8 md:pt-10"
      >
        {children}
      </div>
    </div>
  )
}

type PanelProps = {
  tab: Tab
  view: ProviderView
  /** The cursor in the address of a page of reviews. */
  after: string | undefined
  /** That page could not be read. */
  isUnread: boolean
}

function Panel({ tab, view, after, isUnread }: PanelProps) {
  if (tab === 'services') return <ServicesPanel view={view} />
  if (tab === 'gallery') return <GalleryPanel provider={view.provider} />
  if (tab === 'reviews') return <ReviewsPanel provider={view.provider} after={after} isUnread={isUnread} />
  return <AboutPanel view={view} />
}

const LINK =
  'inline-flex min-h-11 items-center rounded-sm font-semibold text-primary underline-offset-4 hover:underline'

/** A link for the provider to have the profile corrected or removed. */
function Correction({ provider }: { provider: { id: string; name: string } }) {
  const { title, text, action, privacy } = providerPage.correction
  return (
    <aside
      aria-labelledby="correction-title"
      className="flex flex-col gap-x-8 gap-y-2 border-t border-line pt-8 sm:flex-row sm:items-center sm:justify-between"
    >
      <div>
        <h2 id="correction-title" className="text-lg">
          {title}
        </h2>
        <p className="mt-1 text-sm text-soft">{text}</p>
      </div>
      <div className="flex flex-col items-start">
        <a href={correctionHref(provider)} rel="nofollow" className={LINK}>
          {action}
        </a>
        <a href={`${paths.privacyPolicy}#your-rights`} className={`${LINK} text-sm`}>
          {privacy}
        </a>
      </div>
    </aside>
  )
}

const { similar } = providerPage

function Others({ view: { provider, city, services } }: { view: ProviderView }) {
  const { data } = useSuspenseQuery(providerViewQueries.similar(useApi(), provider))
  const service = services.find(({ id }) => id === provider.categoryIds[0])
  if (!data.ok || data.data.length === 0 || !service) return null
  return (
    <section aria-labelledby="similar-title">
      <SectionHeading id="similar-title" title={similar.title(service.title, city?.title)} />
      <ProviderCards providers={data.data} hasNote={!provider.sample} />
    </section>
  )
}

/** Other providers of the service in this city. Renders nothing without a directory. */
function SimilarProviders({ view }: { view: ProviderView }) {
  return (
    <Suspense>
      <Others view={view} />
    </Suspense>
  )
}

type ProviderPageProps = Omit<PanelProps, 'view'> & {
  id: string
  today: string
  onTab: (tab: Tab) => void
}

/** A provider's profile with one of its tabs open. */
export function ProviderPage({ id, today, onTab, ...panel }: ProviderPageProps) {
  const view = useLoaded(providerViewQueries.detail(usePageContext(), id))
  return (
    <TodayContext value={today}>
      <ProviderHeader view={view} />
      <div className="shell flex flex-col gap-16 pt-6 pb-16 md:gap-20 md:pt-8 md:pb-24">
        <ProviderTabs providerId={id} selected={panel.tab} onSelect={onTab}>
          <Panel {...panel} view={view} />
        </ProviderTabs>
        <SimilarProviders view={view} />
        <Correction provider={view.provider} />
      </div>
    </TodayContext>
  )
}
