import { useRouter } from '@tanstack/react-router'
import { ExternalLink, Mail, Map as MapIcon, MapPin, MessageCircle, Phone } from 'lucide'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { CALL_BACK } from '#api/schemas/message.ts'
import { ApiText } from '#components/ui/api-text.tsx'
import { Button, ButtonLink } from '#components/ui/button.tsx'
import { Icon, type IconNode } from '#components/ui/icon.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { company } from '#content/company.ts'
import { contact } from '#content/contact.ts'
import type { ContactFormState } from '#data/contact-form.ts'
import { contactPlan, contactRegarding } from '#data/contact-subjects.ts'
import type { NamedBooking } from '#data/read-booking.ts'
import { mapsSearchUrl } from '#lib/maps-search-url.ts'
import { paths } from '#lib/paths.ts'
import { BusinessHours, useServerTime } from './business-hours.tsx'
import { ContactForm } from './contact-form.tsx'
import { type Confirmation, SentPanel } from './sent-panel.tsx'
import { Topics } from './topics.tsx'

const { information } = contact
const LINK =
  'inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline focus-visible:outline-on-night'

function Row({ icon, term, children }: { icon: IconNode; term: string; children: ReactNode }) {
  return (
    <div className="relative min-h-10 pl-14 @max-[17rem]:pl-0">
      <dt className="text-sm text-on-night-soft">
        <span className="absolute top-0.5 left-0 @max-[17rem]:static grid size-10 place-items-center rounded-md bg-white/10 text-on-night">
          <Icon node={icon} className="size-5" />
        </span>
        {term}
      </dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

/** The address of the company, and the ways to reach it without the form. */
function ContactInformation() {
  const { whatsAppNumber } = useRouter().options.context.siteConfig
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
            {company.phoneHref ? (
              <a href={company.phoneHref} className={LINK}>
                {company.phone}
              </a>
            ) : (
              <span className="font-semibold">{company.phone}</span>
            )}
          </Row>
          {whatsAppNumber && (
            <Row icon={MessageCircle} term={information.whatsApp}>
              <a
                href={`https://wa.me/${whatsAppNumber}`}
                target="_blank"
                rel="noopener noreferrer"
                className={LINK}
              >
                {information.openWhatsApp}
                <span className="sr-only">{contact.map.newTab}</span>
              </a>
            </Row>
          )}
        </dl>
        <p className="mt-4 border-t border-white/15 pt-4 text-sm text-on-night-soft">{information.text}</p>
      </div>
    </section>
  )
}

type ContactPageProps = {
  form: ContactFormState
  chosen: NamedBooking
  /** The message that was just sent. */
  sent: Confirmation | undefined
  pageTime: number
}

const words = contact.map

/** The map of another company in a frame. It takes the focus, because it replaces the button that had it. */
function MapFrame({ url }: { url: string }) {
  const frame = useRef<HTMLIFrameElement>(null)

  useEffect(() => frame.current?.focus({ preventScroll: true }), [])

  return (
    <iframe
      ref={frame}
      src={url}
      title={words.frameTitle}
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      className="relative size-full border-0"
    />
  )
}

/** The office on a map, 350 px high. Nothing of the map's host is loaded before the visitor asks for it. */
function FindUs() {
  const { mapEmbedUrl = company.mapEmbedURL } = useRouter().options.context.siteConfig
  const [shown, setShown] = useState(false)
  return (
    <section aria-labelledby="map-title" className="shell pb-16 md:pb-24">
      <div className="grid overflow-hidden rounded-2xl border border-line bg-surface shadow-low lg:grid-cols-[22rem_1fr]">
        <div className="flex flex-col items-start justify-center gap-3 p-6 sm:p-8">
          <h2 id="map-title" className="text-2xl">
            {words.title}
          </h2>
          <p className="text-soft">{words.text}</p>
          <p className="needs-script text-sm text-soft">{words.showNote}</p>
          {company.hasOffice && (
            <ButtonLink
              href={mapsSearchUrl(`${company.latitude},${company.longitude}`)}
              target="_blank"
              rel="noopener noreferrer"
              variant="secondary"
              className="mt-2"
            >
              <Icon node={ExternalLink} className="size-4" />
              {words.openInMaps}
              <span className="sr-only">{words.newTab}</span>
            </ButtonLink>
          )}
        </div>
        <div className="relative order-first h-[350px] overflow-hidden bg-sunken lg:order-last">
          <img
            src="/images/contact/office.svg"
            alt=""
            loading="lazy"
            className="absolute inset-0 size-full object-cover"
          />
          {shown && <MapFrame url={mapEmbedUrl} />}
          {!shown && (
            <div className="absolute inset-x-4 bottom-4 mx-auto flex w-fit max-w-[calc(100%-2rem)] flex-col items-center gap-3 rounded-lg bg-surface/95 px-5 py-4 text-center shadow-mid">
              <p className="text-sm font-semibold">{company.addressLines.slice(0, 3).join(', ')}</p>
              <Button className="needs-script" onClick={() => setShown(true)}>
                <Icon node={MapIcon} className="size-4" />
                {words.show}
              </Button>
            </div>
          )}
        </div>
      </div>
    </section>
  )
}

/** Returns the heading of the page: a topic of the address is what the page is about. */
function getTitle(subject: string | undefined): string {
  if (subject === CALL_BACK) return contact.form.callBackTitle
  return contactRegarding(subject) ?? contact.title
}

/** The form and, beside it, the other ways to reach the company. */
export function ContactPage({ form, chosen, sent, pageTime }: ContactPageProps) {
  const { subject } = sent ?? form
  const isMatter = Boolean(sent || subject)
  const now = useServerTime(pageTime)
  const { needs, next } = contactPlan(subject)
  return (
    <>
      <div className="bg-tint pb-24 lg:pb-36">
        <div className="shell pt-5 md:pt-16">
          <h1 className="text-3xl md:text-4xl">{getTitle(subject)}</h1>
          {!isMatter && <p className="mt-4 max-w-xl text-xl text-soft">{contact.intro}</p>}
        </div>
      </div>
      <div className="shell -mt-20 grid gap-6 pb-12 *:min-w-0 md:pb-16 lg:-mt-24 lg:grid-cols-[1fr_24rem] lg:items-start">
        <section
          aria-labelledby="form-title"
          className="rounded-xl border border-line bg-surface p-5 shadow-mid sm:p-8 lg:p-10"
        >
          <h2 id="form-title" className={isMatter ? 'sr-only' : 'text-2xl'}>
            {contact.form.title}
          </h2>
          <SentPanel message={sent} now={now} />
          {!isMatter && <Topics />}
          {!sent && (
            <>
              <p className={subject ? 'font-medium' : 'mt-5 font-medium'}>{needs}</p>
              <p className="mt-2 text-soft">{next}</p>
              {subject === 'complaint' && (
                <a
                  href={paths.guarantee}
                  className="inline-flex min-h-11 items-center underline underline-offset-4"
                >
                  {contact.guarantee}
                </a>
              )}
              <ContactForm
                key={JSON.stringify([form.subject, form.about, form.details])}
                opened={form}
                chosen={chosen}
                now={now}
              />
            </>
          )}
          {isMatter && (
            <a
              href={paths.contact}
              className="mt-4 inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {contact.form.otherMatter}
            </a>
          )}
        </section>
        <div className="grid grid-cols-1 gap-6 md:grid-cols-2 md:items-start lg:-mt-50 lg:grid-cols-1">
          <ContactInformation />
          <BusinessHours now={now} />
        </div>
      </div>
      <FindUs />
    </>
  )
}
