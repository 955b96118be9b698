import { CalendarCheck, IndianRupee, ShieldCheck, Wrench } from 'lucide'
import { howItWorks } from '#catalogue/steps.ts'
import { Icon, type IconNode } from '#components/ui/icon.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { home } from '#content/home.ts'
import { paths } from '#lib/paths.ts'
import { OurServices } from './our-services.tsx'

const FACTS: ReadonlyArray<{ id: keyof typeof home.trustFacts; icon: IconNode; href?: string }> = [
  { id: 'prices', icon: IndianRupee },
  { id: 'checks', icon: ShieldCheck, href: paths.checks },
  { id: 'range', icon: Wrench },
  { id: 'since', icon: CalendarCheck },
]

/** Four facts about how the marketplace works. */
function TrustStrip() {
  return (
    <section aria-label={home.trustLabel} className="border-y border-line bg-surface">
      <ul className="shell grid grid-cols-1 gap-x-8 gap-y-6 py-8 sm:grid-cols-2 lg:grid-cols-4">
        {FACTS.map(({ id, icon, href }) => (
          <li key={id} className="flex gap-4">
            <span className="grid size-12 shrink-0 place-items-center rounded-lg bg-accent-tint text-on-accent-tint">
              <Icon node={icon} className="size-6" />
            </span>
            <span>
              <a
                href={href}
                className="tap block font-semibold any-link:underline-offset-4 any-link:hover:underline"
              >
                {home.trustFacts[id].title}
              </a>
              <span className="mt-0.5 block text-sm text-soft">{home.trustFacts[id].text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The three steps from a problem to a finished job. */
function HowItWorks() {
  const { title, text } = home.howItWorks
  return (
    <section aria-labelledby="how-it-works-title" className="section-gap bg-sunken">
      <div className="shell">
        <SectionHeading id="how-it-works-title" title={title} text={text} />
        <ol className="grid grid-cols-1 gap-8 md:grid-cols-3 md:gap-6">
          {howItWorks.map((step, index) => (
            <li key={step.id} className="group relative flex gap-5 md:block md:pr-4">
              <span className="flex flex-col items-center self-stretch md:flex-row">
                <span
                  aria-hidden="true"
                  className="grid size-12 shrink-0 place-items-center rounded-full bg-primary text-lg font-bold text-on-primary"
                >
                  {index + 1}
                </span>
                <span
                  aria-hidden="true"
                  className="mt-3 -mb-5 w-0 flex-1 border-l-2 border-dashed border-line-strong/50 group-last:hidden md:mt-0 md:mb-0 md:ml-4 md:h-0 md:w-auto md:border-t-2 md:border-l-0"
                />
              </span>
              <div className="pt-2 md:pt-5">
                <h3 className="text-lg">{step.title}</h3>
                <p className="mt-1.5 max-w-prose text-soft">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

/** Services and steps of a booking, right below the hero. */
export function HomeOffer() {
  return (
    <>
      <TrustStrip />
      <OurServices />
      <HowItWorks />
    </>
  )
}
