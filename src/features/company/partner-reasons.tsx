import { Clock, GraduationCap, ReceiptIndianRupee, Wallet } from 'lucide'
import { Icon, type IconNode } from '#components/ui/icon.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { becomePartner } from '#content/become-partner.ts'

const REASONS: ReadonlyArray<{ id: keyof typeof becomePartner.why.items; icon: IconNode }> = [
  { id: 'hours', icon: Clock },
  { id: 'price', icon: ReceiptIndianRupee },
  { id: 'pay', icon: Wallet },
  { id: 'skill', icon: GraduationCap },
]

export function PartnerReasons() {
  const { title, items } = becomePartner.why
  return (
    <section aria-labelledby="why-title" className="shell section-gap">
      <SectionHeading id="why-title" title={title} />
      <ul className="grid gap-4 sm:grid-cols-2 md:gap-6">
        {REASONS.map(({ id, icon }) => (
          <li
            key={id}
            className="flex flex-col gap-4 rounded-xl border border-line bg-surface p-5 shadow-low sm:p-7 lg:flex-row lg:gap-6"
          >
            <span className="grid size-13 shrink-0 place-items-center rounded-lg bg-success-tint text-success">
              <Icon node={icon} className="size-6" strokeWidth={1.75} />
            </span>
            <div>
              <h3 className="text-xl">{items[id].title}</h3>
              <p className="mt-2 text-soft">{items[id].text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
