/** Stand in for a picture that the data does not have or that does not load. */
export const PLACE_FALLBACK = '/images/promos/guarantee.svg'
export const SERVICE_FALLBACK = '/images/services/full-home-cleaning.svg'

export function cityScene(id: string): string {
  return `/images/cities/${id}.svg`
}

export function stateScene(id: string): string {
  return `/images/states/${id}.svg`
}
