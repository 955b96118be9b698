/** A rating read aloud: on the scale of five, with the number of reviews behind it when that is known. */
export function ratingLabel(value: number, count?: number): string {
  const rated = `Rated ${value} out of 5`
  if (count === undefined) return rated
  return count === 1 ? `${rated}, 1 review` : `${rated}, ${count} reviews`
}
