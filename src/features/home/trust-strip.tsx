import { CalendarCheck, IndianRupee, ShieldCheck, Wrench } from 'lucide'
import { Icon, type IconNode } from '#components/ui/icon.tsx'
import { home } from '#content/home.ts'

const FACTS: ReadonlyArray<{ id: keyof typeof home.trustFacts; icon: IconNode }> = [
  { id: 'prices', icon: IndianRupee },
  { id: 'checks', icon: ShieldCheck },
  { id: 'range', icon: Wrench },
  { id: 'since', icon: CalendarCheck },
]

/** Four facts about how the marketplace works. */
export function TrustStrip() {
  return (
    <section aria-label={home.trustLabel} className="border-y border-line bg-surface">
      <ul className="shell grid grid-cols-1 gap-x-8 gap-y-6 py-8 sm:grid-cols-2 lg:grid-cols-4">
        {FACTS.map(({ id, icon }) => (
          <li key={id} className="flex gap-4">
            <span className="grid size-12 shrink-0 place-items-center rounded-lg bg-accent-tint text-on-accent-tint">
              <Icon node={icon} className="size-6" />
            </span>
            <span>
              <span className="block font-semibold">{home.trustFacts[id].title}</span>
              <span className="mt-0.5 block text-sm text-soft">{home.trustFacts[id].text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
