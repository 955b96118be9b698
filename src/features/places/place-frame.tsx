import { CloudSun, MessageCircle, Smartphone } from 'lucide'
import { type ReactNode, use } from 'react'
import { fallbackImages } from '#catalogue/fallback-images.ts'
import { AppLink } from '#components/sections/app-link.tsx'
import { CallBackLink } from '#components/sections/book-link.tsx'
import { ApiText } from '#components/ui/api-text.tsx'
import { Breadcrumb } from '#components/ui/breadcrumb.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Picture, ServicePicture } from '#components/ui/picture.tsx'
import { ListedContext } from '#components/ui/scope-contexts.tsx'
import { placeCallToAction as strings } from '#content/place-pages.ts'
import type { Crumb } from '#data/breadcrumbs/breadcrumbs.ts'
import { serviceDrawing } from '#data/services/built-in-services.ts'
import { paths } from '#lib/paths.ts'

/** The body of a place page under its hero. */
export const BODY = 'shell flex flex-col gap-10 py-8 md:gap-20 md:py-16'

type PlaceHeroProps = {
  crumbs: ReadonlyArray<Crumb>
  title: string
  text: string
  /** The upstream's picture of the place. */
  image?: string | undefined
  /** Our drawing of the place. */
  drawing: string | undefined
  /** Puts the icon of a service on the drawing. */
  serviceId?: string
  /** The actions of the page. */
  children: ReactNode
}

/** Renders the breadcrumb, title and picture of a place, with the actions of its page. */
export function PlaceHero({ crumbs, title, text, image, drawing, serviceId, children }: PlaceHeroProps) {
  return (
    <div className="border-b border-line bg-sunken">
      <div className="shell pt-6 pb-8 md:pt-8 md:pb-14">
        <Breadcrumb crumbs={crumbs} />
        <div className="mt-4 grid items-center gap-5 md:mt-6 md:grid-cols-[1fr_20rem] md:gap-10 lg:grid-cols-[1fr_28rem] lg:gap-16">
          <div className="relative md:order-last">
            <Picture
              src={image}
              drawing={drawing}
              fallback={fallbackImages.place}
              alt=""
              width={320}
              height={200}
              priority
              className="aspect-3/1 h-auto w-full rounded-xl border border-line bg-tint object-cover shadow-mid md:aspect-8/5 md:rounded-2xl"
            />
            {serviceId && (
              <div className="absolute right-4 -bottom-5 grid size-16 place-items-center rounded-lg bg-surface shadow-mid md:right-auto md:-left-6 md:size-24 md:rounded-xl">
                <ServicePicture
                  src={serviceDrawing({ id: serviceId })}
                  priority
                  className="size-11 md:size-16"
                />
              </div>
            )}
          </div>
          <div className="max-w-2xl">
            <h1 className="text-3xl">
              <ApiText>{title}</ApiText>
            </h1>
            <p className="mt-3 text-soft md:text-lg">
              <ApiText>{text}</ApiText>
            </p>
            <div className="mt-5 flex flex-wrap items-center gap-3 md:mt-7">{children}</div>
          </div>
        </div>
      </div>
    </div>
  )
}

/** A paragraph about the homes, water and weather of a place. */
export function LocalParagraph({ text }: { text: string }) {
  return (
    <p className="flex max-w-3xl items-start gap-3 rounded-lg bg-accent-tint p-4 text-on-accent-tint">
      <Icon node={CloudSun} className="mt-0.5 size-6" />
      {text}
    </p>
  )
}

type CallToActionProps = { place: string; city?: string }

/** The last call of a place page: book in the app, or ask; a call back where nobody is listed. */
export function CallToAction({ place, city }: CallToActionProps) {
  const { count } = use(ListedContext)
  return (
    <section
      aria-labelledby="action-title"
      className="grid items-end gap-x-10 overflow-hidden rounded-2xl bg-night px-6 text-on-night @max-[17rem]:px-3 sm:px-10 md:grid-cols-[1fr_14rem] lg:px-14"
    >
      <div className="py-8 lg:py-14">
        <h2 id="action-title" className="text-2xl">
          {strings.title(place)}
        </h2>
        <p className="mt-3 max-w-xl text-on-night-soft">{strings.text(count)}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          {count === 0 ? (
            <CallBackLink booking={{ city }} variant="accent" className="w-full sm:w-auto" />
          ) : (
            <AppLink app="customer" variant="accent" size="lg" className="w-full sm:w-auto">
              <Icon node={Smartphone} className="size-5" />
              {strings.download}
            </AppLink>
          )}
          <ButtonLink href={paths.contact} variant="secondary" size="lg" className="w-full sm:w-auto">
            <Icon node={MessageCircle} className="size-5" />
            {strings.contact}
          </ButtonLink>
        </div>
      </div>
      <Picture
        fallback={fallbackImages.service}
        src="/images/promos/app-phone.svg"
        alt=""
        width={320}
        height={400}
        className="hidden h-auto w-56 md:-mb-8 md:block"
      />
    </section>
  )
}
