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
