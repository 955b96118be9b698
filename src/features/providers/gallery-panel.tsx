import { ChevronLeft, ChevronRight, Expand, X } from 'lucide'
import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import type { ProviderDetail } from '#api/schemas/provider.ts'
import { fallbackImages } from '#catalogue/fallback-images.ts'
import { Dialog, useModal } from '#components/ui/dialog.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { providerPage } from '#content/provider-page.ts'
import { getLang } from '#lib/language.ts'
import { isPlainClick } from '#lib/plain-click.ts'
import { plainKey } from '#lib/tab-keys.ts'

/** A picture of the gallery in a 4:3 frame: a photo fills it, a drawing is centered. */
function GalleryPicture({ image, className = '' }: { image: string; className?: string }) {
  const isPhoto = !image.startsWith('/')
  return (
    <Picture
      fallback={fallbackImages.service}
      src={image}
      alt=""
      width={isPhoto ? 400 : 64}
      height={isPhoto ? 300 : 64}
      referrerPolicy="no-referrer"
      className={`${isPhoto ? 'size-full object-cover' : 'size-2/5'} ${className}`}
    />
  )
}

type GalleryViewerProps = {
  gallery: ReadonlyArray<{ title: string; image: string }>
  index: number
  onShow: (index: number) => void
  onClose: () => void
}

const ROUND_BUTTON =
  'grid size-11 shrink-0 place-items-center rounded-full border border-line bg-surface transition hover:border-primary hover:text-primary active:scale-95'

/** A large picture, open while it is mounted. */
function GalleryViewer({ gallery, index, onShow, onClose }: GalleryViewerProps) {
  const dialog = useModal()
  const { position, previous, next, close } = providerPage.gallery
  const picture = gallery[index]

  function step(by: number) {
    onShow((index + by + gallery.length) % gallery.length)
  }

  function moveFocus(event: KeyboardEvent) {
    if (plainKey(event) === 'ArrowRight') step(1)
    if (plainKey(event) === 'ArrowLeft') step(-1)
  }

  return (
    <Dialog
      ref={dialog}
      aria-labelledby="viewer-title"
      onClose={onClose}
      onKeyDown={moveFocus}
      className="max-w-2xl"
    >
      <figure>
        <div className="relative grid aspect-4/3 max-h-[70dvh] w-full place-items-center bg-tint">
          {picture && <GalleryPicture key={picture.image} image={picture.image} />}
          <button
            type="button"
            aria-label={close}
            onClick={() => dialog.current?.close()}
            className={`${ROUND_BUTTON} absolute top-3 right-3`}
          >
            <Icon node={X} className="size-5" />
          </button>
        </div>
        <div className="flex items-center gap-4 p-4 sm:p-5">
          <button type="button" aria-label={previous} onClick={() => step(-1)} className={ROUND_BUTTON}>
            <Icon node={ChevronLeft} className="size-5" />
          </button>
          <figcaption aria-live="polite" className="min-w-0 flex-1 text-center">
            <span id="viewer-title" lang={getLang(picture?.title)} className="block font-semibold">
              {picture?.title}
            </span>
            <span className="text-sm text-soft">{position(index + 1, gallery.length)}</span>
          </figcaption>
          <button type="button" aria-label={next} onClick={() => step(1)} className={ROUND_BUTTON}>
            <Icon node={ChevronRight} className="size-5" />
          </button>
        </div>
      </figure>
    </Dialog>
  )
}

const words = providerPage.gallery

/** The pictures of recent jobs. Each is a link to the picture; with JavaScript it opens in the viewer. */
export function GalleryPanel({ provider }: { provider: ProviderDetail }) {
  const [shown, setShown] = useState<number>()
  const pictures = provider.gallery
    .filter(({ image }) => image !== '')
    .map(({ title, image }, index) => ({ title: title || words.untitled(index + 1), image }))

  function show(event: MouseEvent, index: number) {
    if (!isPlainClick(event)) return
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
              <span lang={getLang(title)} className="block px-5 py-4 font-medium wrap-anywhere">
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
