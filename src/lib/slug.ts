/**
 * The joiners in Indian scripts (U+200C, U+200D). They change the shape of letters and are never letters of a name.
 */
const JOINERS = /[\u200c\u200d]/g

/**
 * Normalises an address part of a place or service: lower case, words joined by single hyphens. `Navi Mumbai`,
 * `navi_mumbai` and `NAVI-MUMBAI` become `navi-mumbai`. Letters of every script stay.
 */
export function placePart(part: string): string {
  return part
    .normalize()
    .replace(JOINERS, '')
    .toLowerCase()
    .replace(/[\s_+-]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Returns true if an id can be one part of an address of the API (src/api/endpoints.ts). */
export function isAddressPart(id: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]{0,63}$/u.test(id)
}

/** Looks up an entry of a table by an untrusted key. Ignores keys that every object has (`constructor`). */
export function getEntry<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}

/** Accents, joiners and emoji selectors (U+FE00 to U+FE0F), which are invisible alone. */
const NO_LETTERS = /[\u0300-\u036f\ufe00-\ufe0f\u200c\u200d]/g

/**
 * Turns a title into an address part: lower case, spaces and punctuation to single hyphens (specification section 2).
 * Letters of every script stay, accents of Latin ones do not. Empty when there is no letter or digit in it.
 */
export function slugify(title: string): string {
  return placePart(
    title
      .normalize('NFKD')
      .replace(NO_LETTERS, '')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-'),
  ).replace(/^\p{M}+/u, '')
}

/** Turns an address part back into words for display: `new-delhi` → `New Delhi`. */
export function titleFromSlug(slug: string): string {
  return slug
    .replace(/[-_]+/g, ' ')
    .trim()
    .replace(/(?:^| )./g, (start) => start.toUpperCase())
}

/** Returns the words of an id (`tap-repair`); undefined for an id with digits, which is generated. */
export function nameOfId(id: string): string | undefined {
  return /\d/.test(id) ? undefined : titleFromSlug(id)
}
