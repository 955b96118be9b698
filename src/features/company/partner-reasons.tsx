import { Clock, GraduationCap, ReceiptIndianRupee, Wallet } from 'lucide'
import { Icon, type IconNode } from '#components/ui/icon.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { becomePartner } from '#content/become-partner.ts'

type ReasonId = (typeof becomePartner.why.items)[number]['id']

const ICONS: Record<ReasonId, IconNode> = {
  hours: Clock,
  price: ReceiptIndianRupee,
  pay: Wallet,
  skill: GraduationCap,
}

export function PartnerReasons() {
  const { title, items } = becomePartner.why
  return (
    <section aria-labelledby="why-title" className="shell section-gap">
      <SectionHeading id="why-title" title={title} />
      <ul className="grid gap-4 sm:grid-cols-2 md:gap-6">
        {items.map(({ id, title, text }) => (
          <li
            key={id}
            className="flex flex-col gap-4 rounded-xl border border-line bg-surface p-5 shadow-low sm:p-7 lg:flex-row lg:gap-6"
          >
            <span className="grid size-13 shrink-0 place-items-center rounded-lg bg-success-tint text-success">
              <Icon node={ICONS[id]} className="size-6" strokeWidth={1.75} />
            </span>
            <div>
              <h3 className="text-xl">{title}</h3>
              <p className="mt-2 text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
