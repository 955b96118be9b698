import { type ImgHTMLAttributes, useEffect, useRef, useState } from 'react'
import { fallbackImages } from '#catalogue/fallback-images.ts'
import { safeImageUrl } from '#lib/safe-url.ts'

/** Returns true if an image did not load, also if its `error` event came before a listener was added. */
export function hasFailed(image: HTMLImageElement): boolean {
  return image.complete && image.naturalWidth === 0 && image.getAttribute('src') !== null
}

type PictureProps = Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'width' | 'height' | 'alt'> & {
  src: string | undefined
  /** Our drawing of the subject. Shown when the image is missing or does not load. */
  drawing?: string | undefined
  /** Shown if the image and the drawing fail. */
  fallback: string
  alt: string
  width: number
  height: number
  /** True for the first large image of a page: not lazy, fetched early. */
  priority?: boolean
}

const EARLY = { loading: 'eager', fetchPriority: 'high', decoding: 'async' } as const
const LATE = { loading: 'lazy' } as const

/** Renders an image of fixed size with fallbacks, which also replace an image that failed before hydration. */
export function Picture({ src, drawing, fallback, priority = false, alt, ...props }: PictureProps) {
  const [failed, setFailed] = useState<ReadonlyArray<string>>([])
  const element = useRef<HTMLImageElement>(null)
  const shown =
    [safeImageUrl(src), drawing].find((address) => address && !failed.includes(address)) ?? fallback

  useEffect(() => {
    if (shown !== fallback && element.current && hasFailed(element.current))
      setFailed((others) => [...others, shown])
  }, [shown, fallback])

  return (
    <img
      {...props}
      ref={element}
      src={shown}
      alt={alt}
      {...(priority ? EARLY : LATE)}
      onError={() => setFailed((others) => [...others, shown])}
    />
  )
}

type ServicePictureProps = Omit<PictureProps, 'drawing' | 'fallback' | 'alt' | 'width' | 'height'>

/** Renders the drawing of a service or a job. Its class sets the shown size. */
export function ServicePicture(props: ServicePictureProps) {
  return <Picture {...props} fallback={fallbackImages.service} alt="" width={64} height={64} />
}
