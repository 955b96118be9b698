import { HeartHandshake, Sprout, Sunrise } from 'lucide'
import { Icon, type IconNode } from '#components/ui/icon.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { careers } from '#content/careers.ts'
import { contactHref } from '#content/contact-href.ts'
import { jobOpenings } from '#content/data/careers.ts'
import { CareerHero } from './career-hero.tsx'
import { ClosingCall } from './closing-call.tsx'
import { JobCard } from './job-card.tsx'

const REASONS: ReadonlyArray<{ id: keyof typeof careers.reasons; icon: IconNode }> = [
  { id: 'culture', icon: HeartHandshake },
  { id: 'balance', icon: Sunrise },
  { id: 'growth', icon: Sprout },
]

function Reasons() {
  return (
    <section aria-labelledby="reasons-title" className="shell section-gap">
      <SectionHeading id="reasons-title" title={careers.reasonsTitle} />
      <ul className="grid gap-8 md:grid-cols-3 md:gap-6 lg:gap-12">
        {REASONS.map(({ id, icon }) => (
          <li key={id} className="flex gap-4 md:flex-col">
            <span className="grid size-13 shrink-0 place-items-center rounded-full bg-accent-tint text-on-accent-tint">
              <Icon node={icon} className="size-6" strokeWidth={1.75} />
            </span>
            <div>
              <h3 className="text-xl">{careers.reasons[id].title}</h3>
              <p className="mt-2 text-soft">{careers.reasons[id].text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Why to work here, which roles are open, and whom to write to when none fits. */
export function CareerPage() {
  return (
    <>
      <CareerHero />
      <Reasons />
      <section aria-labelledby="openings" className="border-y border-line bg-sunken">
        <div className="shell section-gap">
          <SectionHeading id="openings" title={careers.openingsTitle} text={careers.openingsText} />
          <ul className="flex flex-col gap-5">
            {jobOpenings.map((job) => (
              <li key={job.id}>
                <JobCard job={job} />
              </li>
            ))}
          </ul>
        </div>
      </section>
      <div className="shell section-gap">
        <ClosingCall
          id="other-title"
          title={careers.otherTitle}
          text={careers.otherText}
          action={{ label: careers.otherAction, href: contactHref('hr') }}
          image="/images/cities/udaipur.svg"
        />
      </div>
    </>
  )
}
