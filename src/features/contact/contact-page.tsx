import type { ContactFormState } from '#api/contact-form.ts'
import { contact } from '#content/contact.ts'
import { BusinessHours } from './business-hours.tsx'
import { ContactForm } from './contact-form.tsx'
import { ContactInformation } from './contact-information.tsx'
import { FindUs } from './find-us.tsx'
import { SentNotice } from './sent-notice.tsx'

type ContactPageProps = {
  form: ContactFormState
  /** The form was posted without a script: delivered, or kept for later. */
  sent: 'now' | 'later' | undefined
  pageTime: number
  mapEmbedUrl: string | undefined
}

/** The form, and beside it the ways around the form. */
export function ContactPage({ form, sent, pageTime, mapEmbedUrl }: ContactPageProps) {
  return (
    <>
      <div className="bg-tint pb-28 lg:pb-36">
        <div className="shell pt-10 md:pt-16">
          <h1 className="text-4xl">{contact.title}</h1>
          <p className="mt-4 max-w-xl text-xl text-soft">{contact.intro}</p>
        </div>
      </div>
      <div className="shell -mt-20 grid gap-6 pb-12 *:min-w-0 md:pb-16 lg:-mt-24 lg:grid-cols-[1fr_24rem] lg:items-start">
        <section
          aria-labelledby="form-title"
          className="rounded-xl border border-line bg-surface p-5 shadow-mid sm:p-8 lg:p-10"
        >
          <h2 id="form-title" className="text-2xl">
            {contact.form.title}
          </h2>
          {sent ? (
            <SentNotice isKept={sent === 'later'} />
          ) : (
            <>
              <p className="mt-2 text-soft">{contact.form.text}</p>
              <ContactForm key={`${form.subject} ${form.about}`} opened={form} />
            </>
          )}
        </section>
        <div className="grid gap-6 md:grid-cols-2 md:items-start lg:-mt-50 lg:grid-cols-1">
          <ContactInformation />
          <BusinessHours pageTime={pageTime} />
        </div>
      </div>
      <FindUs mapEmbedUrl={mapEmbedUrl} />
    </>
  )
}
