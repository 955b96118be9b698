/** Beside the heading of a category page; `otherwise` where the page has no price, and where it knows of no profiles. */
export const categoryPoints = {
  price: 'Starting price shown before you book',
  otherwisePrice: 'Price agreed before the work begins',
  checks: 'Each profile says what was checked',
  otherwiseChecks: 'Checks are shown where there are any',
  secondVisit: 'A second visit if the work is not right',
} as const
