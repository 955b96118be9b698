import { BadgeCheck, Briefcase, Languages, MapPin } from 'lucide'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import type { ProviderSummary } from '#api/schemas/provider.ts'
import { type Compared, comparison } from '#browser/comparison.ts'
import { ApiText } from '#components/ui/api-text.tsx'
import { Avatar } from '#components/ui/avatar.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { Icon, type IconNode } from '#components/ui/icon.tsx'
import { Reviews } from '#components/ui/rating.tsx'
import { useChosenCity } from '#components/ui/use-chosen-city.ts'
import { useHydrated } from '#components/ui/use-hydrated.ts'
import { messages } from '#content/messages.ts'
import { providerStrings } from '#content/provider-strings.ts'
import { sampleStrings } from '#content/samples.ts'
import { startingPrice } from '#data/providers/provider-facts.ts'
import { builtInService } from '#data/services/built-in-services.ts'
import { type Booking, providerHref } from '#lib/booking.ts'
import { getLang } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import type { Sampled } from '#lib/samples.ts'
import { BookLink } from './book-link.tsx'
import { useListedAnywhere } from './if-listed.tsx'

type CompareChoiceProps = { provider: Compared } & Pick<Booking, 'service' | 'job'>

/** Selects a provider for comparison, unless nobody else is listed. The shell of the site shows the selection. */
function CompareChoice({ provider, service, job }: CompareChoiceProps) {
  const { id, name } = provider
  const { providers } = useSyncExternalStore(comparison.subscribe, comparison.read, comparison.none)
  const isChosen = providers.some((chosen) => chosen.id === id)
  const [isRefused, setIsRefused] = useState(false)
  const isHydrated = useHydrated()
  const listed = useListedAnywhere()
  if (listed !== undefined && listed < 2) return null

  function choose() {
    comparison.toggle(provider, service === undefined ? undefined : { service, ...(job && { job }) })
    setIsRefused(!isChosen && !comparison.read().providers.some((chosen) => chosen.id === id))
  }

  return (
    <>
      <label className="needs-script print:hidden relative -my-3 -mr-2 ml-auto inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-md px-2 text-sm font-semibold text-soft transition hover:text-primary has-checked:text-primary">
        <input
          type="checkbox"
          checked={isChosen}
          disabled={!isHydrated}
          onChange={choose}
          className="checkbox"
        />
        {providerStrings.compare}
        <span className="sr-only">
          : <ApiText>{name}</ApiText>
        </span>
      </label>
      {isRefused && providers.length >= comparison.most() && (
        <p role="alert" className="w-full text-sm text-danger">
          {providerStrings.compareFull(providers.length)}
        </p>
      )}
    </>
  )
}

type ProviderCardProps = {
  provider: ProviderSummary
  /** The service of the page; without one it is the provider's first. */
  service?: string | undefined
  /** The city of the page, by its id in the API. Without one, only providers of the visitor's city can be booked. */
  city?: string | undefined
  /** The job of the price; without one it is the lowest price of all jobs. */
  job?: string | undefined
  /** The provider's place, in a list of several cities. */
  place?: string | undefined
  /** For the link to the profile, on pages that are no results themselves. */
  rel?: 'nofollow' | undefined
  /** Further facts below the others. */
  facts?: ReactNode
  /** The label of the link to the booking. */
  book?: string
  /** False for a provider who does not serve the city of the page. */
  canBook?: boolean
}

function namedServices(ids: ReadonlyArray<string>): ReadonlyArray<string> {
  return ids.flatMap((id) => builtInService(id)?.title ?? [])
}

/** Returns the title of a provider: their own line, else their services. */
function getService({ title, categoryIds }: ProviderSummary): string {
  return title || namedServices(categoryIds).join(', ')
}

export function Fact({ node, children }: { node: IconNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <Icon node={node} className="mt-0.5 size-4 text-primary" />
      <span className="line-clamp-2 min-w-0 wrap-anywhere">{children}</span>
    </li>
  )
}

type ProviderFrameProps = {
  provider: Sampled & { id: string; name: string; image: string | null }
  /** The line below the name. */
  title: string
  /** The service, job and city of the page, as far as it has them. */
  booking: Omit<Booking, 'provider'>
  /** The service and city of the provider, used where the page has none. */
  fallback: Pick<Booking, 'service' | 'city'>
  /** False for a provider who does not serve the city of the page. */
  canBook?: boolean
  rel?: 'nofollow' | undefined
  /** The label of the link to the booking. */
  book?: string
  children: ReactNode
}

/** Specification section 9: a card names three services, then how many more there are. */
const MAX_SERVICES = 3

type CardFactsProps = {
  rating: number | null
  reviewCount: number | undefined
  price?: string
  where: string
  services: ReadonlyArray<string>
  children?: ReactNode
}

