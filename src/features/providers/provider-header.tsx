import { BadgeCheck, Briefcase, MapPin } from 'lucide'
import type { ReactNode } from 'react'
import { BookLink, CallBackLink } from '#components/sections/book-link.tsx'
import { ApiText } from '#components/ui/api-text.tsx'
import { Avatar } from '#components/ui/avatar.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { Breadcrumb } from '#components/ui/breadcrumb.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Reviews } from '#components/ui/rating.tsx'
import { SampleMark } from '#components/ui/sample-mark.tsx'
import { fromPrice } from '#content/browse.ts'
import { providerPage } from '#content/provider-page.ts'
import { sampleStrings } from '#content/samples.ts'
import { providerCrumbs } from '#data/breadcrumbs/provider-crumbs.ts'
import { startingPrice } from '#data/providers/provider-facts.ts'
import type { ProviderView } from '#data/providers/provider-page.ts'
import { getLang } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import { cutText } from '#lib/seo.ts'
import { getEntry } from '#lib/slug.ts'
import { useProviderBooking } from './use-provider-booking.ts'

/** Returns the place of a provider in one line: area, city, state. */
function placeLine({ provider, city }: ProviderView): string {
  const parts = [provider.areas[0], city?.title, city?.state].filter(Boolean)
  return [...new Set(parts)].join(', ')
}

function Who({ view }: { view: ProviderView }) {
  const { provider, services } = view
  const { name, image, title, rating, reviewCount, experienceYears, verified, sample } = provider
  const does = title || services.map((service) => service.title).join(', ')
  const where = placeLine(view)
  return (
    <div className="grid min-w-0 grid-cols-[auto_1fr] items-center gap-x-4 gap-y-5 sm:gap-x-7 sm:gap-y-4">
      <Avatar
        name={name}
        image={image}
        className="size-20 text-2xl shadow-mid sm:row-span-2 sm:size-32 sm:text-4xl"
      />
      <div className="min-w-0 sm:self-end">
        <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-3xl">
          <bdi lang={getLang(name)} className="min-w-0 wrap-anywhere">
            {name}
          </bdi>
          {sample && <Badge tone="accent">{providerPage.sample}</Badge>}
          {verified && !sample && (
            <a href={paths.checks} className="tap rounded-full hover:underline">
              <Badge tone="success">
                <Icon node={BadgeCheck} className="size-3.5" />
                {providerPage.verified}
              </Badge>
            </a>
          )}
        </h1>
        {does && (
          <p lang={getLang(does)} className="mt-1 text-soft wrap-anywhere sm:text-lg">
            {does}
          </p>
        )}
      </div>
      <ul className="col-span-full flex flex-col gap-x-6 gap-y-2 text-sm sm:col-span-1 sm:col-start-2 sm:flex-row sm:flex-wrap sm:self-start">
        {(rating !== null || reviewCount !== undefined) && (
          <li>
            <Reviews rating={rating} count={reviewCount} />
          </li>
        )}
        <li className="font-semibold">{startingPrice(provider)}</li>
        {where && (
          <li className="flex min-w-0 items-center gap-2 wrap-anywhere">
            <Icon node={MapPin} className="size-4 text-primary" />
            <ApiText>{where}</ApiText>
          </li>
        )}
        {experienceYears !== undefined && (
          <li className="flex items-center gap-2">
            <Icon node={Briefcase} className="size-4 text-primary" />
            {providerPage.experience(experienceYears)}
          </li>
        )}
      </ul>
    </div>
  )
}

const FIRST_JOBS = 3
const MAX_REVIEW_LETTERS = 90

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="inline text-soft">{label}: </dt>
      <dd className="inline wrap-anywhere">{children}</dd>
    </div>
  )
}

/** The first jobs with their prices, and the newest review. Their tabs have all of them. */
function Excerpts({ view: { jobs, provider } }: { view: ProviderView }) {
  const [newest] = provider.reviews
  const first = jobs
    .slice(0, FIRST_JOBS)
    .map(({ title, price }) => [title, price && fromPrice(price)].filter(Boolean).join(': '))
  return (
    <dl className="mt-5 flex max-w-3xl flex-col gap-1.5 text-sm empty:hidden">
      {first.length > 0 && (
        <Line label={providerPage.jobs}>
          <ApiText>{first.join(' · ')}</ApiText>
        </Line>
      )}
      {newest?.comment && (
        <Line label={providerPage.newest}>
          <q lang={getLang(newest.comment)}>{cutText(newest.comment, MAX_REVIEW_LETTERS)}</q>
        </Line>
      )}
    </dl>
  )
}

/** The head of a profile: breadcrumb, provider, links, and the first of the tabs' contents. */
export function ProviderHeader({ view }: { view: ProviderView }) {
  const { provider } = view
  const booking = useProviderBooking(view)
  return (
    <div className="border-b border-line bg-sunken">
      <div className="shell pt-6 pb-10 md:pt-8 md:pb-12">
        <Breadcrumb crumbs={providerCrumbs(view, getEntry(view.placed, booking.job ?? ''))} />
        <SampleMark of={provider} text={sampleStrings.profile} className="mt-4 rounded-lg" />
        <div className="mt-6 flex flex-col gap-6 sm:gap-8 lg:flex-row lg:items-center lg:justify-between">
          <Who view={view} />
          <div className="grid grid-cols-2 gap-3 sm:flex lg:w-60 lg:shrink-0 lg:flex-col">
            <BookLink booking={booking} size="lg" className="max-sm:px-2!">
              {provider.sample ? sampleStrings.tryBooking : providerPage.actions.bookNow}
            </BookLink>
            <CallBackLink booking={booking} className="max-sm:px-2!" />
          </div>
        </div>
        <Excerpts view={view} />
      </div>
    </div>
  )
}
