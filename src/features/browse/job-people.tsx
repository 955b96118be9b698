import { type ReactNode, useState } from 'react'
import type { BestPeople } from '#api/professionals/list-queries.ts'
import { ProfessionalCard } from '#components/sections/professional-card.tsx'
import { ApiText } from '#components/ui/api-text.tsx'
import { Button, ButtonLink } from '#components/ui/button.tsx'
import { professionals } from '#content/professionals.ts'
import { paths } from '#lib/paths.ts'

/** How many stand there at first; the rest is a press away, or on their own list where they are many. */
const FIRST_SHOWN = 3

const { panel: words, best, ranking } = professionals

/** The row of cards of a panel, which scrolls sideways where it is narrow. */
export function CardRow({ children }: { children: ReactNode }) {
  return (
    <ul className="snap-row -mx-3 -my-1 scroll-px-3 gap-3 px-3 py-1 *:w-[95%] sm:-mx-6 sm:scroll-px-6 sm:gap-4 sm:px-6 sm:*:w-84 xl:mx-0 xl:grid xl:grid-cols-3 xl:overflow-visible xl:px-0 xl:*:w-auto">
      {children}
    </ul>
  )
}

/** As large as the row. */
export function JobPeopleSkeleton() {
  return (
    <div aria-hidden="true">
      <CardRow>
        {['one', 'two', 'three'].map((card) => (
          <li key={card} className="skeleton h-96 rounded-xl" />
        ))}
      </CardRow>
    </div>
  )
}

type JobPeopleProps = {
  serviceId: string
  job: { id: string; title: string }
  city: { id: string; title: string }
  /** The page does not name the city. */
  isElsewhere: boolean
  found: BestPeople
}

/** Those who do a job in a city, or in the nearest that has somebody, each with their own price for it. */
export function JobPeople({ serviceId, job, city, isElsewhere, found }: JobPeopleProps) {
  const { people, total, nearest } = found
  const [showsAll, setShowsAll] = useState(false)
  const isWhole = total !== null && total <= people.length
  const list = `${paths.professionals(serviceId, nearest?.id ?? city.id)}?job=${encodeURIComponent(job.id)}`
  return (
    <>
      {(nearest || isElsewhere) && (
        <h3 className="text-lg">
          {nearest ? best.nearest(nearest.title, nearest.distanceKm) : best.title(city.title)}
        </h3>
      )}
      {nearest && (
        <p className="text-sm text-soft">
          <ApiText>{best.nearestText(job.title, city.title)}</ApiText>
        </p>
      )}
      <div className={nearest || isElsewhere ? 'mt-4' : ''}>
        <CardRow>
          {(showsAll ? people : people.slice(0, FIRST_SHOWN)).map((person) => (
            <li key={person.id}>
              <ProfessionalCard person={person} job={job.id} />
            </li>
          ))}
        </CardRow>
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 sm:mt-5">
        <p className="max-w-2xl text-sm text-soft">{ranking}</p>
        {!isWhole && (
          <ButtonLink href={list} rel="nofollow" variant="secondary">
            {best.all(total)}
          </ButtonLink>
        )}
        {isWhole && !showsAll && people.length > FIRST_SHOWN && (
          <Button variant="secondary" onClick={() => setShowsAll(true)}>
            {words.showAll(people.length)}
          </Button>
        )}
      </div>
    </>
  )
}
