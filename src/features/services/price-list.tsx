import { ApiText } from '#components/ui/api-text.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { fromPrice } from '#content/browse.ts'
import { priceList as strings } from '#content/job-page.ts'
import type { LocalService } from '#data/places/local-jobs.ts'
import type { Place } from '#data/scope/places.ts'
import { getLang } from '#lib/language.ts'
import type { Priced } from '#lib/listed.ts'
import { paths } from '#lib/paths.ts'

function JobPrice({ price }: Priced) {
  return price && <span className="min-w-0 font-semibold">{fromPrice(price)}</span>
}

/** The jobs of a service with their prices, in print, and without JavaScript as links. */
export function PriceList({ service, city }: { service: LocalService; city: Place | undefined }) {
  const { _id: id, title, price, childCategories: groups } = service
  if (!price) return null
  return (
    <section aria-labelledby="prices-title" className="price-list hidden noscript:block print:block">
      <SectionHeading id="prices-title" title={strings.title(title, city?.title)} text={strings.text} />
      <div className="columns-2 gap-10">
        {groups.map((group) => (
          <div key={group.id} className="mb-6 break-inside-avoid">
            <h3 lang={getLang(group.title)} className="text-base">
              {group.title}
            </h3>
            <ul className="mt-1 divide-y divide-line text-sm">
              {group.superChildren.map((job) => (
                <li key={job.id} className="flex flex-wrap items-center justify-between gap-x-4">
                  <a href={paths.jobPage(id, job.id, city?.id)} className="py-2 wrap-anywhere print:py-0">
                    <ApiText>{job.title}</ApiText>
                  </a>
                  <JobPrice {...job} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
