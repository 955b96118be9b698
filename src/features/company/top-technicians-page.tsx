import { BadgeCheck } from 'lucide'
import { Suspense } from 'react'
import type { PlacedPerson } from '#api/best-people.ts'
import { MOST_TECHNICIANS } from '#api/best-people.ts'
import { useBestPeople } from '#api/use-best-people.ts'
import { useChosenCity } from '#components/sections/chosen-city.ts'
import { ProfessionalCard } from '#components/sections/professional-card.tsx'
import { Avatar } from '#components/ui/avatar.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { topTechnicians } from '#content/data/top-technicians.ts'
import { topTechniciansPage } from '#content/top-technicians.ts'
import { paths } from '#lib/paths.ts'
import { ClosingCall } from './closing-call.tsx'
import { TechnicianCard } from './technician-card.tsx'

const words = topTechniciansPage

type Face = { id: string; name: string; image: string | null }

function Hero({ faces, note }: { faces: ReadonlyArray<Face>; note: string }) {
  return (
    <div className="bg-tint">
      <div className="shell flex flex-col items-center py-10 text-center md:py-16">
        <div aria-hidden="true" className="rise flex justify-center pl-3">
          {faces.map(({ id, name, image }) => (
            <span key={id} className="-ml-3 rounded-full border-4 border-tint">
              <Avatar
                name={name}
                image={image}
                className="size-12 text-base min-[22rem]:size-14 md:size-22 md:text-2xl"
              />
            </span>
          ))}
        </div>
        <h1 className="mt-6 text-4xl md:mt-8">{words.title}</h1>
        <p className="mt-3 max-w-3xl text-xl">{words.intro}</p>
        <p className="mt-6 flex max-w-3xl items-start gap-2 text-left text-sm text-on-tint">
          <Icon node={BadgeCheck} className="mt-0.5 size-5 shrink-0 text-success" />
          {note}
        </p>
      </div>
    </div>
  )
}

const CARDS = 'grid gap-5 md:grid-cols-2 lg:gap-6 xl:grid-cols-3'

/** Six samples of the trades that are booked most. */
function Samples() {
  return (
    <ul className={CARDS}>
      {topTechnicians.map((technician) => (
        <li key={technician.id}>
          <TechnicianCard technician={technician} />
        </li>
      ))}
    </ul>
  )
}

function People({ people }: { people: ReadonlyArray<PlacedPerson> }) {
  return (
    <section aria-labelledby="best-title">
      <h2 id="best-title" className="sr-only">
        {words.best}
      </h2>
      <ul className={CARDS}>
        {people.map((person) => (
          <li key={person.id} className="min-h-108 min-w-0">
            <ProfessionalCard person={person} place={person.place} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Who stands here: the best of the directory, of the visitor's city once it is known, or the samples. */
function Best() {
  const people = useBestPeople(MOST_TECHNICIANS, useChosenCity().offer)
  const isDirectory = people.length > 0
  return (
    <>
      <Hero
        faces={isDirectory ? people : topTechnicians}
        note={isDirectory ? words.rankingNote : words.verifiedNote}
      />
      <div className="shell pt-14 md:pt-20">{isDirectory ? <People people={people} /> : <Samples />}</div>
    </>
  )
}

/** Six people, and the way to become one of them. */
export function TopTechniciansPage() {
  const { join } = words
  return (
    <>
      <Suspense fallback={<div className="min-h-screen bg-tint" />}>
        <Best />
      </Suspense>
      <div className="shell section-gap">
        <ClosingCall
          id="join-title"
          title={join.title}
          text={join.text}
          action={{ label: join.action, href: paths.becomePartner }}
          image="/images/promos/join-partner.svg"
        />
      </div>
    </>
  )
}
