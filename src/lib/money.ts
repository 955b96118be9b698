const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
})

/** Whole rupees with Indian grouping: `149900` → `₹1,49,900`. */
export function formatRupees(amount: number): string {
  return rupees.format(amount)
}
