import { useMatch, useRouter } from '@tanstack/react-router'
import { ArrowRight, Check, Handshake, LockKeyhole } from 'lucide'
import { messageRetentionDays } from '#catalogue/message-retention.ts'
import { ApiText } from '#components/ui/api-text.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { Icon, type IconNode } from '#components/ui/icon.tsx'
import { company } from '#content/company.ts'
import { legalStrings, privacyTitle } from '#content/legal.ts'
import { longDate } from '#data/format-dates.ts'
import { paths } from '#lib/paths.ts'
import { type LegalDocument, type LegalSection, privacy, terms } from './legal-documents.ts'

/** A piece of a paragraph. */
type Part = { text: string; href?: string }

const SPECIAL: ReadonlyArray<Part> = [
  { text: company.email, href: `mailto:${company.email}` },
  { text: company.grievanceEmail, href: `mailto:${company.grievanceEmail}` },
  { text: company.privacyEmail, href: `mailto:${company.privacyEmail}` },
  ...(company.phoneHref ? [{ text: company.phone, href: company.phoneHref }] : []),
]

function cutAt(special: Part, part: Part): Array<Part> {
  if (part.href) return [part]
  return part.text
    .split(special.text)
    .flatMap((text, index) => (index === 0 ? [{ text }] : [special, { text }]))
}

/** Splits a paragraph, so that the company's e-mail addresses and phone number can be links. */
export function contactParts(paragraph: string): Array<Part> {
  const whole: Array<Part> = [{ text: paragraph }]
  return SPECIAL.reduce((parts, special) => parts.flatMap((part) => cutAt(special, part)), whole).filter(
    ({ text }) => text !== '',
  )
}

function LegalPart({ part: { text, href } }: { part: Part }) {
  if (!href) return <ApiText>{text}</ApiText>
  return (
    <a
      href={href}
      className="font-medium whitespace-nowrap text-primary underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {text}
    </a>
  )
}

/** A paragraph of a legal document. */
function LegalText({ text }: { text: string }) {
  return contactParts(text).map((part) => <LegalPart key={part.text} part={part} />)
}

/** Title, date and summary of a legal document. */
function LegalHero({ document, icon }: { document: LegalDocument; icon: IconNode }) {
  const updated = useMatch({ strict: false, select: ({ staticData }) => staticData.lastmod }) ?? ''
  return (
    <div className="border-b border-line bg-sunken">
      <div className="shell grid gap-8 py-10 md:py-14 lg:grid-cols-[1fr_26rem] lg:items-end lg:gap-16">
        <div>
          <Icon node={icon} className="size-11 text-primary md:size-14" strokeWidth={1.5} />
          <h1 className="mt-4 text-3xl">{document.title}</h1>
          <p className="mt-2 text-sm text-soft">
            {legalStrings.lastUpdated} <time dateTime={updated}>{longDate(updated)}</time>
          </p>
          <p className="mt-5 max-w-[65ch] text-lg">
            <LegalText text={document.intro} />
          </p>
        </div>
        <div className="rounded-xl border border-line bg-surface p-5 shadow-low sm:p-6">
          <p className="font-bold tracking-tight">{legalStrings.glance}</p>
          <ul className="mt-3 flex flex-col gap-3 text-sm">
            {document.glance.map((line) => (
              <li key={line} className="flex gap-2.5">
                <Icon node={Check} className="mt-0.5 size-5 text-success" />
                {line}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  )
}

function Contents({ sections }: { sections: ReadonlyArray<LegalSection> }) {
  return (
    <nav
      aria-labelledby="contents-title"
      className="rounded-xl border border-line bg-surface p-5 lg:sticky lg:top-24 lg:self-start lg:rounded-none lg:border-0 lg:border-l lg:bg-transparent lg:py-0 lg:pr-0"
    >
      <h2 id="contents-title" className="text-sm font-semibold tracking-normal text-soft">
        {legalStrings.contents}
      </h2>
      <ol className="mt-2 flex flex-col">
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center gap-3 rounded-sm py-1.5 text-sm font-medium underline-offset-4 hover:text-primary hover:underline"
            >
              <span className="w-4 shrink-0 text-soft [font-variant-numeric:tabular-nums]">{index + 1}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Section({ section, number }: { section: LegalSection; number: number }) {
  const { id, title, paragraphs, part } = section
  return (
    <section aria-labelledby={`${id}-title`} id={id} className="group scroll-mt-4">
      <h2 id={`${id}-title`} className="flex gap-3 text-xl sm:gap-4">
        <span className="grid size-8 shrink-0 place-items-center rounded-full bg-tint text-sm tracking-normal text-on-tint group-target:bg-accent group-target:text-on-accent">
          {number}
        </span>
        {title}
      </h2>
      <div className="mt-4 flex flex-col gap-4 leading-[1.75] sm:ml-12">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <LegalText text={paragraph} />
          </p>
        ))}
        {part && (
          <div
            id={part.id}
            className="scroll-mt-4 rounded-xl bg-sunken p-5 target:outline-2 target:outline-accent sm:p-6"
          >
            <h3 className="text-lg">{part.title}</h3>
            <dl className="mt-3 flex flex-col gap-3">
              {part.rows.map(({ term, text }) => (
                <div key={term}>
                  <dt className="font-semibold">{term}</dt>
                  <dd>
                    <LegalText text={text} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
    </section>
  )
}

type LegalPageProps = {
  document: LegalDocument
  icon: IconNode
  /** The other document. */
  other: { title: string; href: string }
}

/** A legal document: a summary, then a table of contents beside the numbered sections. */
function LegalPage({ document, icon, other }: LegalPageProps) {
  const { question, more } = legalStrings
  return (
    <>
      <LegalHero document={document} icon={icon} />
      <div className="shell grid grid-cols-1 gap-10 pt-8 pb-16 md:pt-14 md:pb-24 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-20">
        <Contents sections={document.sections} />
        <div className="max-w-[46rem] wrap-anywhere">
          <div className="flex flex-col gap-12 md:gap-14">
            {document.sections.map((section, index) => (
              <Section key={section.id} section={section} number={index + 1} />
            ))}
          </div>
          <div className="mt-14 flex flex-wrap items-center justify-between gap-x-8 gap-y-5 border-t border-line pt-8">
            <div>
              <h2 className="text-lg">{question.title}</h2>
              <p className="text-soft">{question.text}</p>
            </div>
            <ButtonLink href={paths.contact} variant="secondary">
              {question.action}
            </ButtonLink>
          </div>
          <a
            href={other.href}
            className="group mt-6 flex min-h-11 items-center gap-2 rounded-sm font-semibold text-primary"
          >
            {more(other.title)}
            <Icon node={ArrowRight} className="size-5 transition duration-200 group-hover:translate-x-1" />
          </a>
        </div>
      </div>
    </>
  )
}

export function PrivacyPage() {
  const { siteConfig } = useRouter().options.context
  const document = privacy(siteConfig.messageRetentionDays ?? messageRetentionDays)
  return (
    <LegalPage document={document} icon={LockKeyhole} other={{ title: terms.title, href: paths.terms }} />
  )
}

export function TermsPage() {
  return (
    <LegalPage document={terms} icon={Handshake} other={{ title: privacyTitle, href: paths.privacyPolicy }} />
  )
}
