import { type PictureKind, picturedIds } from '#worker/structured-data/pictured-ids.ts'

/** The size of every picture for link previews. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 }

/** The picture of a page in link previews: of its subject where we have drawn that, else the general one. */
export function shareImage(kind?: PictureKind, id = ''): string {
  const own = kind && picturedIds[kind].includes(id)
  return own ? `/images/og/${kind}/${id}.png` : '/images/og/default.png'
}
