/** The share in percent and the largest amount in rupees of each discount. All texts about it state them. */
export const discounts = {
  summer: { percent: 30, capRupees: 500 },
  monsoon: { percent: 20, capRupees: 1500 },
  festive: { percent: 25, capRupees: 2500 },
  winter: { percent: 20, capRupees: 300 },
  weekly: { percent: 15, capRupees: 400 },
  firstBooking: { percent: 10, capRupees: 150 },
} as const
