/**
 * The one spelling of an address part that names a place or a service: lower case, words joined by single hyphens.
 * `Navi Mumbai`, `navi_mumbai` and `NAVI-MUMBAI` are all `navi-mumbai`.
 */
export function placePart(part: string): string {
  return part
    .trim()
    .toLowerCase()
    .replace(/[\s_+-]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** An entry of a table by a key from outside, never one that every object has (`constructor`). */
export function entryOf<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}

/** Turns a title into an address part: lower case, spaces and punctuation to single hyphens (specification section 2). */
export function slugify(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Turns an address part back into words for display: `new-delhi` → `New Delhi`. */
export function titleFromSlug(slug: string): string {
  return slug
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
