import { Tag } from 'lucide'
import { useContext } from 'react'
import { BookLink } from '#components/sections/book-link.tsx'
import { TodayContext } from '#components/sections/site-contexts.ts'
import { Icon } from '#components/ui/icon.tsx'
import { categoryOfferOn } from '#content/data/promotions.ts'

/** The offer of the day, below the people of a job. */
export function JobOffer() {
  const { title, text, cta } = categoryOfferOn(useContext(TodayContext))
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
      <BookLink variant="accent" className="shrink-0">
        {cta}
      </BookLink>
    </aside>
  )
}
