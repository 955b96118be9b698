import { useEffect, useRef, useState } from 'react'
import { hashText } from '#lib/hash.ts'
import { initials } from '#lib/initials.ts'
import { safeImageUrl } from '#lib/safe-url.ts'

const GROUNDS = [
  'from-[#4b3fd1] to-[#2a2189]',
  'from-[#0f766e] to-[#134e4a]',
  'from-[#b4475c] to-[#7f2941]',
  'from-[#a35a00] to-[#7a3d00]',
  'from-[#2563a8] to-[#173f74]',
]

/** A person: the photo when there is one, else the initials on a ground that is always the same for a name. */
export function Avatar({
  name,
  image,
  className = 'size-14 text-lg',
}: {
  name: string
  image?: string | null
  className?: string
}) {
  const [failed, setFailed] = useState<string>()
  const element = useRef<HTMLImageElement>(null)
  const photo = safeImageUrl(image ?? undefined)

  useEffect(() => {
    if (element.current?.complete && element.current.naturalWidth === 0) setFailed(photo)
  }, [photo])

  const ground = GROUNDS[hashText(name) % GROUNDS.length]
  return (
    <span
      aria-hidden="true"
      className={`inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-linear-to-br font-semibold text-white ${ground} ${className}`}
    >
      {photo && failed !== photo ? (
        <img
          ref={element}
          src={photo}
          alt=""
          width={96}
          height={96}
          className="size-full object-cover"
          onError={() => setFailed(photo)}
        />
      ) : (
        initials(name)
      )}
    </span>
  )
}
