/** Strings of the brand page. `messages.brand` has those that the product's catalogue fixes. */
export const brandPage = {
  crumb: 'Brands',
  kind: 'Trusted brand',
  website: 'Visit website',
  opensElsewhere: '(opens in a new tab)',
  follow: (name: string) => `${name} on social media`,
  social: (name: string, network: string) => `${name} on ${network} (opens in a new tab)`,
  about: (name: string) => `About ${name}`,
  facts: { founded: 'Founded', founder: 'Founder', headquarters: 'Headquarters' },
  distributors: {
    title: 'Authorised distributors',
    text: (name: string) => `Where ${name} is sold with a bill and a warranty card.`,
    phone: (name: string, number: string) => `Call ${name}: ${number}`,
    email: (name: string, address: string) => `Write to ${name}: ${address}`,
    directions: 'Get Directions',
    directionsTo: (name: string) => `Get Directions to ${name} (opens in a new tab)`,
  },
  services: {
    title: 'Work it is made for',
    text: (name: string) => `Professionals who fit and repair what ${name} makes.`,
  },
  description: (name: string, headquarters: string) =>
    `${name} of ${headquarters}: what it makes, since when, and its authorised distributors with telephone and directions.`,
  plainDescription: (name: string) => `${name}, one of the trusted brands on our home page, and its website.`,
} as const
