/** The places with a picture in `public/images/cities` and `public/images/states` (scripts/build/pictured-ids.ts). */
declare const __DRAWN_PLACES__: Readonly<Record<'cities' | 'states', ReadonlyArray<string>>>

const drawnPlaces = __DRAWN_PLACES__

/** Returns the path of a place's drawing, or undefined if it has none. */
export function placeDrawing(kind: 'cities' | 'states', id: string): string | undefined {
  return drawnPlaces[kind].includes(id) ? `/images/${kind}/${id}.svg` : undefined
}
