import { useCallback, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ButtonLink } from '#components/ui/button.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { TodayContext } from '#components/ui/scope-contexts.tsx'
import { adStrings } from '#content/house-promos.ts'
import { messages } from '#content/messages.ts'
import { type AdSlot, housePromoFor, type Offers, type HousePromo as Promo } from '#data/house-promo-list.ts'
import type { AdsConfig } from '#data/page-data.ts'
import { classNames } from '#lib/class-names.ts'
import { chooseAds, mayLoadAds, subscribeToAdChoice } from './ad-choice.ts'
import { AdsContext } from './site-contexts.ts'

let injected: Promise<void> | undefined

/** Injects the network's script into the head, once per visit. Fails when the script does. */
function loadAdScript(url: string): Promise<void> {
  injected ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.async = true
    script.src = url
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error('The ad script did not load.')))
    document.head.appendChild(script)
  })
  return injected
}

declare global {
  interface Window {
    /** The queue that the network's script processes. */
    adsbygoogle?: Array<object>
  }
}

/** Asks the network to fill the next unit of the page. */
function requestAd(): void {
  window.adsbygoogle ??= []
  window.adsbygoogle.push({})
}

/** Timeout (ms) of an empty unit, after which our own promotion returns. */
const FILL_MS = 4_000

/** Returns true while the network's ad unit can be shown: its script has loaded and the unit is not empty. */
function useNetworkUnit(ads: AdsConfig | undefined) {
  const [loaded, setLoaded] = useState(false)
  const [empty, setEmpty] = useState(false)
  const scriptUrl = ads?.scriptUrl

  useEffect(() => {
    if (!scriptUrl) return
    let left = false
    loadAdScript(scriptUrl).then(
      () => {
        if (!left) setLoaded(true)
      },
      (error: unknown) => console.info(error),
    )
    return () => {
      left = true
      setLoaded(false)
      setEmpty(false)
    }
  }, [scriptUrl])

  return { shown: loaded && !empty, onEmpty: useCallback(() => setEmpty(true), []) }
}

type NetworkUnitProps = { clientId: string; slotId: string; onEmpty: () => void }

/** The network's unit: an empty element that its script fills. */
function NetworkUnit({ clientId, slotId, onEmpty }: NetworkUnitProps) {
  const element = useRef<HTMLModElement>(null)
  const requested = useRef(false)

  useEffect(() => {
    const place = element.current
    if (!place) return
    function look(timeIsUp: boolean) {
      const status = place?.getAttribute('data-ad-status')
      // A network that sets no status has filled a unit with content.
      const isEmpty = status ? status.startsWith('unfill') : timeIsUp && place?.childElementCount === 0
      if (isEmpty) onEmpty()
    }
    const observer = new MutationObserver(() => look(false))
    observer.observe(place, { attributeFilter: ['data-ad-status'] })
    const timer = setTimeout(() => look(true), FILL_MS)
    try {
      if (!requested.current) requestAd()
      requested.current = true
    } catch (error) {
      console.info(error)
      onEmpty()
    }
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [onEmpty])

  return (
    <ins
      ref={element}
      className="adsbygoogle block w-full overflow-hidden bg-sunken no-underline"
      data-ad-client={clientId}
      data-ad-slot={slotId}
    />
  )
}

/** Our own promotion. Set `labelled` if no other text nearby identifies it. */
function HousePromo({ promo, labelled }: { promo: Promo; labelled: boolean }) {
  const { title, description, image, href } = promo
  return (
    <div
      className={classNames(
        'grid w-full grid-cols-1 sm:grid-cols-[min(32%,24rem)_1fr] sm:grid-rows-1',
        labelled ? 'grid-rows-[9rem_1fr]' : 'grid-rows-[8rem_1fr]',
      )}
    >
      <Picture
        src={image}
        fallback="/images/promos/guarantee.svg"
        alt=""
        width={320}
        height={200}
        className="size-full min-h-0 bg-tint object-cover"
      />
      <div className="flex min-w-0 flex-col items-start justify-center gap-2 px-5 py-4">
        {labelled && (
          <span className="rounded-sm border border-line-strong px-1.5 text-xs text-soft">
            {adStrings.promotion}
          </span>
        )}
        <p className="text-lg leading-snug font-bold">{title}</p>
        <p className="max-w-prose text-sm text-soft">{description}</p>
        <ButtonLink href={href} variant="secondary" className="mt-2">
          {messages.actions.learnMore}
          <span className="sr-only">: {title}</span>
        </ButtonLink>
      </div>
    </div>
  )
}

/** States the content of the slot, with the visitor's choice about partner ads. */
function AdBar({ label, allowed }: { label: string; allowed: boolean }) {
  return (
    <div className="flex min-h-11 shrink-0 items-center justify-between gap-2 border-b border-line pr-2 pl-5 text-xs text-soft">
      <span>{label}</span>
      <button
        type="button"
        onClick={() => chooseAds(!allowed)}
        className="needs-script min-h-11 rounded-md px-3 underline underline-offset-4 hover:text-ink"
      >
        {allowed ? adStrings.refuse : adStrings.allow}
      </button>
    </div>
  )
}

type PromotionPlaceProps = {
  slot: AdSlot
  /** The offered services; no service is promoted while they are unknown. */
  offers?: Offers
}

/**
 * An advertising slot: the network's unit if it is configured, not refused and available, else our own
 * promotion. Its size does not depend on the content.
 */
export function PromotionPlace({ slot, offers = () => false }: PromotionPlaceProps) {
  const promo = housePromoFor(slot, useContext(TodayContext), offers)
  const ads = useContext(AdsContext)
  const slotId = ads?.slots[slot]
  const allowed = useSyncExternalStore(
    subscribeToAdChoice,
    () => ads !== undefined && mayLoadAds(ads),
    () => false,
  )
  const network = useNetworkUnit(allowed && slotId ? ads : undefined)
  const label = network.shown ? adStrings.advertisement : adStrings.promotion
  return (
    <aside
      aria-label={network.shown ? label : `${label}: ${promo.title}`}
      className={classNames(
        'flex flex-col overflow-hidden rounded-xl border border-line bg-surface shadow-low sm:min-h-64',
        slotId && 'min-h-104',
        network.shown && 'h-104 sm:h-64',
      )}
    >
      {slotId && <AdBar label={label} allowed={allowed} />}
      <div className="flex min-h-0 flex-1">
        {ads && slotId && network.shown ? (
          <NetworkUnit clientId={ads.clientId} slotId={slotId} onEmpty={network.onEmpty} />
        ) : (
          <HousePromo promo={promo} labelled={!slotId} />
        )}
      </div>
    </aside>
  )
}
