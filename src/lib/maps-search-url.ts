/** Returns a search on Google Maps for a place, at the address that its documentation names (Maps URLs). */
export function mapsSearchUrl(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`
}
