/**
 * A list in words, with the 'and' of its language: `Jaipur, Udaipur and Kota`. Not by `Intl`, whose commas depend on
 * the browser.
 */
export function joined(names: ReadonlyArray<string>, and: string): string {
  const first = names.slice(0, -1).join(', ')
  return [first, ...names.slice(-1)].filter(Boolean).join(` ${and} `)
}
