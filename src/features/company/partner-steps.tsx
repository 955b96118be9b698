import { SectionHeading } from '#components/ui/section-heading.tsx'
import { becomePartner } from '#content/become-partner.ts'

/** The way from the registration to the first job: a line down the side, across the page on wide screens. */
export function PartnerSteps() {
  const { title, text, items } = becomePartner.steps
  return (
    <section aria-labelledby="steps-title" className="border-y border-line bg-sunken">
      <div className="shell section-gap">
        <SectionHeading id="steps-title" title={title} text={text} />
        <ol className="grid lg:grid-cols-4">
          {items.map(({ title, text }, index) => (
            <li
              key={title}
              className="group relative flex gap-5 pb-8 last:pb-0 lg:flex-col lg:gap-4 lg:pr-8 lg:pb-0"
            >
              <span
                aria-hidden="true"
                className="absolute top-11 bottom-0 left-5.5 w-0.5 bg-primary/30 group-last:hidden lg:top-5.5 lg:right-0 lg:bottom-auto lg:left-11 lg:h-0.5 lg:w-auto"
              />
              <span
                aria-hidden="true"
                className="relative grid size-11 shrink-0 place-items-center rounded-full bg-primary font-bold text-on-primary"
              >
                {index + 1}
              </span>
              <div className="pt-1.5 lg:pt-0">
                <h3 className="text-lg">{title}</h3>
                <p className="mt-1.5 text-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
