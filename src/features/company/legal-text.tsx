import { company } from '#content/company.ts'
import { navigation } from '#content/navigation.ts'
import { language } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'

/** A piece of a paragraph; with a language it is a name that stays in that one. */
type Part = { text: string; href?: string; lang?: 'en' }

const SPECIAL: ReadonlyArray<Part> = [
  { text: company.email, href: `mailto:${company.email}` },
  { text: company.grievanceEmail, href: `mailto:${company.grievanceEmail}` },
  { text: company.privacyEmail, href: `mailto:${company.privacyEmail}` },
  { text: company.phone, href: company.phoneHref },
  { text: navigation.speed, href: paths.speed },
  ...(language.code === 'en' ? [] : [{ text: company.legalName, lang: 'en' as const }]),
]

function cutAt(special: Part, part: Part): Array<Part> {
  if (part.href || part.lang) return [part]
  return part.text
    .split(special.text)
    .flatMap((text, index) => (index === 0 ? [{ text }] : [special, { text }]))
}

/** Cuts a paragraph so that our e-mail addresses, phone number and pages in it can be links. */
export function contactParts(paragraph: string): Array<Part> {
  const whole: Array<Part> = [{ text: paragraph }]
  return SPECIAL.reduce((parts, special) => parts.flatMap((part) => cutAt(special, part)), whole).filter(
    ({ text }) => text !== '',
  )
}

function LegalPart({ part: { text, href, lang } }: { part: Part }) {
  if (lang) return <span lang={lang}>{text}</span>
  if (!href) return text
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
export function LegalText({ text }: { text: string }) {
  return contactParts(text).map((part) => <LegalPart key={part.text} part={part} />)
}
