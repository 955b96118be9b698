import { CircleCheck } from 'lucide'
import { ButtonLink } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { becomePartner } from '#content/become-partner.ts'
import { paths } from '#lib/paths.ts'

/** What to have at hand, and the button for whoever has it. */
export function PartnerRequirements() {
  const { requirements, ready, cta } = becomePartner
  return (
    <section aria-labelledby="requirements-title" className="shell section-gap">
      <div className="grid overflow-hidden rounded-2xl border border-line bg-surface shadow-mid lg:grid-cols-[1fr_22rem]">
        <div className="p-6 sm:p-10">
          <h2 id="requirements-title" className="text-2xl">
            {requirements.title}
          </h2>
          <p className="mt-2 text-soft">{requirements.text}</p>
          <ul className="mt-6 grid gap-x-10 gap-y-4 sm:grid-cols-2">
            {requirements.items.map((item) => (
              <li key={item} className="flex items-start gap-3">
                <Icon node={CircleCheck} className="mt-0.5 size-5.5 shrink-0 text-success" />
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div className="flex flex-col items-start justify-center gap-3 bg-night p-6 text-on-night sm:p-10">
          <p className="text-2xl font-bold tracking-tight">{ready.title}</p>
          <p className="text-on-night-soft">{ready.text}</p>
          <ButtonLink
            href={paths.appPartner}
            variant="accent"
            size="lg"
            className="mt-3 focus-visible:outline-on-night"
          >
            {cta}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
