import { useSuspenseQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide'
import { Suspense, use } from 'react'
import { BookLink, CallBackLink } from '#components/sections/book-link.tsx'
import { NearbyProviders } from '#components/sections/nobody-here.tsx'
import { useApi } from '#components/sections/page-context.ts'
import { ProviderCards } from '#components/sections/provider-cards.tsx'
import { RankingNote } from '#components/sections/ranking-note.tsx'
import { ApiText } from '#components/ui/api-text.tsx'
import { ButtonLink, buttonClass } from '#components/ui/button.tsx'
import { CityDialogButton } from '#components/ui/city-dialog-button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { ServicePicture } from '#components/ui/picture.tsx'
import { ListedContext } from '#components/ui/scope-contexts.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { fromPrice } from '#content/browse.ts'
import { jobPage as strings } from '#content/job-page.ts'
import { listQueries } from '#data/providers/list-queries.ts'
import { BEST_PROVIDERS } from '#data/providers/who-is-listed.ts'
import type { Place } from '#data/scope/places.ts'
import type { JobPage, OtherJob } from '#data/services/read-job.ts'
import { getLang } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'

type JobId = { serviceId: string; jobId: string }

/** The best providers of the job in the city, or where the nearest are. */
function Providers({ serviceId, jobId, title, city }: JobId & { title: string; city: Place }) {
  const place = { category: serviceId, city: city.id, job: jobId }
  const { data } = useSuspenseQuery(listQueries.best(useApi(), place, BEST_PROVIDERS))
  const { all, none, failed, title: getTitle } = strings.providers
  const booking = { service: serviceId, job: jobId, city: city.id }
  if (!data.ok)
    return (
      <section aria-labelledby="providers-title">
        <SectionHeading
          id="providers-title"
          title={getTitle(title, city.title)}
          text={data.status === 404 ? none : failed}
        />
        <div className="flex flex-wrap gap-3">
          <BookLink booking={booking} size="lg">
            {strings.book}
          </BookLink>
          <CallBackLink booking={booking} />
        </div>
      </section>
    )
  const { providers, total, nearest, nearby } = data.data
  const cards = (
    <ProviderCards
      providers={providers.length > 0 ? providers : nearby}
      {...booking}
      canBook={providers.length > 0}
    />
  )
  if (providers.length === 0)
    return (
      <NearbyProviders city={city} booking={{ service: serviceId, job: jobId }} nearest={nearest}>
        {cards}
      </NearbyProviders>
    )
  return (
    <section aria-labelledby="providers-title">
      <SectionHeading id="providers-title" title={getTitle(title, city.title)}>
        {total !== providers.length && (
          <ButtonLink
            href={`${paths.professionals(serviceId, city.id)}?job=${encodeURIComponent(jobId)}`}
            rel="nofollow"
            variant="secondary"
          >
            {all(total)}
          </ButtonLink>
        )}
      </SectionHeading>
      {cards}
      <RankingNote count={providers.length} className="mt-4" />
    </section>
  )
}

const PILL =
  'inline-flex min-h-11 items-center rounded-full border border-line-strong/50 bg-surface px-4 text-sm font-medium hover:border-primary hover:bg-tint hover:text-on-tint'

/** The pages of the job in cities, and the choice of the visitor's own. */
function Cities({ serviceId, jobId, cities }: JobId & { cities: ReadonlyArray<Place> }) {
  if (cities.length === 0) return null
  const { title, text } = strings.cities
  return (
    <section aria-labelledby="cities-title">
      <SectionHeading id="cities-title" title={title} text={text}>
        <CityDialogButton className={buttonClass({ variant: 'secondary' })}>
          {strings.cities.choose}
        </CityDialogButton>
      </SectionHeading>
      <ul className="flex flex-wrap gap-2">
        {cities.map(({ id, title: name }) => (
          <li key={id}>
            <a href={paths.jobPage(serviceId, jobId, id)} lang={getLang(name)} className={PILL}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Articles({ articles }: Pick<JobPage, 'articles'>) {
  return (
    <section aria-labelledby="articles-title">
      <SectionHeading id="articles-title" title={strings.articles.title} />
      <ul className="grid gap-4 md:grid-cols-2">
        {articles.map(({ slug, title }) => (
          <li key={slug}>
            <a
              href={paths.post(slug)}
              className="flex h-full items-center justify-between gap-4 rounded-xl border border-line bg-surface p-5 font-semibold shadow-low transition hover:border-primary/60 hover:text-primary"
            >
              <span lang={getLang(title)}>{title}</span>
              <Icon node={ArrowRight} className="size-5 text-primary" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function RelatedJob({ job, city }: { job: OtherJob; city: Place | undefined }) {
  const { id, serviceId, title, price } = job
  return (
    <a
      href={paths.jobPage(serviceId, id, city?.id)}
      className="flex h-full flex-col gap-1 rounded-xl border border-line bg-surface p-4 shadow-low transition hover:border-primary/60 hover:shadow-mid sm:p-5"
    >
      <ServicePicture src={`/images/services/${encodeURIComponent(id)}.svg`} className="mb-2 size-12" />
      <span lang={getLang(title)} className="leading-snug font-semibold">
        {title}
      </span>
      {price && <span className="mt-auto pt-1 text-sm text-soft">{fromPrice(price)}</span>}
    </a>
  )
}

type JobMoreProps = { page: JobPage; city: Place | undefined }

/** The parts below the facts of a job: providers or cities, articles and other jobs. */
export function JobMore({ page, city }: JobMoreProps) {
  const { service, job, related, articles, cities } = page
  const { count } = use(ListedContext)
  const [serviceId, jobId] = [service.id, job.id]
  return (
    <>
      {city && !(count === 0 && page.isServiceListed) && (
        <Suspense fallback={<div className="skeleton h-128 rounded-xl" />}>
          <Providers serviceId={serviceId} jobId={jobId} title={job.title} city={city} />
        </Suspense>
      )}
      {!city && count !== 0 && <Cities serviceId={serviceId} jobId={jobId} cities={cities} />}
      {articles.length > 0 && <Articles articles={articles} />}
      {related.length > 0 && (
        <section aria-labelledby="related-title">
          <SectionHeading id="related-title" title={strings.related.title}>
            <ButtonLink
              href={city ? paths.serviceInCity(service.id, city.id) : paths.service(service.id)}
              variant="secondary"
            >
              <ApiText>{strings.service(service.title)}</ApiText>
            </ButtonLink>
          </SectionHeading>
          <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
            {related.map((other) => (
              <li key={other.id}>
                <RelatedJob job={other} city={city} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
