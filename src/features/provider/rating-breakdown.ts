export type RatingBar = { stars: number; count: number; percent: number }

/** How many reviews gave each number of stars, five first, and what part of all they are. */
export function ratingBreakdown(ratings: ReadonlyArray<number>): Array<RatingBar> {
  return [5, 4, 3, 2, 1].map((stars) => {
    const count = ratings.filter((rating) => rating === stars).length
    return { stars, count, percent: ratings.length > 0 ? Math.round((count / ratings.length) * 100) : 0 }
  })
}
