/** The drawing of a city. */
export function cityScene(id: string): string {
  return `/images/cities/${id}.svg`
}

/** The drawing of a state. */
export function stateScene(id: string): string {
  return `/images/states/${id}.svg`
}
