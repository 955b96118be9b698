import { IfListed } from '#components/sections/if-listed.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { home } from '#content/home.ts'
import { HeroPicture } from './hero-picture.tsx'
import { OurServices } from './our-services.tsx'

/** The three steps from a problem to a finished job. */
function Steps({ steps }: { steps: ReadonlyArray<string> }) {
  return (
    <ol className="grid grid-cols-1 gap-4 lg:grid-cols-3 lg:gap-8">
      {steps.map((step, index) => (
        <li key={step} className="flex gap-4">
          <span
            aria-hidden="true"
            className="grid size-8 shrink-0 place-items-center rounded-full bg-primary font-bold text-on-primary"
          >
            {index + 1}
          </span>
          <p className="max-w-prose pt-1">{step}</p>
        </li>
      ))}
    </ol>
  )
}

/** The section on how a job gets done, with the drawing of the hero on a narrow screen. */
function HowItWorks() {
  const { title, steps } = home.howItWorks
  return (
    <section aria-labelledby="how-it-works-title" className="section-gap bg-sunken">
      <div className="shell">
        <SectionHeading id="how-it-works-title" title={title} />
        <IfListed otherwise={<Steps steps={steps(true)} />}>
          <Steps steps={steps(false)} />
        </IfListed>
        <HeroPicture className="mt-6 max-w-64 sm:max-w-sm lg:hidden" />
      </div>
    </section>
  )
}

/** The services and the steps of a booking, right below the hero. */
export function HomeOffer() {
  return (
    <>
      <OurServices />
      <HowItWorks />
    </>
  )
}
