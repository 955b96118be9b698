import { pinPrefixes } from '#catalogue/places/pin-prefixes.ts'
import { locationDialog } from '#content/location-dialog.ts'
import { furtherLocalities } from '#content/places/further-localities.ts'
import { localities } from '#content/places/localities.ts'

/** A city, and the locality or the PIN code by which it was found. */
type FoundArea = { cityId: string; name: string }

const areas = Object.entries({ ...localities, ...furtherLocalities }).map(([cityId, names]) => ({
  cityId,
  names: names.split(', '),
}))

/** A PIN code, or at least the three digits of its sorting district. */
const PIN = /^(\d{3})\s?\d{0,3}$/
const MIN_LETTERS = 3

/** Finds cities by the beginning of the name of a locality, or by a PIN code. */
export function findAreas(text: string): Array<FoundArea> {
  const wanted = text.trim().toLowerCase()
  const [, prefix] = PIN.exec(wanted) ?? []
  if (prefix) {
    return Object.entries(pinPrefixes).flatMap(([cityId, prefixes]) =>
      prefixes.includes(prefix) ? { cityId, name: locationDialog.pin(wanted) } : [],
    )
  }
  if (wanted.length < MIN_LETTERS) return []
  return areas.flatMap(({ cityId, names }) => {
    const name = names.find((one) => one.toLowerCase().startsWith(wanted))
    return name ? { cityId, name } : []
  })
}
