import { ChevronLeft, ChevronRight, X } from 'lucide'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Icon } from '#components/ui/icon.tsx'
import { providerPage } from '#content/provider-page.ts'
import { langOf } from '#lib/language.ts'
import { GalleryPicture } from './gallery-picture.tsx'

type GalleryViewerProps = {
  gallery: ReadonlyArray<{ title: string; image: string }>
  index: number
  onShow: (index: number) => void
  onClose: () => void
}

const ROUND_BUTTON =
  'grid size-11 shrink-0 place-items-center rounded-full border border-line bg-surface transition hover:border-primary hover:text-primary active:scale-95'

/** One picture, large; open for as long as it is mounted. */
export function GalleryViewer({ gallery, index, onShow, onClose }: GalleryViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { position, previous, next, close } = providerPage.gallery
  const picture = gallery[index]

  useEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
  }, [])

  function step(by: number) {
    onShow((index + by + gallery.length) % gallery.length)
  }

  function moved(event: KeyboardEvent) {
    if (event.key === 'ArrowRight') step(1)
    if (event.key === 'ArrowLeft') step(-1)
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby="viewer-title"
      onClose={onClose}
      onKeyDown={moved}
      closedby="any"
      className="m-auto w-[calc(100%-2rem)] max-w-2xl overflow-y-auto rounded-xl bg-surface p-0 text-ink shadow-high"
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
            <span id="viewer-title" lang={langOf(picture?.title)} className="block font-semibold">
              {picture?.title}
            </span>
            <span className="text-sm text-soft">{position(index + 1, gallery.length)}</span>
          </figcaption>
          <button type="button" aria-label={next} onClick={() => step(1)} className={ROUND_BUTTON}>
            <Icon node={ChevronRight} className="size-5" />
          </button>
        </div>
      </figure>
    </dialog>
  )
}
