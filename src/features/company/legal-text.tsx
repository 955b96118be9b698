import { ApiText } from '#components/ui/api-text.tsx'
import { company } from '#content/company.ts'
import { navigation } from '#content/shell.ts'
import { paths } from '#lib/paths.ts'

/** A piece of a paragraph. */
type Part = { text: string; href?: string }

const SPECIAL: ReadonlyArray<Part> = [
  { text: company.email, href: `mailto:${company.email}` },
  { text: company.grievanceEmail, href: `mailto:${company.grievanceEmail}` },
  { text: company.privacyEmail, href: `mailto:${company.privacyEmail}` },
  { text: company.phone, href: company.phoneHref },
  { text: navigation.speed, href: paths.speed },
]

function cutAt(special: Part, part: Part): Array<Part> {
  if (part.href) return [part]
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
export function LegalText({ text }: { text: string }) {
  return contactParts(text).map((part) => <LegalPart key={part.text} part={part} />)
}
