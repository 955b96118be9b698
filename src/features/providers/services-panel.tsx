import { use } from 'react'
import { SiteOriginContext } from '#components/sections/site-contexts.ts'
import { ApiText } from '#components/ui/api-text.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { ServiceLink } from '#components/ui/service-link.tsx'
import { fromPrice } from '#content/browse.ts'
import { providerPage } from '#content/provider-page.ts'
import { sampleStrings } from '#content/samples.ts'
import type { ProviderJob, ProviderView } from '#data/providers/provider-page.ts'
import { bookingHref } from '#lib/booking.ts'
import { getLang } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import { getEntry } from '#lib/slug.ts'
import { useProviderBooking } from './use-provider-booking.ts'

const words = providerPage.services

function Job({ job, view }: { job: ProviderJob; view: ProviderView }) {
  const { provider } = view
  const origin = use(SiteOriginContext)
  const providerBooking = useProviderBooking(view)
  const placed = getEntry(view.placed, job.id ?? '')
  const booking = { ...providerBooking, service: placed?.serviceId ?? providerBooking.service, job: job.id }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-xl border border-line bg-surface px-5 py-3 shadow-low">
      <div className="min-w-0 grow basis-32">
        <h3 lang={getLang(job.title)} className="text-base wrap-anywhere">
          {job.title}
        </h3>
        <p className="text-sm font-semibold text-soft">{job.price ? fromPrice(job.price) : words.noPrice}</p>
      </div>
      {job.id !== undefined && (
        <a
          href={bookingHref(booking, origin)}
          rel="nofollow"
          aria-label={(provider.sample ? sampleStrings.tryBookingWith : words.bookJob)(job.title)}
          className="-mx-2 inline-flex min-h-11 items-center rounded-sm px-2 font-semibold text-primary underline-offset-4 hover:underline print:hidden"
        >
          {provider.sample ? sampleStrings.tryBooking : words.book}
        </a>
      )}
    </li>
  )
}

/** The provider's jobs, each with its lowest price. */
export function ServicesPanel({ view }: { view: ProviderView }) {
  const { jobs, services } = view
  return (
    <section aria-labelledby="services-title">
      <SectionHeading id="services-title" title={words.title} text={words.text}>
        <div className="flex flex-wrap gap-x-6">
          {services
            .filter(({ isListed }) => isListed)
            .map(({ id, title }) => (
              <ServiceLink
                key={id}
                href={paths.service(id)}
                className="inline-flex min-h-11 items-center rounded-sm font-semibold text-primary underline-offset-4 hover:underline"
              >
                <ApiText>{words.all(title)}</ApiText>
              </ServiceLink>
            ))}
        </div>
      </SectionHeading>
      {jobs.length === 0 && <p className="text-soft">{words.none}</p>}
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 lg:gap-4">
        {jobs.map((job) => (
          <Job key={job.id ?? job.title} job={job} view={view} />
        ))}
      </ul>
    </section>
  )
}
