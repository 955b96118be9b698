import { useContext, useSyncExternalStore } from 'react'
import { ButtonLink } from '#components/ui/button.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { type AdSlot, housePromoFor, type HousePromo as Promo } from '#content/data/house-promos.ts'
import { adWords } from '#content/house-promos.ts'
import { messages } from '#content/messages.ts'
import { chooseAds, mayLoadAds, subscribeToAdChoice } from '#lib/ad-consent.ts'
import { adUnit } from '#lib/ads.ts'
import { classNames } from '#lib/class-names.ts'
import { NetworkUnit, useNetworkUnit } from './ad-network.tsx'
import { AdsContext } from './ads-context.ts'
import { TodayContext } from './today-context.ts'

/** A promotion of our own. `labelled` where nothing else says what it is. */
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
            {adWords.promotion}
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

/** Says what the place shows and lets the visitor have partner ads or not. */
function AdBar({ label, allowed }: { label: string; allowed: boolean }) {
  return (
    <div className="flex min-h-11 shrink-0 items-center justify-between gap-2 border-b border-line pr-2 pl-5 text-xs text-soft">
      <span>{label}</span>
      <button
        type="button"
        onClick={() => chooseAds(!allowed)}
        className="needs-script min-h-11 rounded-md px-3 underline underline-offset-4 hover:text-ink"
      >
        {allowed ? adWords.refuse : adWords.allow}
      </button>
    </div>
  )
}

/**
 * One advertising place of a page: the network's unit when one is configured, the visitor wants partner ads and there
 * is one, else a promotion of our own that does not lead to `page`. Its size does not depend on what is in it.
 */
export function AdBanner({ slot, page }: { slot: AdSlot; page?: string }) {
  const promo = housePromoFor(slot, useContext(TodayContext), page)
  const unit = adUnit(useContext(AdsContext), slot)
  const allowed = useSyncExternalStore(subscribeToAdChoice, mayLoadAds, () => false)
  const network = useNetworkUnit(allowed ? unit : undefined)
  const label = network.shown ? adWords.advertisement : adWords.promotion
  return (
    <aside
      aria-label={network.shown ? label : `${label}: ${promo.title}`}
      className={classNames(
        'flex flex-col overflow-hidden rounded-xl border border-line bg-surface shadow-low',
        network.shown ? 'h-104 sm:h-64' : 'min-h-104 sm:min-h-64',
      )}
    >
      {unit && <AdBar label={label} allowed={allowed} />}
      <div className="flex min-h-0 flex-1">
        {unit && network.shown ? (
          <NetworkUnit unit={unit} onEmpty={network.onEmpty} />
        ) : (
          <HousePromo promo={promo} labelled={!unit} />
        )}
      </div>
    </aside>
  )
}
