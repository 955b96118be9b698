/**
 * Joins names with the 'and' of the language: `Jaipur, Udaipur and Kota`. Does not use `Intl`, because its commas
 * differ between browsers.
 */
export function joined(names: ReadonlyArray<string>, and: string): string {
  const first = names.slice(0, -1).join(', ')
  return [first, ...names.slice(-1)].filter(Boolean).join(` ${and} `)
}
