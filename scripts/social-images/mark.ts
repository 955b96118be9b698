export const PRIMARY = '#3b30b3'
export const MARIGOLD = '#ffb52e'

/** A roof over a spanner's jaw, as in `components/layout/logo.tsx`, in a field of 40 × 40. */
const glyph = `<path d="M8.5 19.5 20 9.5l11.5 10" fill="none" stroke="${MARIGOLD}" stroke-width="3.25" stroke-linecap="round" stroke-linejoin="round"/><path d="M13 18.5V23a7 7 0 0 0 5 6.7V34h4v-4.3a7 7 0 0 0 5-6.7v-4.5l-4.25 2.3v4L20 26.5l-2.75-1.7v-4z" fill="#fff"/>`

/** The mark on its rounded ground, 40 × 40. */
export const markSvg = `<rect width="40" height="40" rx="11" fill="${PRIMARY}"/>${glyph}`

/** The mark as a square picture with rounded, transparent corners. */
export function roundedIcon(size: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 40 40">${markSvg}</svg>`
}

/** The mark on a ground without corners, for systems that cut the icon to a shape of their own. */
export function fullIcon(size: number, share: number): string {
  const around = (40 / share - 40) / 2
  const side = 40 / share
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${-around} ${-around} ${side} ${side}"><path fill="${PRIMARY}" d="M-40-40H80V80H-40z"/>${glyph}</svg>`
}
