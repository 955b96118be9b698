/** Words of the card of a sample provider. */
export const providerCard = {
  verified: 'Verified',
  quote: (comment: string) => `“${comment}”`,
  services: 'Services',
  more: (count: number) => `+${count} more`,
  viewProfileOf: (name: string) => `View Profile: ${name}`,
  bookNowWith: (name: string) => `Book Now: ${name}`,
} as const
