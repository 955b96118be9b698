/** Fewer reviews say too little for stars. */
const MIN_RATED_REVIEWS = 3

/** Returns true for a provider whose reviews are too few for stars. An unknown number is not too few. */
export function isNew(reviewCount: number | undefined): boolean {
  return reviewCount !== undefined && reviewCount < MIN_RATED_REVIEWS
}
