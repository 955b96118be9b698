import { CalendarCheck, IndianRupee, ShieldCheck, Wrench } from 'lucide'
import { Icon, type IconNode } from '#components/ui/icon.tsx'
import { home } from '#content/home.ts'

type FactId = (typeof home.trustFacts)[number]['id']

const ICONS: Record<FactId, IconNode> = {
  prices: IndianRupee,
  checks: ShieldCheck,
  range: Wrench,
  since: CalendarCheck,
}

/** Four facts about how the marketplace works. */
export function TrustStrip() {
  return (
    <section aria-label="How we work" className="border-y border-line bg-surface">
      <ul className="shell grid grid-cols-1 gap-x-8 gap-y-6 py-8 sm:grid-cols-2 lg:grid-cols-4">
        {home.trustFacts.map(({ id, title, text }) => (
          <li key={id} className="flex gap-4">
            <span className="grid size-12 shrink-0 place-items-center rounded-lg bg-accent-tint text-on-accent-tint">
              <Icon node={ICONS[id]} className="size-6" />
            </span>
            <span>
              <span className="block font-semibold">{title}</span>
              <span className="mt-0.5 block text-sm text-soft">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
