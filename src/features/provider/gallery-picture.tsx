import { Picture } from '#components/ui/picture.tsx'
import { fallbackImages } from '#content/fallback-images.ts'

/** A picture of the gallery in a frame of 4 to 3: a photo fills it, a drawing of ours stands in its middle. */
export function GalleryPicture({ image, className = '' }: { image: string; className?: string }) {
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
