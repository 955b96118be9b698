import { Suspense, use } from 'react'
import { fallbackImages } from '#catalogue/fallback-images.ts'
import { BookLink, CallBackLink } from '#components/sections/book-link.tsx'
import { ApiText } from '#components/ui/api-text.tsx'
import { Breadcrumb } from '#components/ui/breadcrumb.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { HeroPrice } from '#components/ui/hero-price.tsx'
import { lazy } from '#components/ui/lazy.ts'
import { Picture, ServicePicture } from '#components/ui/picture.tsx'
import { ListedContext } from '#components/ui/scope-contexts.tsx'
import { useChosenCity } from '#components/ui/use-chosen-city.ts'
import { browse } from '#content/browse.ts'
import { messages } from '#content/messages.ts'
import { serviceHead } from '#content/page-heads.ts'
import type { Crumb } from '#data/breadcrumbs/breadcrumbs.ts'
import type { Place } from '#data/scope/places.ts'
import { getLang } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import { OwnCity } from './own-city.tsx'

const NobodyNote = lazy(() =>
  import('#components/sections/nobody-note.tsx').then(({ NobodyNote }) => NobodyNote),
)

type ServicePageHeroProps = {
  id: string
  title: string
  text: string
  image: string | undefined
  city: Place | undefined
  crumbs: ReadonlyArray<Crumb>
  /** Our drawing of the city, if there is one. */
  drawing?: string | undefined
}

function HeroArt({ image, city, drawing }: Pick<ServicePageHeroProps, 'image' | 'city' | 'drawing'>) {
  const icon = (
    <ServicePicture
      src={image}
      priority
      className={city ? 'size-7 md:size-16' : 'size-12 md:size-24 lg:size-36'}
    />
  )
  if (!city) {
    return (
      <div className="grid size-18 shrink-0 place-items-center rounded-2xl bg-surface shadow-mid md:size-40 lg:size-56">
        {icon}
      </div>
    )
  }
  return (
    <div className="relative w-28 max-w-full shrink-0 md:w-64 lg:w-96">
      <Picture
        src={undefined}
        drawing={drawing}
        fallback={fallbackImages.place}
        alt=""
        width={320}
        height={200}
        priority
        className="aspect-8/5 h-auto w-full rounded-xl object-cover shadow-mid md:rounded-2xl"
      />
      <div className="absolute -right-2 -bottom-3 grid size-10 place-items-center rounded-lg bg-surface shadow-mid md:-bottom-5 md:-left-5 md:size-24 md:rounded-xl">
        {icon}
      </div>
    </div>
  )
}

/** The booking and what takes its place have one width, so that nothing moves. */
const MAIN_ACTION = 'px-2! max-sm:flex-1 sm:w-44'

type ActionsProps = Pick<ServicePageHeroProps, 'id' | 'title' | 'city'>

/**
 * The ways to book, in the city of the page, else of the visitor. Where the visitor's city does not have the service,
 * the nearest city with it takes the place of the booking.
 */
function HeroActions({ id, title, city }: ActionsProps) {
  const { count } = use(ListedContext)
  const { offer } = useChosenCity()
  const booking = { service: id, city: city?.id }
  const isMissing = !city && offer && !offer.serviceIds.includes(id)
  const nearest = isMissing ? offer.elsewhere[id] : undefined
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3 max-md:order-1 md:mt-7">
      {!isMissing && count !== 0 && (
        <BookLink key="book" booking={booking} size="lg" className={MAIN_ACTION}>
          {messages.actions.bookService}
        </BookLink>
      )}
      {nearest && (
        <ButtonLink
          key="nearest"
          href={paths.serviceInCity(id, nearest.id)}
          size="lg"
          className={MAIN_ACTION}
        >
          {browse.ownCity.seeNearest}
        </ButtonLink>
      )}
      <CallBackLink
        booking={booking}
        variant={count === 0 ? 'primary' : 'secondary'}
        className="px-2! max-sm:flex-1 sm:px-6!"
      />
      {count === 0 && (
        <Suspense>
          <NobodyNote what={title} city={city} booking={{ service: id }} />
        </Suspense>
      )}
      <div className="max-md:order-first max-md:w-full">
        <HeroPrice city={city?.title} />
      </div>
    </div>
  )
}

/**
 * The hero of a service page: breadcrumb, title, price, and the booking button. On a phone, what can be pressed comes
 * before the text.
 */
export function ServicePageHero(props: ServicePageHeroProps) {
  const { id, title, text, image, city, crumbs, drawing } = props
  return (
    <div className="border-b border-line bg-sunken">
      <div className="shell pt-6 pb-8 md:pt-8 md:pb-14">
        <Breadcrumb crumbs={crumbs} />
        <div className="mt-5 grid grid-cols-[1fr_auto] items-start gap-x-4 md:mt-6 md:grid-rows-[1fr_auto_auto_1fr] md:gap-x-10">
          <h1 className="text-3xl md:row-start-2">
            <ApiText>{serviceHead.name(title, city?.title)}</ApiText>
          </h1>
          <div className="md:col-start-2 md:row-span-4 md:row-start-1 md:self-center">
            <HeroArt image={image} city={city} drawing={drawing} />
          </div>
          <div className="flex max-w-2xl min-w-0 flex-col max-md:col-span-2 md:row-start-3">
            <p lang={getLang(text)} className="mt-3 text-lg text-soft max-md:order-3">
              {text}
            </p>
            {!city && <OwnCity id={id} title={title} />}
            <HeroActions id={id} title={title} city={city} />
          </div>
        </div>
      </div>
    </div>
  )
}
