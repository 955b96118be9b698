import { type ImgHTMLAttributes, useEffect, useRef, useState } from 'react'
import { isBroken } from '#lib/is-broken.ts'
import { safeImageUrl } from '#lib/safe-url.ts'

type PictureProps = Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'width' | 'height' | 'alt'> & {
  src: string | undefined
  /** Shown when there is no image, or when it does not load. */
  fallback: string
  alt: string
  width: number
  height: number
  /** The first large image of a page: not lazy, fetched early. */
  priority?: boolean
}

const EARLY = { loading: 'eager', fetchPriority: 'high', decoding: 'async' } as const
const LATE = { loading: 'lazy' } as const

/** An image with a fixed place and a fallback, also when it failed before the page was hydrated. */
export function Picture({ src, fallback, priority = false, alt, ...props }: PictureProps) {
  const wanted = safeImageUrl(src)
  const [failed, setFailed] = useState<string>()
  const element = useRef<HTMLImageElement>(null)

  useEffect(() => {
    const image = element.current
    if (wanted && image && isBroken(image)) setFailed(wanted)
  }, [wanted])

  return (
    <img
      {...props}
      ref={element}
      src={wanted && failed !== wanted ? wanted : fallback}
      alt={alt}
      {...(priority ? EARLY : LATE)}
      onError={() => setFailed(wanted)}
    />
  )
}
