import { formatRupees } from '#lib/money.ts'

/** What was checked of a professional, as the directory names it, in words. */
const checkNames: Readonly<Record<string, string>> = {
  identity: 'identity',
  address: 'address',
  police: 'police record',
}

/** Words about professionals wherever they are listed: cards, lists, the comparison. */
export const professionals = {
  sample: 'Sample data: this person does not exist',
  verified: 'Verified',
  checked: (checks: ReadonlyArray<string>) =>
    `Checked: ${checks.map((check) => checkNames[check] ?? check).join(', ')}`,
  notChecked: 'Checks not recorded yet',
  noReviews: 'No reviews yet',
  experience: (years: number) => (years === 1 ? '1 year of experience' : `${years} years of experience`),
  languages: (languages: ReadonlyArray<string>) => `Speaks ${languages.join(', ')}`,
  /** The first parts of a city, and how many more there are. */
  areas: (areas: ReadonlyArray<string>, most = 3) => {
    const more = areas.length - most
    return areas.slice(0, most).join(', ') + (more > 0 ? ` and ${more} more` : '')
  },
  /** For the job that is asked for. */
  priceFrom: (rupees: number) => `From ${formatRupees(rupees)}`,
  /** The lowest of all jobs of somebody. */
  jobsFrom: (rupees: number) => `Jobs from ${formatRupees(rupees)}`,
  noPrice: 'Price on request',
  compare: 'Compare',
  bookNow: 'Book Now',
} as const
