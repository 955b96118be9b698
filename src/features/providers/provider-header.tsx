import { Briefcase, ChevronDown, Mail, MapPin, Phone } from 'lucide'
import type { KeyboardEvent } from 'react'
import { contactHref } from '#catalogue/contact-href.ts'
import { providerCrumbs } from '#catalogue/provider-crumbs.ts'
import { BookLink, CallBackLink } from '#components/sections/book-link.tsx'
import { ApiText } from '#components/ui/api-text.tsx'
import { Avatar } from '#components/ui/avatar.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { Breadcrumb } from '#components/ui/breadcrumb.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { closeWhenLeft } from '#components/ui/close-when-left.ts'
import { Icon } from '#components/ui/icon.tsx'
import { Reviews } from '#components/ui/rating.tsx'
import { SampleMark } from '#components/ui/sample-mark.tsx'
import { VerifiedBadge } from '#components/ui/verified-badge.tsx'
import { providerPage } from '#content/provider-page.ts'
import { sampleStrings } from '#content/samples.ts'
import type { ProviderView } from '#data/providers/provider-page.ts'
import { getLang } from '#lib/language.ts'
import { parsePhone } from '#lib/phone.ts'
import { getEntry } from '#lib/slug.ts'
import { useProviderBooking } from './use-provider-booking.ts'

const LINE =
  'flex min-h-12 items-center gap-3 rounded-md px-3 py-1.5 text-sm transition hover:bg-tint hover:text-on-tint'

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  if (event.key !== 'Escape' || !event.currentTarget.open) return
  event.currentTarget.open = false
  event.currentTarget.querySelector('summary')?.focus()
}

/** The Contact button: opens the telephone number and e-mail address, with or without JavaScript. */
function ContactDisclosure({ phone, email }: { phone: string | undefined; email: string | undefined }) {
  const { actions, contact } = providerPage
  return (
    <details onKeyDown={closeOnEscape} onBlur={closeWhenLeft} className="group relative">
      <summary className="inline-flex min-h-13 w-full list-none items-center justify-center gap-2 rounded-md border border-line-strong/50 bg-surface px-6 py-3 text-center font-semibold shadow-low transition duration-200 ease-out hover:border-primary hover:text-primary active:scale-[0.98] [&::-webkit-details-marker]:hidden">
        {actions.contact}
        <Icon node={ChevronDown} className="size-4 transition duration-200 group-open:rotate-180" />
      </summary>
      <ul className="absolute top-full right-0 z-10 mt-2 w-92 max-w-[calc(100vw-2rem)] sm:max-lg:right-auto sm:max-lg:left-0 rounded-lg border border-line bg-surface p-2 shadow-high">
        {phone && (
          <li>
            <a href={`tel:${parsePhone(phone) ?? phone.replace(/[^\d+]/g, '')}`} className={LINE}>
              <Icon node={Phone} className="size-5 text-primary" />
              <span>
                <span className="block text-xs text-soft">{contact.phone}</span>
                {phone}
              </span>
            </a>
          </li>
        )}
        {email && (
          <li>
            <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} className={LINE}>
              <Icon node={Mail} className="size-5 text-primary" />
              <span className="min-w-0 wrap-anywhere">
                <span className="block text-xs text-soft">{contact.email}</span>
                {email}
              </span>
            </a>
          </li>
        )}
      </ul>
    </details>
  )
}

/** Returns the place of a provider in one line: area, city, state. */
function placeLine({ provider, city }: ProviderView): string {
  const parts = [provider.areas[0], city?.title, city?.state].filter(Boolean)
  return [...new Set(parts)].join(', ')
}

function Who({ view }: { view: ProviderView }) {
  const { provider, services } = view
  const { name, image, title, rating, reviewCount, experienceYears, sample } = provider
  const does = title || services.map((service) => service.title).join(', ')
  const where = placeLine(view)
  return (
    <div className="grid min-w-0 grid-cols-[auto_1fr] items-center gap-x-4 gap-y-5 sm:gap-x-7 sm:gap-y-4">
      <Avatar
        name={name}
        image={image}
        className="size-20 text-2xl shadow-mid sm:row-span-2 sm:size-32 sm:text-4xl"
      />
      <div className="min-w-0 sm:self-end">
        <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-3xl">
          <bdi lang={getLang(name)} className="min-w-0 wrap-anywhere">
            {name}
          </bdi>
          {sample && <Badge tone="accent">{providerPage.sample}</Badge>}
          <VerifiedBadge of={provider} label={providerPage.verified} />
        </h1>
        {does && (
          <p lang={getLang(does)} className="mt-1 text-soft wrap-anywhere sm:text-lg">
            {does}
          </p>
        )}
      </div>
      <ul className="col-span-full flex flex-col gap-x-6 gap-y-2 text-sm sm:col-span-1 sm:col-start-2 sm:flex-row sm:flex-wrap sm:self-start">
        {(rating !== null || reviewCount !== undefined) && (
          <li>
            <Reviews rating={rating} count={reviewCount} />
          </li>
        )}
        {where && (
          <li className="flex min-w-0 items-center gap-2 wrap-anywhere">
            <Icon node={MapPin} className="size-4 text-primary" />
            <ApiText>{where}</ApiText>
          </li>
        )}
        {experienceYears !== undefined && (
          <li className="flex items-center gap-2">
            <Icon node={Briefcase} className="size-4 text-primary" />
            {providerPage.experience(experienceYears)}
          </li>
        )}
      </ul>
    </div>
  )
}

/** The head of a profile: breadcrumb, provider and links. */
export function ProviderHeader({ view }: { view: ProviderView }) {
  const { provider } = view
  const { id, name, phone, email, sample } = provider
  const { actions } = providerPage
  // The number of a sample is invented and must not be called.
  const hasContact = !sample && Boolean(phone || email)
  const booking = useProviderBooking(view)
  return (
    <div className="border-b border-line bg-sunken">
      <div className="shell pt-6 pb-10 md:pt-8 md:pb-12">
        <Breadcrumb crumbs={providerCrumbs(view, getEntry(view.placed, booking.job ?? ''))} />
        <SampleMark of={provider} text={sampleStrings.profile} className="mt-4 rounded-lg" />
        <div className="mt-6 flex flex-col gap-6 sm:gap-8 lg:flex-row lg:items-center lg:justify-between">
          <Who view={view} />
          <div className="grid grid-cols-[1fr_auto] gap-3 sm:flex sm:flex-wrap lg:w-56 lg:shrink-0 lg:flex-col">
            <BookLink
              booking={booking}
              size="lg"
              className={hasContact || sample ? 'max-sm:px-2!' : 'max-sm:col-span-2'}
            >
              {sample ? sampleStrings.tryBooking : actions.bookNow}
            </BookLink>
            {hasContact && <ContactDisclosure phone={phone} email={email} />}
            {sample && (
              <ButtonLink href={contactHref('technician', name)} variant="secondary" size="lg">
                {actions.contact}
              </ButtonLink>
            )}
            <CallBackLink booking={booking} className="max-sm:col-span-2" />
            <BookLink
              booking={{ provider: id, city: provider.cityId }}
              variant="quiet"
              size="lg"
              className="max-sm:col-span-2"
            >
              {actions.writeReview}
            </BookLink>
          </div>
        </div>
      </div>
    </div>
  )
}
