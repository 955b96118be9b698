import { Mail, MapPin, Phone } from 'lucide'
import type { ReactNode } from 'react'
import { ApiText } from '#components/ui/api-text.tsx'
import { Icon, type IconNode } from '#components/ui/icon.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { company } from '#content/company.ts'
import { contact } from '#content/contact.ts'

const words = contact.information
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
export function ContactInformation() {
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
          {words.title}
        </h2>
        <dl className="mt-5 flex flex-col gap-4">
          <Row icon={MapPin} term={words.address}>
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
          <Row icon={Mail} term={words.email}>
            <a href={`mailto:${company.email}`} className={LINK}>
              {company.email}
            </a>
          </Row>
          <Row icon={Phone} term={words.phone}>
            <a href={company.phoneHref} className={LINK}>
              {company.phone}
            </a>
          </Row>
        </dl>
        <p className="mt-4 border-t border-white/15 pt-4 text-sm text-on-night-soft">{words.text}</p>
      </div>
    </section>
  )
}
