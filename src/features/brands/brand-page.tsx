import { useSuspenseQuery } from '@tanstack/react-query'
import { ArrowRight, ExternalLink } from 'lucide'
import { type ReactNode, Suspense } from 'react'
import { brandServiceIds } from '#catalogue/brand-services.ts'
import { useApi, useOffers } from '#components/sections/page-context.ts'
import { StatusScreen } from '#components/sections/status-screen.tsx'
import { waysOn } from '#components/sections/ways-on.ts'
import { ApiText } from '#components/ui/api-text.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { Breadcrumb } from '#components/ui/breadcrumb.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Picture, ServicePicture } from '#components/ui/picture.tsx'
import { SampleMark } from '#components/ui/sample-mark.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { ServiceLink } from '#components/ui/service-link.tsx'
import { SocialIcon } from '#components/ui/social-icon.tsx'
import { useShown } from '#components/ui/use-samples.ts'
import { brandPage } from '#content/brand-page.ts'
import { company } from '#content/company.ts'
import { messages } from '#content/messages.ts'
import { sampleStrings } from '#content/samples.ts'
import { brandQueries } from '#data/queries.ts'
import { brandCrumbs, type SampleBrand, sampleBrands } from '#data/samples/sample-brands.ts'
import { serviceCatalogue, serviceDrawing } from '#data/services/built-in-services.ts'
import { getLang } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import { safeHttpUrl } from '#lib/safe-url.ts'
import { Distributors } from './distributors.tsx'

/** The screen for an unknown brand. */
export function BrandNotFound() {
  return <StatusScreen {...messages.notFound.brand} action={waysOn.home} />
}

/** The link to the brand's website from the upstream's list; nothing without one. */
function BrandWebsite({ id }: { id: string }) {
  const { data } = useSuspenseQuery(brandQueries.all(useApi()))
  const brand = data.ok ? data.data.find(({ _id }) => _id === id) : undefined
  const href = safeHttpUrl(brand?.website) ?? safeHttpUrl(brand?.redirect)
  if (!href) return null
  return (
    <ButtonLink href={href} target="_blank" rel="noopener noreferrer" variant="secondary">
      {brandPage.website}
      <Icon node={ExternalLink} className="size-4" />
      <span className="sr-only">{brandPage.opensElsewhere}</span>
    </ButtonLink>
  )
}

const FALLBACK_LOGO = '/images/services/appliance-repair.svg'

/** The head of a brand page: breadcrumb, logo, name, and links to the brand. */
function BrandHeader({ name, logo, children }: { name: string; logo: string; children: ReactNode }) {
  return (
    <div className="border-b border-line bg-sunken">
      <div className="shell pt-6 pb-10 md:pt-8 md:pb-12">
        <Breadcrumb crumbs={brandCrumbs(name)} />
        <div className="mt-6 flex flex-col gap-6 sm:flex-row sm:items-center sm:gap-8">
          <div className="grid h-32 w-52 max-w-full shrink-0 place-items-center rounded-xl border border-line bg-surface shadow-mid md:h-40 md:w-64">
            <Picture
              src={logo}
              fallback={FALLBACK_LOGO}
              alt=""
              width={160}
              height={64}
              priority
              className="h-16 w-40 max-w-full object-contain md:h-20 md:w-50"
            />
          </div>
          <div className="flex min-w-0 flex-col items-start gap-3">
            <Badge>{brandPage.kind}</Badge>
            <h1 lang={getLang(name)} className="text-3xl wrap-anywhere">
              {name}
            </h1>
            <div className="mt-1 flex flex-wrap items-center gap-3">{children}</div>
          </div>
        </div>
      </div>
    </div>
  )
}

const NETWORKS = ['facebook', 'instagram', 'twitter', 'linkedin'] as const

/** The social networks of the brand. */
function SocialLinks({ brand: { name, socialLinks } }: { brand: SampleBrand }) {
  const links = NETWORKS.flatMap((network) => {
    const href = safeHttpUrl(socialLinks[network])
    return href ? [{ network, href }] : []
  })
  if (links.length === 0) return null
  return (
    <ul aria-label={brandPage.follow(name)} className="flex gap-2">
      {links.map(({ network, href }) => (
        <li key={network}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={brandPage.social(name, company.networks[network])}
            className="grid size-11 place-items-center rounded-md border border-line-strong/50 bg-surface text-soft shadow-low transition hover:border-primary hover:text-primary"
          >
            <SocialIcon icon={network} />
          </a>
        </li>
      ))}
    </ul>
  )
}

