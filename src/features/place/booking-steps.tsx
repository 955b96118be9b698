import { SectionHeading } from '#components/ui/section-heading.tsx'
import { howItWorks } from '#content/how-it-works.ts'
import { cityPage } from '#content/place-pages.ts'

/** How a booking works, for places that we know no more about than what they offer. */
export function BookingSteps() {
  const { title, text } = cityPage.steps
  return (
    <section aria-labelledby="steps-title">
      <SectionHeading id="steps-title" title={title} text={text} />
      <ol className="grid gap-3 sm:gap-4 md:grid-cols-3 md:gap-5">
        {howItWorks.map((step, index) => (
          <li key={step.id} className="rounded-xl border border-line bg-surface p-5 shadow-low sm:p-6">
            <span
              aria-hidden="true"
              className="grid size-10 place-items-center rounded-full bg-tint text-lg font-bold text-on-tint"
            >
              {index + 1}
            </span>
            <h3 className="mt-4 text-lg">{step.title}</h3>
            <p className="mt-2 text-sm text-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
