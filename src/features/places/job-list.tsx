import { useSuspenseQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide'
import { type ReactNode, Suspense } from 'react'
import { contactHref } from '#catalogue/contact-href.ts'
import { useApi } from '#components/sections/page-context.ts'
import { ButtonLink } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { ServicePicture } from '#components/ui/picture.tsx'
import { RetryButton } from '#components/ui/retry-button.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { ServiceLink } from '#components/ui/service-link.tsx'
import { fromPrice } from '#content/browse.ts'
import { placeService } from '#content/place-pages.ts'
import { type LocalJob, type LocalService, lowestPrice } from '#data/places/local-jobs.ts'
import { serviceQuery } from '#data/services/service-queries.ts'
import { getLang } from '#lib/language.ts'
import type { Listed } from '#lib/listed.ts'
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

type ChildProps = Pick<JobListProps, 'serviceId' | 'cityId'> & {
  child: LocalService['childCategories'][number]
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
          <Job key={job.id} job={job} href={paths.jobPage(serviceId, job.id, cityId ?? undefined)} />
        ))}
      </ul>
    </section>
  )
}

type JobListProps = {
  serviceId: string
  /** The city of the page, which has its own jobs and prices. */
  cityId: string | null
  /** The page that shows who does the jobs. */
  href: string
  listed: Listed
}

function Note({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-xl border border-dashed border-line-strong/60 px-6 py-12 text-center">
      <p className="max-w-lg text-soft">{text}</p>
      {children}
    </div>
  )
}

/** The read failed: it can be tried again. */
function Unread({ onRetry }: { onRetry: () => Promise<unknown> }) {
  return (
    <Note text={words.failed}>
      <RetryButton variant="secondary" onRetry={onRetry} />
    </Note>
  )
}

type JobGroupsProps = Pick<JobListProps, 'serviceId' | 'cityId'> & Pick<LocalService, 'childCategories'>

function JobGroups({ childCategories, ...place }: JobGroupsProps) {
  const children = childCategories.filter(({ superChildren }) => superChildren.length > 0)
  if (children.length === 0) {
    return (
      <Note text={words.none}>
        <ButtonLink href={contactHref('custom-service')} variant="secondary">
          {words.describe}
        </ButtonLink>
      </Note>
    )
  }
  return (
    <div className={JOB_COLUMNS}>
      {children.map((child) => (
        <Child key={child.id} child={child} {...place} />
      ))}
    </div>
  )
}

/** Speaks of prices where there are any. */
function Jobs({ serviceId, cityId, href, listed }: JobListProps) {
  const { data, refetch } = useSuspenseQuery(serviceQuery({ api: useApi() }, serviceId, cityId))
  const hasPrices = !data.ok || lowestPrice(data.data.childCategories) !== undefined
  return (
    <Frame href={href} listed={listed} {...(hasPrices ? words : words.unpriced)}>
      {data.ok ? (
        <JobGroups childCategories={data.data.childCategories} serviceId={serviceId} cityId={cityId} />
      ) : (
        <Unread onRetry={refetch} />
      )}
    </Frame>
  )
}

function Frame(props: { title: string; text: string; href: string; listed: Listed; children: ReactNode }) {
  const { title, text, href, listed, children } = props
  return (
    <section aria-labelledby="jobs-title">
      <SectionHeading id="jobs-title" title={title} text={text}>
        {listed !== 0 && (
          <ServiceLink
            href={href}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary underline-offset-4 hover:underline"
          >
            {placeService.providers}
            <Icon node={ArrowRight} className="size-5" />
          </ServiceLink>
        )}
      </SectionHeading>
      {children}
    </section>
  )
}

/** The job groups of a service with their starting prices. */
export function JobList(props: JobListProps) {
  return (
    <Suspense
      fallback={
        <Frame href={props.href} listed={props.listed} title={words.title} text={words.text}>
          <div aria-hidden="true" className="skeleton h-400 rounded-xl lg:h-200" />
        </Frame>
      }
    >
      <Jobs {...props} />
    </Suspense>
  )
}
