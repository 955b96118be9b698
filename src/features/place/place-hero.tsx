import type { ReactNode } from 'react'
import { ApiText } from '#components/ui/api-text.tsx'
import { Breadcrumb } from '#components/ui/breadcrumb.tsx'
import { Picture } from '#components/ui/picture.tsx'
import type { Crumb } from '#content/breadcrumbs.ts'
import { fallbackImages } from '#content/fallback-images.ts'
import { placeDrawing } from '#content/places/drawings.ts'

/** The drawing of a city; undefined when it is not drawn. */
export function cityScene(id: string): string | undefined {
  return placeDrawing('cities', id)
}

/** The drawing of a state; undefined when it is not drawn. */
export function stateScene(id: string): string | undefined {
  return placeDrawing('states', id)
}

type PlaceHeroProps = {
  crumbs: ReadonlyArray<Crumb>
  title: string
  text: string
  /** What the upstream shows of the place. */
  photo?: string | undefined
  /** Our drawing of it. */
  scene: string | undefined
  /** Puts the icon of a service on the scene. */
  serviceId?: string
  /** The ways on. */
  children: ReactNode
}

/** The head of a place page: where one is, the place in a picture, and the ways on. */
export function PlaceHero({ crumbs, title, text, photo, scene, serviceId, children }: PlaceHeroProps) {
  return (
    <div className="border-b border-line bg-sunken">
      <div className="shell pt-6 pb-10 md:pt-8 md:pb-14">
        <Breadcrumb crumbs={crumbs} />
        <div className="mt-5 grid items-center gap-6 md:mt-6 md:grid-cols-[1fr_20rem] md:gap-10 lg:grid-cols-[1fr_28rem] lg:gap-16">
          <div className="relative md:order-last">
            <Picture
              src={photo}
              drawing={scene}
              fallback={fallbackImages.place}
              alt=""
              width={320}
              height={200}
              priority
              className="aspect-8/5 h-auto w-full rounded-xl border border-line bg-tint object-cover shadow-mid md:rounded-2xl"
            />
            {serviceId && (
              <div className="absolute right-4 -bottom-5 grid size-16 place-items-center rounded-lg bg-surface shadow-mid md:right-auto md:-left-6 md:size-24 md:rounded-xl">
                <Picture
                  src={`/images/services/${serviceId}.svg`}
                  fallback={fallbackImages.service}
                  alt=""
                  width={64}
                  height={64}
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
            <p className="mt-3 text-lg text-soft">
              <ApiText>{text}</ApiText>
            </p>
            <div className="mt-7 flex flex-wrap items-center gap-3">{children}</div>
          </div>
        </div>
      </div>
    </div>
  )
}
