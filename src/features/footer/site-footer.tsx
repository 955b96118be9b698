import { useSuspenseQuery } from '@tanstack/react-query'
import { Mail, MapPin, Phone } from 'lucide'
import { Suspense } from 'react'
import { footerServiceIds } from '#catalogue/service-list.ts'
import { IfListed } from '#components/sections/if-listed.tsx'
import { useApi } from '#components/sections/page-context.ts'
import { ApiText } from '#components/ui/api-text.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Logo } from '#components/ui/logo.tsx'
import { SocialIcon } from '#components/ui/social-icon.tsx'
import { useChosenCity } from '#components/ui/use-chosen-city.ts'
import { useShowsSamples } from '#components/ui/use-samples.ts'
import { company } from '#content/company.ts'
import { footerHeadings, navigation, shell } from '#content/shell.ts'
import { footerCompanyLinks } from '#data/navigation.ts'
import { fallbackCities, fallbackStates } from '#data/places/footer-places.ts'
import {
  catalogueQueries,
  cityQueries,
  FOOTER_CITIES,
  FOOTER_STATES,
  type PlaceName,
  stateQueries,
} from '#data/queries.ts'
import { builtInServices } from '#data/services/built-in-services.ts'
import { hrefInCity } from '#lib/href-in-city.ts'
import { getLang } from '#lib/language.ts'
import { memoizeWeak } from '#lib/memoize.ts'
import { paths } from '#lib/paths.ts'

const socialLinks = company.socialLinks.filter(({ status }) => status)

/** A place without a page is text without a link. */
type FooterPlace = { label: string; href?: string | undefined }

