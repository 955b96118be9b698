import { use, useEffect, useState } from 'react'
import { BookLink } from '#components/sections/book-link.tsx'
import { ListedContext } from '#components/ui/scope-contexts.tsx'
import { fromPrice } from '#content/browse.ts'
import { jobPage as strings } from '#content/job-page.ts'
import { sampleStrings } from '#content/samples.ts'
import type { JobPage } from '#data/services/read-job.ts'
import type { Booking } from '#lib/booking.ts'
import { getLang } from '#lib/language.ts'

/** Returns true while an element is above the visible part of the page. */
function useIsPassed(id: string): boolean {
  const [isPassed, setPassed] = useState(false)
  useEffect(() => {
    const element = document.getElementById(id)
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setPassed(!entry.isIntersecting && entry.boundingClientRect.bottom < 0)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [id])
  return isPassed
}

/** Price and booking at the bottom of the screen, once the buttons of the hero have left it. */
export function JobBar({ job, booking }: { job: JobPage['job']; booking: Booking }) {
  const isPassed = useIsPassed('job-actions')
  const { isSample } = use(ListedContext)
  if (!isPassed) return null
  const { title, price } = job
  return (
    <section
      id="job-bar"
      aria-label={strings.bar}
      className="rise bottom-bar [body:has(#compare-bar)_&]:hidden print:hidden"
    >
      <div className="shell flex items-center justify-between gap-4 py-3">
        <p className="min-w-0">
          <span lang={getLang(title)} className="line-clamp-1 text-sm text-soft">
            {title}
          </span>
          {price && <span className="block font-bold tracking-tight">{fromPrice(price)}</span>}
        </p>
        <BookLink booking={booking} className="shrink-0">
          {isSample ? sampleStrings.tryShort : strings.book}
        </BookLink>
      </div>
    </section>
  )
}
