import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, use } from 'react'
import { useApi } from '#api/api-context.ts'
import { listQueries } from '#api/professionals/list-queries.ts'
import { BookLink } from '#components/sections/book-link.tsx'
import { ChooseCityContext, useChosenCity } from '#components/sections/chosen-city.ts'
import { ProviderCard } from '#components/sections/provider-card.tsx'
import { Button } from '#components/ui/button.tsx'
import { browse } from '#content/browse.ts'
import { providerCards } from '#content/data/providers.ts'
import { professionals } from '#content/professionals.ts'
import { JobOffer } from './job-offer.tsx'
import { CardRow, JobPeople, JobPeopleSkeleton } from './job-people.tsx'

/** More than that have a list of their own. */
const MOST_SHOWN = 12

const { panel: words } = professionals

type Named = { id: string; title: string }
type FoundProps = { serviceId: string; job: Named; city: Named; isElsewhere: boolean }

function Note({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start justify-between gap-4 rounded-xl border border-line bg-surface p-5 sm:flex-row sm:items-center">
      <p>{text}</p>
      {children}
    </div>
  )
}

/** Where nobody is listed: who is free is known in the app. */
function AppNote({ serviceId, job, city }: Pick<FoundProps, 'serviceId' | 'job' | 'city'>) {
  return (
    <Note text={words.app}>
      <BookLink booking={{ service: serviceId, job: job.id, city: city.id }} className="shrink-0">
        {words.book}
      </BookLink>
    </Note>
  )
}

/** The samples of this trade in this city, where the upstream has no directory. */
function Samples({ serviceId, city }: Pick<FoundProps, 'serviceId' | 'city'>) {
  const samples = providerCards.filter((card) => card.serviceId === serviceId && card.cityId === city.id)
  if (samples.length === 0) return null
  return (
    <div className="mt-4">
      <CardRow>
        {samples.map((provider) => (
          <li key={provider.id} className="max-sm:[&_a]:px-1.5">
            <ProviderCard provider={provider} />
          </li>
        ))}
      </CardRow>
    </div>
  )
}

function Found(props: FoundProps) {
  const { serviceId, job, city } = props
  const place = { category: serviceId, city: city.id, job: job.id }
  const { data, refetch, isFetching } = useSuspenseQuery(listQueries.best(useApi(), place, MOST_SHOWN))
  if (data.ok)
    return data.data.people.length > 0 ? <JobPeople {...props} found={data.data} /> : <AppNote {...props} />
  return (
    <>
      {data.status !== 404 && (
        <div role="alert" className="mb-4 flex flex-wrap items-center gap-4">
          <p>{words.failed}</p>
          <Button variant="secondary" disabled={isFetching} onClick={() => refetch()}>
            {isFetching ? browse.category.retrying : browse.category.retry}
          </Button>
        </div>
      )}
      <AppNote {...props} />
      {data.status === 404 && <Samples serviceId={serviceId} city={city} />}
    </>
  )
}

/** On a page without a city: nobody knows who is near as long as none is chosen. */
function ChooseCity() {
  const choose = use(ChooseCityContext)
  return (
    <Note text={words.chooseCity}>
      <Button onClick={choose} aria-haspopup="dialog" className="shrink-0">
        {browse.ownCity.choose}
      </Button>
    </Note>
  )
}

type ProviderListProps = {
  serviceId: string
  job: Named
  /** Of the page. */
  city: Named | undefined
}

/**
 * Those who do a job in a city, with their own prices for it, and the offer of the day. The city is that of the page, else
 * the one that the visitor has chosen.
 */
export function ProviderList({ city, ...asked }: ProviderListProps) {
  const { title, offer } = useChosenCity()
  const place = city ?? (offer && { id: offer.id, title })
  return (
    <>
      {place ? (
        <Suspense fallback={<JobPeopleSkeleton />}>
          <Found key={place.id} {...asked} city={place} isElsewhere={!city} />
        </Suspense>
      ) : (
        <ChooseCity />
      )}
      <JobOffer />
    </>
  )
}