/** A titled list of links, one below the other or flowing in lines. */
function LinkList({
  title,
  links,
  className,
}: {
  title: string
  links: ReadonlyArray<FooterPlace>
  className: string
}) {
  if (links.length === 0) return null
  return (
    <nav aria-label={title} className="min-w-0">
      <h2 className="text-sm font-semibold tracking-normal text-on-night">{title}</h2>
      <ul className={`link-list mt-2 flex text-sm text-on-night-soft underline-offset-4 ${className}`}>
        {links.map(({ label, href }) => (
          <li key={href ?? label}>
            {href ? (
              <a href={href} lang={getLang(label)}>
                {label}
              </a>
            ) : (
              <span lang={getLang(label)}>{label}</span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

type FooterPlaces = { states: ReadonlyArray<FooterPlace>; cities: ReadonlyArray<FooterPlace> }

/** One row that scrolls sideways on a phone. */
const PLACES = 'gap-x-4 whitespace-nowrap max-md:snap-row md:flex-wrap'

function PlacesColumns({ states, cities }: FooterPlaces) {
  if (states.length + cities.length === 0) return null
  return (
    <div className="mt-4 grid gap-2 border-t border-white/15 pt-4 md:mt-10 md:gap-8 md:pt-8 lg:grid-cols-2">
      <LinkList title={footerHeadings.states} links={states} className={PLACES} />
      <LinkList title={footerHeadings.cities} links={cities} className={PLACES} />
    </div>
  )
}

function ServicesColumn({ services }: { services: ReadonlyArray<FooterPlace> }) {
  const { offer } = useChosenCity()
  const links = services.map(({ label, href }) => ({ label, href: hrefInCity(href, offer) }))
  const all = { label: navigation.allServices, href: paths.services }
  return <LinkList title={footerHeadings.services} links={[...links, all]} className="flex-col" />
}

/** The company and its contacts. */
function Company() {
  return (
    <div className="flex flex-wrap justify-between gap-2 max-md:col-span-2 md:flex-col md:flex-nowrap md:justify-start md:gap-4">
      <a href={paths.home} aria-label={shell.home} className="self-start rounded-md">
        <Logo inverse />
      </a>
      <p className="max-w-sm text-sm text-on-night-soft max-md:hidden">{company.description}</p>
      <address className="flex flex-wrap gap-x-4 text-sm max-md:order-last max-md:basis-full wrap-anywhere text-on-night-soft not-italic md:flex-col md:gap-y-1">
        <span className="flex items-start gap-2 py-1 tap">
          <Icon node={MapPin} className="mt-0.5 size-4" />
          {company.officeCity}, {company.officeState}
        </span>
        <a
          href={company.phoneHref}
          className="flex items-center gap-2 self-start py-1 tap any-link:hover:text-on-night"
        >
          <Icon node={Phone} className="size-4" />
          {company.phone}
        </a>
        <a
          href={`mailto:${company.email}`}
          className="flex items-center gap-2 self-start py-1 tap hover:text-on-night"
        >
          <Icon node={Mail} className="size-4" />
          {company.email}
        </a>
      </address>
      <ul className="flex gap-2">
        {socialLinks.map(({ url, icon }) => (
          <li key={icon}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={shell.footer.social(company.networks[icon])}
              className="grid size-11 place-items-center rounded-md bg-white/10 transition hover:bg-white/20"
            >
              <SocialIcon icon={icon} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

type FooterProps = {
  /** The list of services, which may stream in later, like places. */
  services: React.ReactNode
  children: React.ReactNode
}

function Footer({ services, children }: FooterProps) {
  return (
    <footer className="bg-night text-on-night print:hidden">
      <div className="shell pt-6 pb-4 md:py-16">
        <div className="grid grid-cols-2 gap-x-4 gap-y-4 md:grid-cols-[1.4fr_1fr_1fr] md:gap-10">
          <Company />
          {services}
          <LinkList title={footerHeadings.company} links={footerCompanyLinks} className="flex-col" />
        </div>
        {children}
        <div className="mt-3 flex flex-col gap-1 border-t border-white/15 pt-3 text-sm md:mt-10 md:pt-6 text-on-night-soft md:flex-row md:items-center md:justify-between">
          <div className="flex flex-col gap-1">
            <p>
              <ApiText>{company.brandStatement}</ApiText>
            </p>
            {useShowsSamples() && <p>{shell.footer.samples}</p>}
          </div>
          <IfListed>
            <a
              href={company.playStoreURL}
              target="_blank"
              rel="noopener noreferrer"
              className="self-start py-1 tap font-medium text-on-night underline underline-offset-4"
            >
              {shell.footer.playStore}
            </a>
          </IfListed>
        </div>
      </div>
    </footer>
  )
}

const fallbackPlaces: FooterPlaces = {
  states: fallbackStates.map(({ id, title }) => ({ label: title, href: paths.state(id) })),
  cities: fallbackCities.map(({ id, title }) => ({ label: title, href: paths.city(id) })),
}

const links = (most: number, href: (slug: string) => string | undefined) =>
  memoizeWeak(
    (places: ReadonlyArray<PlaceName>): Array<FooterPlace> =>
      places.slice(0, most).map(({ title, slug }) => ({ label: title, href: href(slug) })),
  )
const stateLinks = links(FOOTER_STATES, paths.state)
const cityLinks = links(FOOTER_CITIES, paths.city)

const serviceLinks = links(footerServiceIds.length, paths.service)
const fallbackServices = builtInServices(footerServiceIds).map(({ id, title }) => ({
  label: title,
  href: paths.service(id),
}))

/** The footer's services; the built-in ones when the list cannot be read. */
function SiteFooterServices() {
  const { data: services } = useSuspenseQuery(catalogueQueries.footer(useApi()))
  return <ServicesColumn services={services.ok ? serviceLinks(services.data) : fallbackServices} />
}

/** The footer's states and cities; built-in ones when a list cannot be read. */
function SiteFooterPlaces() {
  const api = useApi()
  const { data: states } = useSuspenseQuery(stateQueries.footer(api))
  const { data: cities } = useSuspenseQuery(cityQueries.footer(api))
  return (
    <PlacesColumns
      states={states.ok ? stateLinks(states.data) : fallbackPlaces.states}
      cities={cities.ok ? cityLinks(cities.data) : fallbackPlaces.cities}
    />
  )
}

/** The footer with the services and places that the upstream lists. */
export function SiteFooter() {
  return (
    <Footer
      services={
        <Suspense fallback={<ServicesColumn services={fallbackServices} />}>
          <SiteFooterServices />
        </Suspense>
      }
    >
      <Suspense fallback={<PlacesColumns {...fallbackPlaces} />}>
        <SiteFooterPlaces />
      </Suspense>
    </Footer>
  )
}