function About({ brand }: { brand: SampleBrand }) {
  const { name, about, founded, founder, headquarters } = brand
  const facts = [
    { label: brandPage.facts.founded, value: founded },
    { label: brandPage.facts.founder, value: founder },
    { label: brandPage.facts.headquarters, value: headquarters },
  ]
  return (
    <div className="grid gap-8 lg:grid-cols-[1fr_22rem] lg:gap-14">
      <section aria-labelledby="about-title" className="max-w-2xl">
        <h2 id="about-title" className="text-2xl">
          {brandPage.about(name)}
        </h2>
        {about.map((paragraph) => (
          <p key={paragraph} className="mt-4 text-lg">
            {paragraph}
          </p>
        ))}
      </section>
      <dl className="grid gap-x-8 self-start rounded-xl border border-line bg-surface px-6 py-3 shadow-low sm:max-lg:grid-cols-3">
        {facts.map(({ label, value }) => (
          <div key={label} className="border-line py-3.5 max-sm:not-last:border-b lg:not-last:border-b">
            <dt className="text-sm text-soft">{label}</dt>
            <dd className="mt-0.5 font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** The services that use the brand's products. */
function BrandServices({ id, name }: { id: string; name: string }) {
  const offers = useOffers()
  const services = serviceCatalogue.filter(
    (service) => brandServiceIds[id]?.includes(service.id) && offers(service.id),
  )
  if (services.length === 0) return null
  return (
    <section aria-labelledby="services-title">
      <SectionHeading
        id="services-title"
        title={brandPage.services.title}
        text={brandPage.services.text(name)}
      />
      <ul className="grid gap-4 md:grid-cols-2 lg:gap-6">
        {services.map(({ id: serviceId, title, summary }) => (
          <li key={serviceId}>
            <ServiceLink
              href={paths.service(serviceId)}
              className="group flex h-full items-center gap-4 rounded-xl border border-line bg-surface p-4 shadow-low transition duration-200 ease-out hover:-translate-y-0.5 hover:border-line-strong/60 hover:shadow-mid active:translate-y-0 active:shadow-low sm:gap-5 sm:p-5"
            >
              <span className="grid size-16 shrink-0 place-items-center rounded-lg bg-sunken transition duration-200 group-hover:bg-tint">
                <ServicePicture src={serviceDrawing({ id: serviceId })} className="size-11" />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block text-lg font-bold tracking-tight">{title}</span>
                <span className="text-sm text-soft">{summary}</span>
              </span>
              <Icon
                node={ArrowRight}
                className="size-5 text-primary transition duration-200 group-hover:translate-x-1"
              />
            </ServiceLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A brand that only the upstream lists: its name, logo and website. */
function ListedBrandPage({ id }: { id: string }) {
  const { data } = useSuspenseQuery(brandQueries.all(useApi()))
  const brand = data.ok ? data.data.find(({ _id }) => _id === id) : undefined
  if (!brand) return <BrandNotFound />
  return (
    <>
      <BrandHeader name={brand.title} logo={brand.image}>
        <BrandWebsite id={id} />
      </BrandHeader>
      <div className="shell flex flex-col gap-14 py-10 md:gap-20 md:py-16">
        <section aria-labelledby="about-title" className="max-w-2xl">
          <h2 id="about-title" className="text-2xl">
            <ApiText>{brandPage.about(brand.title)}</ApiText>
          </h2>
          <p className="mt-4 text-lg text-soft">{messages.brand.noInformation}</p>
        </section>
        <Distributors name={brand.title} distributors={[]} />
      </div>
    </>
  )
}

/** A brand with its built-in texts and distributors, else with the data of the upstream. */
export function BrandPage({ id }: { id: string }) {
  const brand = useShown(sampleBrands).find((brand) => brand.id === id)
  if (!brand) return <ListedBrandPage id={id} />
  return (
    <>
      <BrandHeader name={brand.name} logo={`/images/brands/${id}.svg`}>
        <Suspense fallback={<span className="skeleton h-11 w-40" />}>
          <BrandWebsite id={id} />
        </Suspense>
        <SocialLinks brand={brand} />
      </BrandHeader>
      <div className="shell flex flex-col gap-14 py-10 md:gap-20 md:py-16">
        <SampleMark of={brand} text={sampleStrings.brand} />
        <About brand={brand} />
        <Distributors name={brand.name} distributors={brand.distributors} areSamples={brand.sample} />
        <BrandServices id={id} name={brand.name} />
      </div>
    </>
  )
}
