import { placeDrawing } from '#content/places/drawings.ts'

/** The drawing of a city; undefined when it is not drawn. */
export function cityScene(id: string): string | undefined {
  return placeDrawing('cities', id)
}

/** The drawing of a state; undefined when it is not drawn. */
export function stateScene(id: string): string | undefined {
  return placeDrawing('states', id)
}
