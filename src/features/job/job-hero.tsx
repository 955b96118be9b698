import { TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { jobCrumbs } from '#catalogue/breadcrumbs.ts'
import { BookLink, CallBackLink } from '#components/sections/book-link.tsx'
import { ApiText } from '#components/ui/api-text.tsx'
import { Breadcrumb } from '#components/ui/breadcrumb.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { ServicePicture } from '#components/ui/picture.tsx'
import { fromPrice } from '#content/browse.ts'
import { durationText, jobPage as strings } from '#content/job-page.ts'
import type { Place } from '#data/places/resolve-place.ts'
import type { JobPage } from '#data/services/job-query.ts'
import type { Booking } from '#lib/booking.ts'
import { getLang } from '#lib/language.ts'
import type { Listed, Price } from '#lib/listed.ts'
import { formatRupees } from '#lib/money.ts'

/** The steps to take at once where somebody may be in danger. */
function SafetySteps({ steps }: { steps: ReadonlyArray<string> }) {
  return (
    <section
      aria-labelledby="safety-title"
      className="mt-5 rounded-xl border border-danger bg-danger-tint p-5 text-ink"
    >
      <h2 id="safety-title" className="flex items-center gap-2 text-lg text-danger">
        <Icon node={TriangleAlert} className="size-6" />
        {strings.safety}
      </h2>
      <ol className="mt-3 flex list-decimal flex-col gap-2 pl-6 font-medium">
        {steps.map((step) => (
          <li key={step} lang={getLang(step)}>
            {step}
          </li>
        ))}
      </ol>
    </section>
  )
}

type AnswerProps = { label: string; value: string; note?: string | undefined; isPrice?: boolean }

function Answer({ label, value, note, isPrice = false }: AnswerProps) {
  return (
    <div
      className={`rounded-xl border border-line bg-surface p-4 shadow-low ${isPrice ? 'max-sm:col-span-2' : ''}`}
    >
      <dt className="text-sm text-soft">{label}</dt>
      <dd>
        <span className={`block font-bold tracking-tight ${isPrice ? 'text-xl text-primary' : 'text-lg'}`}>
          {value}
        </span>
        {note && <span className="mt-1 block text-sm text-soft">{note}</span>}
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

/** Price, time and warranty: what a visitor came to find out. */
function Answers({ page, city }: { page: JobPage; city: string | undefined }) {
  const { job, priceTo, facts } = page
  const { durationMinutes, warrantyDays } = facts
  const price = job.price && priceRange(job.price, priceTo)
  return (
    <dl className="mt-6 grid grid-cols-2 gap-3 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none">
      <Answer
        label={strings.price(city)}
        value={price?.value ?? strings.noPrice}
        note={price?.note}
        isPrice
      />
      {durationMinutes && <Answer label={strings.duration} value={durationText(durationMinutes)} />}
      {warrantyDays && (
        <Answer
          label={strings.warranty}
          value={strings.warrantyDays(warrantyDays)}
          note={strings.warrantyText}
        />
      )}
    </dl>
  )
}

type JobHeroProps = {
  page: JobPage
  city: Place | undefined
  booking: Booking
  listed: Listed
  /** Shown below the buttons. */
  children?: ReactNode
}

/** The hero of a job: what to do in danger, price, time and warranty, and the ways to book. */
export function JobHero({ page, city, booking, listed, children }: JobHeroProps) {
  const { service, job, facts } = page
  const { title, description, image } = job
  return (
    <div className="border-b border-line bg-sunken">
      <div className="shell pt-6 pb-10 md:pt-8 md:pb-14">
        <Breadcrumb crumbs={jobCrumbs(service, title, city)} />
        <div className="mt-6 flex items-start justify-between gap-10">
          <div className="min-w-0 max-w-3xl flex-1">
            <h1 className="text-3xl">
              <ApiText>{strings.name(title, city?.title)}</ApiText>
            </h1>
            {facts.safetySteps && facts.safetySteps.length > 0 && <SafetySteps steps={facts.safetySteps} />}
            {description && (
              <p lang={getLang(description)} className="mt-3 text-lg text-soft">
                {description}
              </p>
            )}
            <Answers page={page} city={city?.title} />
            <div id="job-actions" className="mt-6 flex flex-wrap gap-3 sm:gap-4">
              {listed !== 0 && (
                <BookLink booking={booking} size="lg">
                  {strings.book}
                </BookLink>
              )}
              <CallBackLink booking={booking} variant={listed === 0 ? 'primary' : 'secondary'} />
            </div>
            {children}
          </div>
          <div className="hidden size-56 shrink-0 place-items-center rounded-2xl bg-surface shadow-mid lg:grid">
            <ServicePicture src={image} className="size-36" />
          </div>
        </div>
      </div>
    </div>
  )
}
