import { contactHref } from '#catalogue/contact-href.ts'
import { contact, contactSubjects } from '#content/contact.ts'

/** The topics that a visitor can choose on the page itself. Others come with a link. */
const CHOICES = ['booking', 'change', 'complaint', 'invoice', 'partner', 'press'] as const

/** The choice of a topic as links. */
export function Topics() {
  return (
    <nav aria-labelledby="topics-title" className="mt-5">
      <h3 id="topics-title" className="text-sm font-semibold tracking-normal text-soft">
        {contact.form.topicsTitle}
      </h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {CHOICES.map((choice) => (
          <li key={choice}>
            <a
              href={contactHref(choice)}
              className="inline-flex min-h-11 items-center rounded-full border border-line-strong px-4 text-sm font-medium hover:border-primary"
            >
              {contactSubjects[choice].topic}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
