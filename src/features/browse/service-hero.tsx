import { ArrowRight, Check, MapPin } from 'lucide'
import { type ReactNode, use } from 'react'
import type { CityOffer } from '#browser/chosen-city.ts'
import { serviceCrumbs } from '#catalogue/breadcrumbs.ts'
import { fallbackImages } from '#catalogue/fallback-images.ts'
import { BookLink, CallBackLink } from '#components/sections/book-link.tsx'
import { ChooseCityContext, useChosenCity } from '#components/sections/site-contexts.ts'
import { ApiText } from '#components/ui/api-text.tsx'
import { Breadcrumb } from '#components/ui/breadcrumb.tsx'
import { HeroPrice, type Price } from '#components/ui/hero-price.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { browse, servicePoints } from '#content/browse.ts'
import { messages } from '#content/messages.ts'
import { serviceHead } from '#content/page-heads.ts'
import type { Place } from '#data/places/resolve-place.ts'
import { getLang } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import { getApiId } from '#lib/slug.ts'

const { ownCity: words } = browse
const ACTION =
  'inline-flex min-h-11 items-center gap-2 text-left text-sm font-semibold leading-snug sm:text-base text-primary underline-offset-4 hover:underline'

function CityLink({ href, label }: { href: string; label: string }) {
  return (
    <a href={href} className={ACTION}>
      <ApiText>{label}</ApiText>
      <Icon node={ArrowRight} className="size-5" />
    </a>
  )
}

function Choose() {
  const choose = use(ChooseCityContext)
  return (
    <>
      <p className="mt-2.5 text-sm text-soft">{words.none}</p>
      <button type="button" onClick={choose} aria-haspopup="dialog" className={ACTION}>
        {words.choose}
      </button>
    </>
  )
}

/** Says that the city does not have the service, and which is the nearest that has it. */
function Missing({ id, title, offer }: { id: string; title: string; offer: CityOffer }) {
  const nearest = offer.elsewhere[id]
  return (
    <>
      <p className="mt-2.5 text-sm text-soft">{words.missing(offer.title)}</p>
      {nearest && (
        <CityLink
          href={paths.serviceInCity(id, nearest.id)}
          label={words.nearest(title, nearest.title, nearest.km)}
        />
      )}
    </>
  )
}

/**
 * Links to the service in the visitor's city or the nearest city that has it, or offers the choice of a city. The
 * server does not know the visitor, so the element has the height of the longest variant from the start.
 */
function OwnCity({ id, title }: { id: string; title: string }) {
  const { title: city, offer } = useChosenCity()
  return (
    <div className="needs-script mt-6 flex min-h-29 items-center gap-3 rounded-lg border border-line bg-surface px-4 py-2 sm:min-h-24">
      <Icon node={MapPin} className="size-6 text-primary" />
      <div className="flex min-w-0 flex-1 flex-col justify-center">
        {!city && <Choose />}
        {city && !offer && <p className="text-sm text-soft">{messages.location.changed(city)}</p>}
        {offer &&
          (offer.serviceIds.includes(id) ? (
            <CityLink href={paths.serviceInCity(id, offer.id)} label={words.offered(title, city)} />
          ) : (
            <Missing id={id} title={title} offer={offer} />
          ))}
      </div>
    </div>
  )
}

export type HeroCity = Place & {
  /** Our drawing of the service, if there is one. */
  drawing: string | undefined
  /** True if every listed provider of the service is known to be checked. */
  areChecked: boolean
}

type ServicePageHeroProps = {
  id: string
  title: string
  text: string
  price: Price
  image: string | undefined
  city: HeroCity | undefined
}

function HeroArt({ image, city }: Pick<ServicePageHeroProps, 'image' | 'city'>) {
  const icon = (
    <Picture
      src={image}
      fallback={fallbackImages.service}
      alt=""
      width={64}
      height={64}
      priority
      className={city ? 'size-10 md:size-16' : 'size-14 md:size-24 lg:size-36'}
    />
  )
  if (!city) {
    return (
      <div className="grid size-20 shrink-0 place-items-center rounded-2xl bg-surface shadow-mid md:size-40 lg:size-56">
        {icon}
      </div>
    )
  }
  return (
    <div className="relative w-44 max-w-full shrink-0 md:w-64 lg:w-96">
      <Picture
        src={undefined}
        drawing={city.drawing}
        fallback={fallbackImages.place}
        alt=""
        width={320}
        height={200}
        priority
        className="aspect-8/5 h-auto w-full rounded-xl object-cover shadow-mid md:rounded-2xl"
      />
      <div className="absolute -right-3 -bottom-3 grid size-14 place-items-center rounded-lg bg-surface shadow-mid md:-bottom-5 md:-left-5 md:size-24 md:rounded-xl">
        {icon}
      </div>
    </div>
  )
}

function Point({ href, children }: { href?: string; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <Icon node={Check} className="mt-0.5 size-5 text-success" />
      {/* Without `href` it is no link. */}
      <a
        href={href}
        className="tap any-link:underline any-link:decoration-line-strong any-link:underline-offset-4 any-link:hover:text-primary"
      >
        {children}
      </a>
    </li>
  )
}

/** The hero of a service page: breadcrumb, title, price, and the booking button. */
export function ServicePageHero({ id, title, text, price, image, city }: ServicePageHeroProps) {
  return (
    <div className="border-b border-line bg-sunken">
      <div className="shell pt-6 pb-10 md:pt-8 md:pb-14">
        <Breadcrumb crumbs={serviceCrumbs(title, city)} />
        <div className="mt-6 flex flex-col gap-6 md:flex-row-reverse md:items-center md:justify-between md:gap-10">
          <HeroArt image={image} city={city} />
          <div className="max-w-2xl">
            <h1 className="text-3xl">
              <ApiText>{serviceHead.name(title, city?.title)}</ApiText>
            </h1>
            <p lang={getLang(text)} className="mt-3 text-lg text-soft">
              {text}
            </p>
            <ul className="mt-5 flex flex-col gap-2 text-sm pointer-coarse:gap-0">
              <Point>
                {typeof price === 'object' && price.priceFrom !== undefined
                  ? servicePoints.price
                  : servicePoints.otherwisePrice}
              </Point>
              <Point href={paths.checks}>
                {city?.areChecked ? servicePoints.checks : servicePoints.otherwiseChecks}
              </Point>
              <Point href={paths.guarantee}>{servicePoints.secondVisit}</Point>
            </ul>
            <div className="mt-7 flex flex-wrap items-center gap-x-4 gap-y-4 sm:gap-x-6">
              <BookLink booking={{ service: id, city: city && getApiId(city) }} size="lg">
                {messages.actions.bookService}
              </BookLink>
              <CallBackLink booking={{ service: id, city: city && getApiId(city) }} />
              <HeroPrice price={price} />
            </div>
            {!city && <OwnCity id={id} title={title} />}
          </div>
        </div>
      </div>
    </div>
  )
}
