import { Mail, MapPin, Navigation, Phone, Store } from 'lucide'
import { ButtonLink } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { brandPage } from '#content/brand-page.ts'
import { messages } from '#content/messages.ts'
import type { Distributor } from '#data/samples/sample-brands.ts'
import { mapsSearchUrl } from '#lib/maps-search-url.ts'
import { phoneHref } from '#lib/phone.ts'

const words = brandPage.distributors
const LINE =
  'flex min-h-11 items-center gap-3 rounded-sm underline-offset-4 hover:text-primary hover:underline'

type DistributorCardProps = { distributor: Distributor; isSample: boolean }

/** A shop. A sample has no link to its number, and directions to its area and city: the shop is made up. */
function DistributorCard({ distributor, isSample }: DistributorCardProps) {
  const { name, address, phone, email } = distributor
  return (
    <article
      aria-label={name}
      className="flex h-full flex-col rounded-xl border border-line bg-surface p-5 shadow-low sm:p-6"
    >
      <h3 className="text-lg">{name}</h3>
      <p className="mt-3 flex items-start gap-3 text-sm text-soft">
        <Icon node={MapPin} className="mt-0.5 size-4 text-primary" />
        {address}
      </p>
      <ul className="mt-1 mb-4 text-sm">
        <li>
          {isSample ? (
            <span className="flex min-h-11 items-center gap-3">
              <Icon node={Phone} className="size-4 text-primary" />
              {phone}
            </span>
          ) : (
            <a href={phoneHref(phone)} aria-label={words.phone(name, phone)} className={LINE}>
              <Icon node={Phone} className="size-4 text-primary" />
              {phone}
            </a>
          )}
        </li>
        <li>
          <a href={`mailto:${email}`} aria-label={words.email(name, email)} className={LINE}>
            <Icon node={Mail} className="size-4 text-primary" />
            <span className="min-w-0 wrap-anywhere">{email}</span>
          </a>
        </li>
      </ul>
      <ButtonLink
        href={mapsSearchUrl(isSample ? address : `${name}, ${address}`)}
        target="_blank"
        rel="noopener noreferrer"
        variant="secondary"
        aria-label={words.directionsTo(name)}
        className="mt-auto"
      >
        <Icon node={Navigation} className="size-4" />
        {words.directions}
      </ButtonLink>
    </article>
  )
}

/** The shops that sell the brand, or a note that none is known. */
export function Distributors({
  name,
  distributors,
  areSamples = false,
}: {
  name: string
  distributors: ReadonlyArray<Distributor>
  areSamples?: boolean | undefined
}) {
  const some = distributors.length > 0
  return (
    <section aria-labelledby="distributors-title">
      <SectionHeading id="distributors-title" title={words.title} {...(some && { text: words.text(name) })} />
      {some ? (
        <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
          {distributors.map((distributor) => (
            <li key={distributor.name}>
              <DistributorCard distributor={distributor} isSample={areSamples} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="flex items-center gap-4 rounded-xl border border-dashed border-line-strong/60 px-6 py-8 text-soft">
          <Icon node={Store} className="size-6" />
          {messages.brand.noDistributors}
        </p>
      )}
    </section>
  )
}
