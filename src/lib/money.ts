/**
 * A whole number as India groups it, by lakh and crore, in Latin digits whatever the language: `149900` → `1,49,900`.
 * Not by Intl, whose data a phone loads for as long as all else of a page takes to start.
 */
export function formatCount(count: number): string {
  return String(Math.round(count)).replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',')
}

/** Rupees, rounded to whole ones: `149900` → `₹1,49,900`. */
export function formatRupees(amount: number): string {
  return `₹${formatCount(amount)}`
}
