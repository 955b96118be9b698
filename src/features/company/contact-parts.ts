import { company } from '#content/company.ts'
import { paths } from '#lib/paths.ts'

type Part = { text: string; href?: string }

const LINKS: ReadonlyArray<Required<Part>> = [
  { text: company.email, href: `mailto:${company.email}` },
  { text: company.grievanceEmail, href: `mailto:${company.grievanceEmail}` },
  { text: company.privacyEmail, href: `mailto:${company.privacyEmail}` },
  { text: company.phone, href: company.phoneHref },
  { text: 'Site Speed', href: paths.speed },
]

function cutAt(link: Required<Part>, part: Part): Array<Part> {
  if (part.href) return [part]
  return part.text.split(link.text).flatMap((text, index) => (index === 0 ? [{ text }] : [link, { text }]))
}

/** Cuts a paragraph so that our e-mail addresses, phone number and pages in it can be links. */
export function contactParts(paragraph: string): Array<Part> {
  const whole: Array<Part> = [{ text: paragraph }]
  return LINKS.reduce((parts, link) => parts.flatMap((part) => cutAt(link, part)), whole).filter(
    ({ text }) => text !== '',
  )
}
