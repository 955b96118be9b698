import { contactHref } from '#catalogue/contact-href.ts'
import { contact, contactSubjects } from '#content/contact.ts'
import { paths } from '#lib/paths.ts'

const { topics } = contact.form

/** The topics that a visitor can choose on the page itself. Others come with a link. */
const CHOICES = ['booking', 'complaint', 'invoice', 'partner', 'press'] as const

/** The choice of a topic as links, with a sentence about the chosen one. */
export function Topics({ subject }: { subject: string | undefined }) {
  const chosen = CHOICES.find((choice) => choice === subject)
  const choices = [
    ...CHOICES.map((choice) => ({
      id: choice,
      href: contactHref(choice),
      label: contactSubjects[choice].topic,
    })),
    { id: undefined, href: paths.contact, label: topics.other.label },
  ]
  const isOther = subject === undefined || chosen !== undefined
  return (
    <nav aria-labelledby="topics-title" className="mt-5">
      <h3 id="topics-title" className="text-sm font-semibold tracking-normal text-soft">
        {topics.title}
      </h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {choices.map(({ id, href, label }) => (
          <li key={label}>
            <a
              href={href}
              aria-current={isOther && id === chosen ? 'true' : undefined}
              className="inline-flex min-h-11 items-center rounded-full border border-line-strong px-4 text-sm font-medium hover:border-primary aria-current:border-primary aria-current:bg-tint aria-current:text-on-tint"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
      {isOther && (
        <p className="mt-3 text-soft">{chosen ? contactSubjects[chosen].hint : topics.other.hint}</p>
      )}
    </nav>
  )
}
