import { Check, ClipboardCheck, Hand, Scale, X } from 'lucide'
import { Icon, type IconNode } from '#components/ui/icon.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { jobPage as strings } from '#content/job-page.ts'
import type { JobPage } from '#data/services/read-job.ts'
import { getLang } from '#lib/language.ts'

type Texts = ReadonlyArray<string> | undefined

const CARD = 'rounded-xl border border-line bg-surface p-5 shadow-low sm:p-6'

type ListProps = { texts: ReadonlyArray<string>; mark: IconNode; tone: string }

function List({ texts, mark, tone }: ListProps) {
  return (
    <ul className="mt-4 flex flex-col gap-3">
      {texts.map((text) => (
        <li key={text} className="flex items-start gap-3">
          <Icon node={mark} className={`mt-0.5 size-5 ${tone}`} />
          <span lang={getLang(text)}>{text}</span>
        </li>
      ))}
    </ul>
  )
}

/** A card with a list of facts. Renders nothing without any. */
function FactCard({ title, texts, ...look }: { title: string; texts: Texts } & Omit<ListProps, 'texts'>) {
  if (!texts?.length) return null
  return (
    <div className={CARD}>
      <h3 className="text-lg">{title}</h3>
      <List texts={texts} {...look} />
    </div>
  )
}

type AdviceProps = { title: string; icon: IconNode; texts: Texts }

/** A part about price or visit. Renders nothing without texts. */
function Advice({ title, icon, texts = [] }: AdviceProps) {
  if (texts.length === 0) return null
  return (
    <section className={CARD}>
      <h2 className="flex items-start gap-3 text-lg">
        <Icon node={icon} className="mt-0.5 size-6 text-primary" />
        {title}
      </h2>
      <ul className="mt-4 flex list-disc flex-col gap-2.5 pl-5 marker:text-line-strong">
        {texts.map((text) => (
          <li key={text} lang={getLang(text)}>
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Renders side by side what the price covers and what it does not. */
function Extent({ includes, excludes }: { includes: Texts; excludes: Texts }) {
  if (!includes?.length && !excludes?.length) return null
  return (
    <section aria-labelledby="extent-title">
      <SectionHeading id="extent-title" title={strings.extent} />
      <div className="grid gap-4 md:grid-cols-2 md:gap-6">
        <FactCard title={strings.included} texts={includes} mark={Check} tone="text-success" />
        <FactCard title={strings.excluded} texts={excludes} mark={X} tone="text-soft" />
      </div>
    </section>
  )
}

/** The facts of a job: extent, price, preparation, and when the visit is not needed. */
export function JobExtent({ facts }: { facts: JobPage['facts'] }) {
  const { includes, excludes, priceNotes = [], partsNote, beforeVisit, notNeededWhen } = facts
  const notes = partsNote ? [...priceNotes, partsNote] : priceNotes
  const hasAdvice = notes.length > 0 || beforeVisit?.length || notNeededWhen?.length
  return (
    <>
      <Extent includes={includes} excludes={excludes} />
      {hasAdvice ? (
        <div className="grid gap-4 md:gap-6 lg:auto-cols-fr lg:grid-flow-col">
          <Advice title={strings.priceNotes} icon={Scale} texts={notes} />
          <Advice title={strings.beforeVisit} icon={ClipboardCheck} texts={beforeVisit} />
          <Advice title={strings.notNeeded} icon={Hand} texts={notNeededWhen} />
        </div>
      ) : null}
    </>
  )
}
