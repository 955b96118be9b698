import { Expand } from 'lucide'
import { type MouseEvent, useState } from 'react'
import { Icon } from '#components/ui/icon.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { fallbackImages } from '#content/fallback-images.ts'
import { providerPage } from '#content/provider-page.ts'
import type { ProviderProfile } from '#content/providers.ts'
import { GalleryViewer } from './gallery-viewer.tsx'

/** The pictures of recent jobs. Each is a link to the picture; with a script it opens in the viewer. */
export function GalleryPanel({ gallery }: Pick<ProviderProfile, 'gallery'>) {
  const [shown, setShown] = useState<number>()
  const { title, text, open } = providerPage.gallery

  function show(event: MouseEvent, index: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setShown(index)
  }

  return (
    <section aria-labelledby="gallery-title">
      <SectionHeading id="gallery-title" title={title} text={text} />
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {gallery.map((picture, index) => (
          <li key={picture.id}>
            <a
              href={picture.image}
              aria-label={open(picture.title)}
              onClick={(event) => show(event, index)}
              className="group block overflow-hidden rounded-xl border border-line bg-surface shadow-low transition duration-200 ease-out hover:-translate-y-0.5 hover:border-line-strong/60 hover:shadow-mid active:translate-y-0 active:shadow-low"
            >
              <span className="relative grid aspect-4/3 place-items-center bg-tint">
                <Picture
                  fallback={fallbackImages.service}
                  src={picture.image}
                  alt=""
                  width={64}
                  height={64}
                  className="size-2/5 transition duration-200 group-hover:scale-105"
                />
                <Icon node={Expand} className="absolute top-4 right-4 size-5 text-on-tint" />
              </span>
              <span className="block px-5 py-4 font-medium">{picture.title}</span>
            </a>
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <GalleryViewer
          gallery={gallery}
          index={shown}
          onShow={setShown}
          onClose={() => setShown(undefined)}
        />
      )}
    </section>
  )
}
