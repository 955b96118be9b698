/**
 * Formats a whole number with Indian grouping in Latin digits: `149900` → `1,49,900`. Does not use `Intl`, because
 * loading its data takes a phone as long as starting the page.
 */
export function formatCount(count: number): string {
  return String(Math.round(count)).replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',')
}

/** Formats whole rupees: `149900` → `₹1,49,900`. */
export function formatRupees(amount: number): string {
  return `₹${formatCount(amount)}`
}
