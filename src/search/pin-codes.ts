/** A PIN code of India Post: six digits, of which the first is never 0, in one or two parts, perhaps after 'PIN code no.' */
const PIN = /^(?:pin ?(?:code|kod)? ?(?:no|number)? ?)?([1-9]\d{2}) ?(\d{3})$/
/** The beginning of a PIN code, as long as it names a sorting district. */
const BEGUN_PIN = /^(?:pin ?(?:code|kod)? ?(?:no|number)? ?)?([1-9]\d{2}) ?(\d{0,3})$/
/** Number of digits of a whole PIN code. */
export const PIN_DIGITS = 6
/** Number of digits that name a sorting district. */
const DISTRICT_DIGITS = 3

/** Returns the digits of a PIN code that words consist of; undefined for other words. */
export function toPin(words: ReadonlyArray<string>, isIncomplete = false): string | undefined {
  const [, district, rest = ''] = (isIncomplete ? BEGUN_PIN : PIN).exec(words.join(' ')) ?? []
  return district && district + rest
}

/** Creates a function that returns the places with the longest beginning of a PIN code. */
export function createPinFinder<T extends { pins?: ReadonlyArray<string> }>(names: ReadonlyArray<T>) {
  const byPrefix = Map.groupBy(
    names.flatMap((name) => (name.pins ?? []).map((prefix) => ({ prefix, name }))),
    ({ prefix }) => prefix,
  )
  return (pin: string): ReadonlyArray<T> => {
    for (let length = pin.length; length >= DISTRICT_DIGITS; length--) {
      const found = byPrefix.get(pin.slice(0, length))
      if (found) return found.map(({ name }) => name)
    }
    return []
  }
}
