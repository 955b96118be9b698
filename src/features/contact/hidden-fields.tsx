import type { RefObject } from 'react'
import type { FormTicket } from '#api/form-token.ts'
import { contact } from '#content/contact.ts'
import { language } from '#lib/language.ts'

/** What the message is about, as far as the address said. */
export type Topic = { subject: string | undefined; about: string | undefined }

type HiddenFieldsProps = {
  ticket: FormTicket | undefined
  topic: Topic
  trap: RefObject<HTMLInputElement | null>
}

/** What a form without a script has to say about itself, and a field that only programs fill in. */
export function HiddenFields({ ticket, topic, trap }: HiddenFieldsProps) {
  return (
    <div aria-hidden="true" className="sr-only">
      <input type="hidden" name="language" value={language.code} />
      {ticket && <input type="hidden" name="key" value={ticket.key} />}
      {ticket && <input type="hidden" name="token" value={ticket.token} />}
      {topic.subject && <input type="hidden" name="subject" value={topic.subject} />}
      {topic.about && <input type="hidden" name="about" value={topic.about} />}
      <label>
        {contact.form.website}
        <input ref={trap} type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  )
}
