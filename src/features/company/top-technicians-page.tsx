import { BadgeCheck } from 'lucide'
import { Avatar } from '#components/ui/avatar.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { topTechnicians, topTechniciansPage } from '#content/top-technicians.ts'
import { ClosingCall } from './closing-call.tsx'
import { TechnicianCard } from './technician-card.tsx'

function Hero() {
  const { title, intro, verifiedNote } = topTechniciansPage
  return (
    <div className="bg-tint">
      <div className="shell flex flex-col items-center py-10 text-center md:py-16">
        <div aria-hidden="true" className="rise flex justify-center pl-3">
          {topTechnicians.map(({ id, name, image }) => (
            <span key={id} className="-ml-3 rounded-full border-4 border-tint">
              <Avatar
                name={name}
                image={image}
                className="size-12 text-base min-[22rem]:size-14 md:size-22 md:text-2xl"
              />
            </span>
          ))}
        </div>
        <h1 className="mt-6 text-4xl md:mt-8">{title}</h1>
        <p className="mt-3 max-w-3xl text-xl">{intro}</p>
        <p className="mt-6 flex max-w-3xl items-start gap-2 text-left text-sm text-on-tint">
          <Icon node={BadgeCheck} className="mt-0.5 size-5 shrink-0 text-success" />
          {verifiedNote}
        </p>
      </div>
    </div>
  )
}

/** Six people of the trades that are booked most, and the way to become one of them. */
export function TopTechniciansPage() {
  const { join } = topTechniciansPage
  return (
    <>
      <Hero />
      <div className="shell section-gap flex flex-col gap-12 md:gap-20">
        <ul className="grid gap-5 md:grid-cols-2 lg:gap-6 xl:grid-cols-3">
          {topTechnicians.map((technician) => (
            <li key={technician.id}>
              <TechnicianCard technician={technician} />
            </li>
          ))}
        </ul>
        <ClosingCall
          id="join-title"
          title={join.title}
          text={join.text}
          action={{ label: join.action, href: join.href }}
          image="/images/promos/join-partner.svg"
        />
      </div>
    </>
  )
}
