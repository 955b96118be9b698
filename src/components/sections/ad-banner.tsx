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
      className="relative grid min-h-52 grid-cols-1 overflow-hidden rounded-xl border border-line bg-surface shadow-low sm:h-52 sm:grid-cols-[minmax(12rem,20rem)_1fr]"
    >
      <Picture
        src={image}
        fallback="/images/promos/guarantee.svg"
        alt=""
        width={320}
        height={200}
        className="aspect-8/5 h-auto w-full bg-tint object-cover sm:aspect-auto sm:h-full"
      />
      <div className="flex flex-col items-start justify-center gap-2 p-5 sm:px-8 sm:py-4">
        <span className="rounded-sm border border-line-strong px-1.5 text-xs text-soft">Promotion</span>
        <p className="text-xl font-bold tracking-tight">{title}</p>
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
