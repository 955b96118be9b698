import { useSuspenseQuery } from '@tanstack/react-query'
import { Tag } from 'lucide'
import { type ReactNode, Suspense, useContext } from 'react'
import { BookLink, CallBackLink } from '#components/sections/book-link.tsx'
import { NobodyHere } from '#components/sections/nobody-here.tsx'
import { useApi } from '#components/sections/page-context.ts'
import { ProviderCard } from '#components/sections/provider-card.tsx'
import { SamplePeople } from '#components/sections/provider-cards.tsx'
import { RankingNote } from '#components/sections/ranking-note.tsx'
import { SampleProviderCard } from '#components/sections/sample-provider-card.tsx'
import { Button, ButtonLink, buttonClass } from '#components/ui/button.tsx'
import { CityDialogButton } from '#components/ui/city-dialog-button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { keepFocus } from '#components/ui/keep-focus.ts'
import { Note } from '#components/ui/note.tsx'
import { RetryButton } from '#components/ui/retry-button.tsx'
import { SampleMark } from '#components/ui/sample-mark.tsx'
import { TodayContext } from '#components/ui/scope-contexts.tsx'
import { useChosenCity } from '#components/ui/use-chosen-city.ts'
import { useEntryState } from '#components/ui/use-entry-state.ts'
import { useShown, useShowsSamples } from '#components/ui/use-samples.ts'
import { browse } from '#content/browse.ts'
import { providerStrings } from '#content/provider-strings.ts'
import { sampleStrings } from '#content/samples.ts'
import { offerConditions, serviceOfferOn } from '#data/promotion-list.ts'
import { type BestProviders, listQueries } from '#data/providers/list-queries.ts'
import { providerCards } from '#data/samples/sample-providers.ts'
import type { Place } from '#data/scope/places.ts'
import type { Booking } from '#lib/booking.ts'
import { paths } from '#lib/paths.ts'

/** The offer of the day, below the providers of a job. */
function JobOffer({ booking }: { booking: Booking }) {
  const today = useContext(TodayContext)
  const offer = serviceOfferOn(today, useShowsSamples())
  if (!offer) return null
  const { title, text, cta, sample } = offer
  return (
    <aside
      aria-label={title}
      className="mt-3 flex flex-col items-start gap-4 rounded-xl bg-accent-tint p-5 text-on-accent-tint sm:mt-5 sm:flex-row sm:items-center"
    >
      <Icon node={Tag} className="hidden size-8 sm:block" />
      <div className="flex-1">
        <p className="text-lg font-bold tracking-tight">{title}</p>
        <p className="text-sm">{text}</p>
        <p className="mt-1 text-xs">{offerConditions(offer, today)}</p>
        <SampleMark of={offer} text={sampleStrings.offer} className="px-0!" />
      </div>
      <BookLink booking={booking} variant="accent" className="shrink-0">
        {sample ? sampleStrings.tryBooking : cta}
      </BookLink>
    </aside>
  )
}

/** Number of providers shown at first; the rest follows on a press, or on their own list. */
const FIRST_SHOWN = 3

const { panel: strings, best } = providerStrings

/** The row of cards of a panel, which scrolls sideways where it is narrow. */
function CardRow({ children }: { children: ReactNode }) {
  return (
    <ul className="snap-row -mx-3 -my-1 scroll-px-3 gap-3 px-3 py-1 *:w-[95%] sm:-mx-6 sm:scroll-px-6 sm:gap-4 sm:px-6 sm:*:w-84 xl:mx-0 xl:grid xl:grid-cols-3 xl:overflow-visible xl:px-0 xl:*:w-auto">
      {children}
    </ul>
  )
}

type JobProvidersProps = {
  serviceId: string
  job: { id: string; title: string }
  city: Place
  /** The page does not name the city, so it has no list with notes about ranking and samples above. */
  isElsewhere: boolean
  listed: BestProviders
}

/** Providers of a job in a city, with their own prices for it. */
function JobProviders({ serviceId, job, city, isElsewhere, listed }: JobProvidersProps) {
  const { providers, total } = listed
  const [showsAll, setShowsAll] = useEntryState(`people ${job.id}`, false)
  const isWhole = total !== null && total <= providers.length
  const list = `${paths.professionals(serviceId, city.id)}?job=${encodeURIComponent(job.id)}`
  return (
    <>
      {isElsewhere && <h3 className="mb-4 text-lg">{best.title(city.title)}</h3>}
      {isElsewhere && <SamplePeople of={providers} />}
      <CardRow>
        {(showsAll ? providers : providers.slice(0, FIRST_SHOWN)).map((provider) => (
          <li key={provider.id}>
            <ProviderCard provider={provider} service={serviceId} job={job.id} city={city.id} />
          </li>
        ))}
      </CardRow>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 empty:hidden sm:mt-5">
        {isElsewhere && <RankingNote count={providers.length} />}
        {!isWhole && (
          <ButtonLink href={list} rel="nofollow" variant="secondary">
            {best.all(total)}
          </ButtonLink>
        )}
        {isWhole && !showsAll && providers.length > FIRST_SHOWN && (
          <Button ref={keepFocus} variant="secondary" onClick={() => setShowsAll(true)}>
            {strings.showAll(providers.length)}
          </Button>
        )}
      </div>
    </>
  )
}

