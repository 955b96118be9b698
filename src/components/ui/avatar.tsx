import { useEffect, useRef, useState } from 'react'
import { hashText } from '#lib/hash.ts'
import { safeImageUrl } from '#lib/safe-url.ts'
import { hasFailed } from './picture.tsx'

/**
 * Returns the first letters of the first and last word: `Ravi Kumar Sharma` → `RS`. In other scripts returns only one
 * letter, because two may read as a syllable or a word.
 */
function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const [first = ''] = words[0] ?? ''
  if (/^\p{L}/u.test(first) && !/^\p{Script=Latin}/u.test(first)) return first
  const [last = ''] = words.slice(1).at(-1) ?? ''
  return (first + last).toUpperCase()
}

const GROUNDS = [
  'bg-[#4b3fd1]',
  'bg-[#0f766e]',
  'bg-[#a83f58]',
  'bg-[#95500a]',
  'bg-[#2563a8]',
  'bg-[#7a3e9d]',
  'bg-[#3a733c]',
  'bg-[#56617a]',
]

/**
 * Returns the background of an avatar. Folds in the high bits of the hash, because the low ones repeat among
 * neighbours.
 */
function getGround(name: string): string | undefined {
  const hash = hashText(name)
  return GROUNDS[(hash ^ (hash >>> 19)) & (GROUNDS.length - 1)]
}

/** Renders a provider's photo, else the initials on a background derived from the name. */
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
    if (element.current && hasFailed(element.current)) setFailed(photo)
  }, [photo])

  return (
    <span
      aria-hidden="true"
      className={`inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-[linear-gradient(to_bottom_right,transparent,rgb(28_24_88/0.5))] font-semibold text-white ${getGround(name)} ${className}`}
    >
      {photo && failed !== photo ? (
        <img
          ref={element}
          src={photo}
          alt=""
          width={96}
          height={96}
          loading="lazy"
          referrerPolicy="no-referrer"
          className="size-full object-cover"
          onError={() => setFailed(photo)}
        />
      ) : (
        initials(name)
      )}
    </span>
  )
}
