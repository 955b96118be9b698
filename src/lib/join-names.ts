/** Maximum number of cities and of services in the description of a place. */
export const MAX_NAMES = 5
export const MAX_SERVICES = 4

/**
 * Joins names with the 'and' of the language: `Jaipur, Udaipur and Kota`. Does not use `Intl`, because its commas
 * differ between browsers.
 */
export function joinNames(names: ReadonlyArray<string>, and: string): string {
  const first = names.slice(0, -1).join(', ')
  return [first, ...names.slice(-1)].filter(Boolean).join(` ${and} `)
}
