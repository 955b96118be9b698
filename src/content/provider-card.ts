/** Words of the card of a sample provider. */
export const providerCard = {
  verified: 'Verified',
  quote: (comment: string) => `“${comment}”`,
  services: 'Services',
  more: (count: number) => `+${count} more`,
} as const
