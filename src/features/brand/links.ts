/** A maps search for a shop, by its name and address. */
export function directionsUrl(name: string, address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${name}, ${address}`)}`
}

/** A telephone number as a link: `+91 00000 00000` → `tel:+910000000000`. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