/** The lines of a card below its head: rating and price, area, services. `children` stand beside the area. */
export function CardFacts({ rating, reviewCount, price, where, services, children }: CardFactsProps) {
  const more = services.length - MAX_SERVICES
  return (
    <div className="flex flex-col gap-1.5 text-sm text-soft">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <Reviews rating={rating} count={reviewCount} />
        {price && <p className="font-semibold text-ink">{price}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-x-3">
        {where && (
          <p className="flex min-w-0 flex-1 items-center gap-1.5">
            <Icon node={MapPin} className="size-4 text-primary" />
            <span>
              <ApiText>{where}</ApiText>
            </span>
          </p>
        )}
        {children}
      </div>
      {services.length > 0 && (
        <p className="flex gap-1.5">
          <span>
            <ApiText>{services.slice(0, MAX_SERVICES).join(', ')}</ApiText>
          </span>
          {more > 0 && <span className="shrink-0">{providerStrings.more(more)}</span>}
        </p>
      )}
    </div>
  )
}

/** The head of a provider's card, and its links to the profile and to the booking. */
export function ProviderFrame(props: ProviderFrameProps) {
  const { provider, title, booking, fallback, canBook = true, rel, children } = props
  const { id, name, image, sample } = provider
  const book = sample ? sampleStrings.tryShort : (props.book ?? providerStrings.bookNow)
  const { offer } = useChosenCity()
  const isElsewhere = !booking.city && offer && fallback.city !== offer.id
  // A profile reads the parameters only in the browser, and crawlers find its canonical address.
  const isHydrated = useHydrated()
  return (
    <article
      aria-label={name}
      className="flex h-full min-w-0 flex-col gap-3 rounded-xl border border-line bg-surface p-4 shadow-low transition duration-200 ease-out hover:-translate-y-0.5 hover:border-line-strong/60 hover:shadow-mid sm:p-5"
    >
      <div className="flex flex-wrap items-center gap-3">
        <Avatar name={name} image={image} className="size-12 text-lg sm:size-14" />
        <div className="min-w-28 flex-1">
          <div className="flex flex-wrap items-center gap-x-2">
            <h3 className="text-lg leading-snug wrap-anywhere">
              <bdi lang={getLang(name)}>{name}</bdi>
            </h3>
            {sample && <Badge tone="accent">{sampleStrings.chip}</Badge>}
          </div>
          <p lang={getLang(title)} className="text-sm text-soft">
            {title}
          </p>
        </div>
      </div>
      {children}
      <div className="mt-auto flex flex-wrap gap-3">
        <ButtonLink
          href={providerHref({
            provider: id,
            ...(isHydrated && { service: booking.service, job: booking.job }),
          })}
          rel={rel}
          variant="secondary"
          aria-label={providerStrings.viewProfileOf(name)}
          className="flex-1 basis-28 px-2! whitespace-nowrap"
        >
          {messages.actions.viewProfile}
        </ButtonLink>
        {canBook && !isElsewhere && (
          <BookLink
            booking={{
              provider: id,
              service: booking.service ?? fallback.service,
              job: booking.job,
              city: booking.city ?? fallback.city,
            }}
            aria-label={`${book}: ${name}`}
            className="flex-1 basis-28 px-2!"
          >
            {book}
          </BookLink>
        )}
      </div>
    </article>
  )
}

/** A provider in a list: name, rating, facts, price and links. */
export function ProviderCard(props: ProviderCardProps) {
  const { provider, service, job, city, place, rel, facts, book, canBook } = props
  const { id, name, rating, reviewCount, verified, experienceYears, languages, areas, sample } = provider
  const { categoryIds, cityId, jobsCompleted, skills } = provider
  const practice = [
    experienceYears && providerStrings.experience(experienceYears),
    jobsCompleted && providerStrings.completed(jobsCompleted),
  ]
    .filter(Boolean)
    .join(', ')
  const where = [place, providerStrings.areas(areas)].filter(Boolean).join(': ')
  const services = skills.length > 0 ? skills : namedServices(categoryIds)
  return (
    <ProviderFrame
      provider={provider}
      title={getService(provider)}
      booking={{ service, job, city }}
      fallback={{ service: categoryIds[0], city: cityId }}
      {...(canBook !== undefined && { canBook })}
      rel={rel}
      {...(book && { book })}
    >
      <CardFacts
        rating={rating}
        reviewCount={reviewCount}
        price={startingPrice(provider, { service, job })}
        where={where}
        services={services}
      >
        <CompareChoice provider={{ id, name }} service={service} job={job} />
      </CardFacts>
      <ul className="flex flex-col gap-1.5 text-sm text-soft empty:hidden max-sm:hidden">
        {verified && !sample && (
          <Fact node={BadgeCheck}>
            <a href={paths.checks} className="tap underline-offset-4 hover:underline">
              <ApiText>{providerStrings.checked(verified.checks)}</ApiText>
            </a>
          </Fact>
        )}
        {practice && <Fact node={Briefcase}>{practice}</Fact>}
        {languages.length > 0 && (
          <Fact node={Languages}>
            <ApiText>{providerStrings.languages(languages)}</ApiText>
          </Fact>
        )}
        {facts}
      </ul>
    </ProviderFrame>
  )
}
