import { ArrowRight } from 'lucide'
import { use } from 'react'
import { contactHref } from '#catalogue/contact-href.ts'
import { ButtonLink } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Note } from '#components/ui/note.tsx'
import { ServicePicture } from '#components/ui/picture.tsx'
import { ListedContext } from '#components/ui/scope-contexts.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { ServiceLink } from '#components/ui/service-link.tsx'
import { fromPrice } from '#content/browse.ts'
import { placeService } from '#content/place-pages.ts'
import type { LocalJob, LocalService } from '#data/places/local-jobs.ts'
import type { Place } from '#data/scope/places.ts'
import { getLang } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'

/** Job groups of different length, one below the other. */
const JOB_COLUMNS = 'lg:columns-2 lg:gap-6'

const { jobs: words } = placeService

type JobProps = { job: LocalJob; href: string }

function Job({ job: { title, description, image, price }, href }: JobProps) {
  return (
    <li className="flex gap-4 py-4">
      <span className="grid size-12 shrink-0 place-items-center rounded-lg bg-sunken">
        <ServicePicture src={image} className="size-9" />
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4 sm:flex-nowrap">
        <div className="min-w-0">
          <h4 lang={getLang(title)} className="leading-snug font-semibold">
            <ServiceLink href={href} className="tap underline-offset-4 hover:text-primary hover:underline">
              {title}
            </ServiceLink>
          </h4>
          {description && (
            <p lang={getLang(description)} className="mt-1 text-sm text-soft">
              {description}
            </p>
          )}
        </div>
        {price && (
          <p className="shrink-0 pt-1 text-sm font-semibold text-primary sm:pt-0">{fromPrice(price)}</p>
        )}
      </div>
    </li>
  )
}

type ChildProps = {
  child: LocalService['childCategories'][number]
  serviceId: string
  cityId: string | undefined
}

function Child({ child, serviceId, cityId }: ChildProps) {
  return (
    <section
      aria-labelledby={`jobs-${child.id}`}
      className="mb-4 break-inside-avoid rounded-xl border border-line bg-surface px-5 pt-5 pb-1 shadow-low sm:px-6 md:mb-6"
    >
      <h3 id={`jobs-${child.id}`} lang={getLang(child.title)} className="text-lg">
        {child.title}
      </h3>
      <ul className="mt-1 divide-y divide-line">
        {child.superChildren.map((job) => (
          <Job key={job.id} job={job} href={paths.jobPage(serviceId, job.id, cityId)} />
        ))}
      </ul>
    </section>
  )
}

type JobListProps = {
  service: LocalService
  /** The city of the page, which has its own jobs and prices. */
  city: Place | undefined
  /** The page that shows who does the jobs. */
  href: string
}

/** The job groups of a service with their starting prices. Speaks of prices where there are any. */
export function JobList({ service, city, href }: JobListProps) {
  const { count } = use(ListedContext)
  const { childCategories, price, _id: serviceId } = service
  const { title, text } = price ? words : words.unpriced
  return (
    <section aria-labelledby="jobs-title">
      <SectionHeading id="jobs-title" title={title} {...(childCategories.length > 0 && { text })}>
        {count !== 0 && (
          <ServiceLink
            href={href}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary underline-offset-4 hover:underline"
          >
            {placeService.providers}
            <Icon node={ArrowRight} className="size-5" />
          </ServiceLink>
        )}
      </SectionHeading>
      {childCategories.length > 0 ? (
        <div className={JOB_COLUMNS}>
          {childCategories.map((child) => (
            <Child key={child.id} child={child} serviceId={serviceId} cityId={city?.id} />
          ))}
        </div>
      ) : (
        <Note text={words.none}>
          <ButtonLink href={contactHref('custom-service')} variant="secondary">
            {words.describe}
          </ButtonLink>
        </Note>
      )}
    </section>
  )
}
