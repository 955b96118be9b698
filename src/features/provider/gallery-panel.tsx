import { Expand } from 'lucide'
import { type MouseEvent, useState } from 'react'
import type { ProviderDetail } from '#api/schemas/provider.ts'
import { Icon } from '#components/ui/icon.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { providerPage } from '#content/provider-page.ts'
import { langOf } from '#lib/language.ts'
import { GalleryPicture } from './gallery-picture.tsx'
import { GalleryViewer } from './gallery-viewer.tsx'

const words = providerPage.gallery

/** The pictures of recent jobs. Each is a link to the picture; with a script it opens in the viewer. */
export function GalleryPanel({ gallery }: Pick<ProviderDetail, 'gallery'>) {
  const [shown, setShown] = useState<number>()
  const pictures = gallery
    .filter(({ image }) => image !== '')
    .map(({ title, image }, index) => ({ title: title || words.untitled(index + 1), image }))

  function show(event: MouseEvent, index: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setShown(index)
  }

  return (
    <section aria-labelledby="gallery-title">
      <SectionHeading
        id="gallery-title"
        title={words.title}
        text={pictures.length > 0 ? words.text : words.none}
      />
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {pictures.map(({ title, image }, index) => (
          <li key={image}>
            <a
              href={image}
              rel="noreferrer"
              aria-label={words.open(title)}
              onClick={(event) => show(event, index)}
              className="group block overflow-hidden rounded-xl border border-line bg-surface shadow-low transition duration-200 ease-out hover:-translate-y-0.5 hover:border-line-strong/60 hover:shadow-mid active:translate-y-0 active:shadow-low"
            >
              <span className="relative grid aspect-4/3 place-items-center bg-tint">
                <GalleryPicture
                  image={image}
                  className="transition duration-200 motion-safe:group-hover:scale-105"
                />
                <span className="absolute top-3 right-3 grid size-9 place-items-center rounded-full bg-surface text-primary shadow-low">
                  <Icon node={Expand} className="size-4" />
                </span>
              </span>
              <span lang={langOf(title)} className="block px-5 py-4 font-medium wrap-anywhere">
                {title}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <GalleryViewer
          gallery={pictures}
          index={shown}
          onShow={setShown}
          onClose={() => setShown(undefined)}
        />
      )}
    </section>
  )
}
