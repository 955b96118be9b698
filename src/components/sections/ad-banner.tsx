import { ButtonLink } from '#components/ui/button.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { messages } from '#content/messages.ts'
import { type AdSlot, housePromos } from '#content/promotions.ts'

/** One advertising place of a page, filled with a promotion of our own. Its size does not depend on what is in it. */
export function AdBanner({ slot }: { slot: AdSlot }) {
  const { title, description, image, href } = housePromos[slot]
  return (
    <aside
      aria-label="Promotion"
      className="grid h-104 grid-cols-1 grid-rows-[9rem_1fr] overflow-hidden rounded-xl border border-line bg-surface shadow-low sm:h-60 sm:grid-cols-[min(32%,24rem)_1fr] sm:grid-rows-1"
    >
      <Picture
        src={image}
        fallback="/images/promos/guarantee.svg"
        alt=""
        width={320}
        height={200}
        className="size-full bg-tint object-cover"
      />
      <div className="flex min-w-0 flex-col items-start justify-center gap-2 px-5 py-4">
        <span className="rounded-sm border border-line-strong px-1.5 text-xs text-soft">Promotion</span>
        <p className="text-lg leading-snug font-bold">{title}</p>
        <p className="line-clamp-3 max-w-prose text-sm text-soft sm:line-clamp-2">{description}</p>
        <ButtonLink
          href={href}
          variant="secondary"
          aria-label={`${messages.actions.learnMore}: ${title}`}
          className="mt-2"
        >
          {messages.actions.learnMore}
        </ButtonLink>
      </div>
    </aside>
  )
}
