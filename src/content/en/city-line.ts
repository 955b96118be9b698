/** Strings of the line on a page about a city that is not the visitor's. */
export const cityLine = {
  label: 'City of this page',
  other: (page: string, own: string) => `You are looking at ${page}. Your city is ${own}.`,
  first: (page: string) => `You are looking at ${page}. Is it your city?`,
  switch: (page: string) => `Switch to ${page}`,
  stay: (own: string) => `Stay with ${own}`,
  yes: (page: string) => `Yes, choose ${page}`,
  no: 'No',
} as const
