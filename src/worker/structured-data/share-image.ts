import { drawnPlaces } from '#catalogue/places/drawings.ts'
import { language } from '#lib/language.ts'

declare const __PICTURED_IDS__: Readonly<Record<'services' | 'brands' | 'blog', ReadonlyArray<string>>>

/** The ids with a link preview of their own (scripts/build/pictured-ids.ts). */
export const picturedIds = { ...__PICTURED_IDS__, ...drawnPlaces }

export type PictureKind = keyof typeof picturedIds

/** The folder of the previews that `scripts/previews` draws in this language. */
const PICTURES = `/images/og${language.base}`

/**
 * Returns the link preview of a page in its language: of its subject if there is one, else the general one.
 */
export function shareImage(kind?: PictureKind, id = ''): string {
  const own = kind && picturedIds[kind].includes(id)
  return own ? `${PICTURES}/${kind}/${id}.png` : `${PICTURES}/default.png`
}
