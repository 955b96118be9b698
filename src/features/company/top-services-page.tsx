import { Check } from 'lucide'
import { Suspense } from 'react'
import { contactHref } from '#catalogue/contact-href.ts'
import { getOffers, useListedServices } from '#components/sections/page-context.ts'
import { ButtonLink } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { ServicePicture } from '#components/ui/picture.tsx'
import { SampleMark } from '#components/ui/sample-mark.tsx'
import { useShown } from '#components/ui/use-samples.ts'
import { sampleStrings } from '#content/samples.ts'
import { topServicesPage } from '#content/top-services.ts'
import { isOffered } from '#data/house-promo-list.ts'
import type { PlaceName } from '#data/queries.ts'
import { serviceCatalogue } from '#data/services/built-in-services.ts'
import { getLang } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import { ClosingCall } from './closing-call.tsx'
import { TopServiceCard } from './top-service-card.tsx'
import { type TopService, topServices } from './top-service-list.ts'

function Hero({ services }: { services: ReadonlyArray<TopService> }) {
  const { title, intro, none, points } = topServicesPage
  return (
    <div className="overflow-hidden bg-accent-tint">
      <div className="shell grid gap-8 py-10 md:py-14 lg:grid-cols-[1fr_26rem] lg:items-center lg:gap-16">
        <div>
          <h1 className="text-4xl">{title}</h1>
          <p className="mt-3 max-w-xl text-xl">{services.length > 0 ? intro : none}</p>
          <ul className="mt-6 flex flex-col gap-2.5">
            {points.map((point) => (
              <li key={point} className="flex items-start gap-3">
                <Icon node={Check} className="mt-1 size-5 text-success" strokeWidth={2.5} />
                {point}
              </li>
            ))}
          </ul>
        </div>
        <div
          aria-hidden="true"
          className="rise grid grid-cols-6 gap-2 sm:gap-4 lg:grid-cols-3 lg:gap-5 lg:pb-8 lg:*:nth-[3n+2]:translate-y-8"
        >
          {services.map(({ id, image }) => (
            <span
              key={id}
              className="grid aspect-square place-items-center rounded-md bg-surface shadow-mid sm:rounded-xl lg:rounded-2xl"
            >
              <ServicePicture src={image} className="h-auto w-3/5" />
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}

/** The listed services, shown when no top job is known. */
function Names({ listed }: { listed: ReadonlyArray<PlaceName> }) {
  return (
    <ul className="flex flex-wrap gap-3">
      {listed.map(({ slug, title }) => (
        <li key={slug} lang={getLang(title)}>
          <ButtonLink href={paths.service(slug)} variant="secondary" size="lg">
            {title}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}

type BodyProps = { services: ReadonlyArray<TopService>; listed?: ReadonlyArray<PlaceName> | undefined }

const builtIn = serviceCatalogue.map(({ id, title }) => ({ slug: id, title }))

function Body({ services, listed = builtIn }: BodyProps) {
  const { custom } = topServicesPage
  return (
    <>
      <Hero services={services} />
      <div className="shell section-gap flex flex-col gap-12 md:gap-20">
        {services.length > 0 ? (
          <div>
            <SampleMark of={services} text={sampleStrings.figures} className="mb-4 rounded-lg" />
            <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
              {services.map((service) => (
                <li key={service.id}>
                  <TopServiceCard service={service} />
                </li>
              ))}
            </ul>
          </div>
        ) : (
          <Names listed={listed} />
        )}
        <ClosingCall
          id="custom-title"
          title={custom.title}
          text={custom.text}
          action={{ label: custom.action, href: contactHref('custom-service') }}
          image="/images/promos/ask-expert.svg"
        />
      </div>
    </>
  )
}

function OfferedServices() {
  const listed = useListedServices()
  return <Body services={useShown(topServices).filter(isOffered(getOffers(listed)))} listed={listed} />
}

/** The jobs with the most bookings that are offered, and a link to ask for other work. */
export function TopServicesPage() {
  return (
    <Suspense fallback={<Body services={useShown(topServices)} />}>
      <OfferedServices />
    </Suspense>
  )
}
