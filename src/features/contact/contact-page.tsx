import { Mail, MapPin, Phone } from 'lucide'
import type { ReactNode } from 'react'
import type { ContactFormState } from '#api/contact-form.ts'
import { ApiText } from '#components/ui/api-text.tsx'
import { Icon, type IconNode } from '#components/ui/icon.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { company } from '#content/company.ts'
import { contact } from '#content/contact.ts'
import { BusinessHours } from './business-hours.tsx'
import { ContactForm } from './contact-form.tsx'
import { FindUs } from './find-us.tsx'
import { SentNotice } from './notices.tsx'

const { information } = contact
const LINK =
  'inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline focus-visible:outline-on-night'

function Row({ icon, term, children }: { icon: IconNode; term: string; children: ReactNode }) {
  return (
    <div className="relative min-h-10 pl-14">
      <dt className="text-sm text-on-night-soft">
        <span className="absolute top-0.5 left-0 grid size-10 place-items-center rounded-md bg-white/10 text-on-night">
          <Icon node={icon} className="size-5" />
        </span>
        {term}
      </dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

/** Where the company sits, and how to reach it without the form. */
function ContactInformation() {
  return (
    <section
      aria-labelledby="information-title"
      className="overflow-hidden rounded-xl bg-night text-on-night shadow-mid"
    >
      <Picture
        src="/images/cities/udaipur.svg"
        fallback="/images/promos/guarantee.svg"
        alt=""
        width={320}
        height={200}
        priority
        className="aspect-9/4 h-auto w-full object-cover object-[50%_42%]"
      />
      <div className="p-5 sm:p-6">
        <h2 id="information-title" className="text-xl">
          {information.title}
        </h2>
        <dl className="mt-5 flex flex-col gap-4">
          <Row icon={MapPin} term={information.address}>
            <address className="not-italic">
              <span className="block font-semibold">
                <ApiText>{company.legalName}</ApiText>
              </span>
              {company.addressLines.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
          </Row>
          <Row icon={Mail} term={information.email}>
            <a href={`mailto:${company.email}`} className={LINK}>
              {company.email}
            </a>
          </Row>
          <Row icon={Phone} term={information.phone}>
            <a href={company.phoneHref} className={LINK}>
              {company.phone}
            </a>
          </Row>
        </dl>
        <p className="mt-4 border-t border-white/15 pt-4 text-sm text-on-night-soft">{information.text}</p>
      </div>
    </section>
  )
}

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
