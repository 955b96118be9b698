import { ChevronDown, TriangleAlert } from 'lucide'
import { type ReactNode, Suspense, use } from 'react'
import { BookLink, CallBackLink } from '#components/sections/book-link.tsx'
import { ApiText } from '#components/ui/api-text.tsx'
import { Breadcrumb } from '#components/ui/breadcrumb.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { lazy } from '#components/ui/lazy.ts'
import { ServicePicture } from '#components/ui/picture.tsx'
import { ListedContext } from '#components/ui/scope-contexts.tsx'
import { fromPrice, priceScope } from '#content/browse.ts'
import { company } from '#content/company.ts'
import { durationText, jobPage as strings } from '#content/job-page.ts'
import { sampleStrings } from '#content/samples.ts'
import type { Crumb } from '#data/breadcrumbs/breadcrumbs.ts'
import type { Place } from '#data/scope/places.ts'
import type { JobPage } from '#data/services/read-job.ts'
import type { Booking } from '#lib/booking.ts'
import { getLang } from '#lib/language.ts'
import type { Price } from '#lib/listed.ts'
import { formatRupees } from '#lib/money.ts'
import { paths } from '#lib/paths.ts'

const NobodyNote = lazy(() =>
  import('#components/sections/nobody-note.tsx').then(({ NobodyNote }) => NobodyNote),
)

/** The steps to take at once where somebody may be in danger, folded to one line. */
function SafetySteps({ steps }: { steps: ReadonlyArray<string> }) {
  return (
    <details id="safety" className="mt-3 rounded-lg border border-danger bg-danger-tint text-ink">
      <summary className="flex min-h-11 list-none items-center gap-2 px-4 font-semibold text-danger [&::-webkit-details-marker]:hidden">
        <Icon node={TriangleAlert} className="size-5" />
        {strings.safety}
        <Icon node={ChevronDown} className="ml-auto size-5" />
      </summary>
      <ol className="flex list-decimal flex-col gap-2 px-4 pb-4 pl-9 font-medium">
        {steps.map((step) => (
          <li key={step} lang={getLang(step)}>
            {step}
          </li>
        ))}
      </ol>
    </details>
  )
}

function Answer({ label, children }: { label: ReactNode; children: string }) {
  return (
    <div>
      <dt className="inline font-semibold">{label}: </dt>
      <dd lang={getLang(children)} className="inline">
        {children}
      </dd>
    </div>
  )
}

/** Returns a price with its highest usual amount: '₹199 to ₹599, usual price', or 'From ₹249, usually up to ₹599'. */
function priceRange(price: Price, to: number | undefined): { value: string; note?: string } {
  if (to === undefined) return { value: fromPrice(price) }
  if (price.kind !== 'usual') return { value: fromPrice(price), note: strings.upTo(formatRupees(to)) }
  return { value: strings.usualRange(formatRupees(price.amount), formatRupees(to)), note: strings.usual }
}

/** The answers about a visit: how long it takes, and what a refused price, parts and a second visit cost. */
function Answers({ facts: { durationMinutes, warrantyDays } }: Pick<JobPage, 'facts'>) {
  const guarantee = (
    <a href={paths.guarantee} className="tap text-primary underline underline-offset-4 hover:no-underline">
      {strings.warranty}
    </a>
  )
  return (
    <dl className="mt-3 flex flex-col gap-1 text-sm">
      {durationMinutes && <Answer label={strings.duration}>{durationText(durationMinutes)}</Answer>}
      <Answer label={strings.declined}>{strings.declinedText}</Answer>
      <Answer label={strings.parts}>{company.partsRule}</Answer>
      <Answer label={guarantee}>{strings.warrantyText(warrantyDays)}</Answer>
    </dl>
  )
}

/** Usual prices by size, one scale. The price of a listed provider stands apart, above. */
function Sizes({ sizes = [] }: { sizes: JobPage['facts']['sizes'] }) {
  if (sizes.length === 0) return null
  return (
    <table className="mt-3 w-full max-w-sm text-left">
      <caption className="text-left text-sm text-soft">{strings.sizes}</caption>
      <tbody>
        {sizes.map(({ title, priceFrom }) => (
          <tr key={title} className="border-b border-line">
            <th scope="row" lang={getLang(title)} className="py-1.5 font-medium">
              {title}
            </th>
            <td className="py-1.5 text-right font-bold">{fromPrice({ amount: priceFrom, kind: 'usual' })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type JobHeroProps = {
  page: JobPage
  city: Place | undefined
  booking: Booking
  crumbs: ReadonlyArray<Crumb>
}

/** The hero of a job: what to do in danger, price and the ways to book, then the answers about a visit. */
export function JobHero({ page, city, booking, crumbs }: JobHeroProps) {
  const { job, priceTo, facts } = page
  const { count, isSample } = use(ListedContext)
  const { title, description, image } = job
  const price = job.price && priceRange(job.price, priceTo)
  return (
    <div className="border-b border-line bg-sunken">
      <div className="shell pt-6 pb-8 md:pt-8 md:pb-14">
        <Breadcrumb crumbs={crumbs} />
        <div className="mt-4 flex items-start justify-between gap-10">
          <div className="min-w-0 max-w-3xl flex-1">
            <h1 className="text-3xl">
              <ApiText>{strings.name(title, city?.title)}</ApiText>
            </h1>
            {facts.safetySteps && facts.safetySteps.length > 0 && <SafetySteps steps={facts.safetySteps} />}
            <p className="mt-3">
              <span className="text-xl font-bold tracking-tight text-primary">
                {price?.value ?? strings.noPrice}
              </span>
              {price && job.price && (
                <span className="ml-3 text-sm text-soft">
                  {[priceScope(job.price, count, city?.title), price.note].filter(Boolean).join(' · ')}
                </span>
              )}
            </p>
            <div
              id="job-actions"
              className="mt-4 flex flex-wrap gap-3 *:max-sm:flex-1 *:max-sm:px-2! sm:gap-4"
            >
              {count !== 0 && (
                <BookLink booking={booking} size="lg">
                  {isSample ? sampleStrings.tryShort : strings.book}
                </BookLink>
              )}
              <CallBackLink booking={booking} variant={count === 0 ? 'primary' : 'secondary'} />
              {count === 0 && (
                <Suspense>
                  <NobodyNote
                    what={title}
                    city={city}
                    booking={{ service: page.service.id, job: job.id }}
                    listedService={page.isServiceListed ? page.service.title : undefined}
                  />
                </Suspense>
              )}
            </div>
            {description && (
              <p lang={getLang(description)} className="mt-3 text-soft md:text-lg">
                {description}
              </p>
            )}
            <Answers facts={facts} />
            <Sizes sizes={facts.sizes} />
          </div>
          <div className="hidden size-56 shrink-0 place-items-center rounded-2xl bg-surface shadow-mid lg:grid">
            <ServicePicture src={image} className="size-36" />
          </div>
        </div>
      </div>
    </div>
  )
}