/** Maximum number of providers in the panel. If there are more, the panel links to the full list. */
const MAX_SHOWN = 12

type Named = { id: string; title: string }
type FoundProps = { serviceId: string; job: Named; city: Place; isElsewhere: boolean }

/** Shown if nobody is listed: the app knows who is free. */
function AppNote({ serviceId, job, city }: Pick<FoundProps, 'serviceId' | 'job' | 'city'>) {
  return (
    <Note text={strings.app}>
      <BookLink booking={{ service: serviceId, job: job.id, city: city.id }}>{strings.book}</BookLink>
      <CallBackLink booking={{ service: serviceId, job: job.id, city: city.id }} />
    </Note>
  )
}

/** The samples of the service in a city, if the upstream has no directory. */
function Samples({ serviceId, job, city }: Pick<FoundProps, 'serviceId' | 'job' | 'city'>) {
  const samples = useShown(providerCards).filter(
    (card) => card.serviceId === serviceId && card.cityId === city.id,
  )
  if (samples.length === 0) return null
  return (
    <div className="mt-4">
      <SamplePeople of={samples} />
      <CardRow>
        {samples.map((provider) => (
          <li key={provider.id}>
            <SampleProviderCard
              provider={provider}
              booking={{ service: serviceId, job: job.id, city: city.id }}
            />
          </li>
        ))}
      </CardRow>
    </div>
  )
}

function BestInCity(props: FoundProps) {
  const { serviceId, job, city } = props
  const booking = { service: serviceId, job: job.id, city: city.id }
  const place = { category: serviceId, city: booking.city, job: job.id }
  const { data, refetch } = useSuspenseQuery(listQueries.best(useApi(), place, MAX_SHOWN))
  if (data.ok) {
    const { providers, nearest, nearby } = data.data
    if (providers.length > 0) return <JobProviders {...props} listed={data.data} />
    if (!nearest) return <AppNote {...props} />
    return (
      <NobodyHere
        what={job.title}
        city={city}
        booking={{ service: serviceId, job: job.id }}
        nearest={nearest}
      >
        <CardRow>
          {nearby.map((provider) => (
            <li key={provider.id}>
              <ProviderCard provider={provider} {...booking} canBook={false} />
            </li>
          ))}
        </CardRow>
      </NobodyHere>
    )
  }
  return (
    <>
      {data.status !== 404 && (
        <div role="alert" className="mb-4 flex flex-wrap items-center gap-4">
          <p>{strings.failed}</p>
          <RetryButton variant="secondary" onRetry={refetch} />
        </div>
      )}
      <AppNote {...props} />
      {data.status === 404 && <Samples {...props} />}
    </>
  )
}

/** Asks for a city on a page without one, because providers are local. A call back asks for it in its form. */
function ChooseCity({ serviceId, job }: Pick<FoundProps, 'serviceId' | 'job'>) {
  return (
    <Note text={strings.chooseCity}>
      <CityDialogButton className={buttonClass({})}>{browse.ownCity.choose}</CityDialogButton>
      <CallBackLink booking={{ service: serviceId, job: job.id }} />
    </Note>
  )
}

type ProviderListProps = {
  serviceId: string
  job: Named
  /** The city of the page. */
  city: Place | undefined
}

/** Providers of a job in the page's city, else in the visitor's, with their own prices, and the offer of the day. */
export function ProviderList({ city, ...serviceProps }: ProviderListProps) {
  const { title, offer } = useChosenCity()
  const place = city ?? (offer && { ...offer, title })
  return (
    <>
      {place ? (
        // The skeleton has the height of the cards and the line below them, so that nothing moves when they arrive.
        <Suspense fallback={<div className="skeleton h-112 rounded-xl" />}>
          <BestInCity key={place.id} {...serviceProps} city={place} isElsewhere={!city} />
        </Suspense>
      ) : (
        <ChooseCity {...serviceProps} />
      )}
      <JobOffer
        booking={{
          service: serviceProps.serviceId,
          job: serviceProps.job.id,
          city: place?.id,
        }}
      />
    </>
  )
}
