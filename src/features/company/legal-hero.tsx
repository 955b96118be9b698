import { Check } from 'lucide'
import { Icon, type IconNode } from '#components/ui/icon.tsx'
import { longDate } from '#content/data/dates.ts'
import type { LegalDocument } from '#content/data/legal.ts'
import { legalWords } from '#content/legal.ts'
import { LegalText } from './legal-text.tsx'

/** Title and date of a legal document, and what it comes to in a few lines. */
export function LegalHero({ document, icon }: { document: LegalDocument; icon: IconNode }) {
  return (
    <div className="border-b border-line bg-sunken">
      <div className="shell grid gap-8 py-10 md:py-14 lg:grid-cols-[1fr_26rem] lg:items-end lg:gap-16">
        <div>
          <Icon node={icon} className="size-11 text-primary md:size-14" strokeWidth={1.5} />
          <h1 className="mt-4 text-3xl">{document.title}</h1>
          <p className="mt-2 text-sm text-soft">
            {legalWords.lastUpdated}{' '}
            <time dateTime={document.lastUpdated}>{longDate(document.lastUpdated)}</time>
          </p>
          <p className="mt-5 max-w-[65ch] text-lg">
            <LegalText text={document.intro} />
          </p>
        </div>
        <div className="rounded-xl border border-line bg-surface p-5 shadow-low sm:p-6">
          <p className="font-bold tracking-tight">{legalWords.glance}</p>
          <ul className="mt-3 flex flex-col gap-3 text-sm">
            {document.glance.map((line) => (
              <li key={line} className="flex gap-2.5">
                <Icon node={Check} className="mt-0.5 size-5 shrink-0 text-success" />
                {line}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  )
}
