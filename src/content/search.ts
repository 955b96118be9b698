/** Words of the search page; the sentences that are fixed by the product's catalogue are in `messages.search`. */
export const search = {
  title: 'What do you need help with?',
  text: 'Describe the problem in your own words, in English or in Hindi.',
  label: 'Search',
  button: 'Search',
  popular: {
    title: 'Popular searches',
    text: 'What households look for most often.',
    queries: [
      'Leaking tap',
      'Fan not working',
      'AC service',
      'Washing machine',
      'Cockroach',
      'Sofa cleaning',
      'Water tank cleaning',
      'Damp wall',
    ],
  },
  categories: { title: 'Popular categories', text: 'Or go straight to a trade.' },
  matches: (category: string) => `Matching jobs in ${category}`,
  moreMatches: (count: number) => `+${count} more`,
  kinds: { service: 'Service', job: 'Job', place: 'Place', brand: 'Brand', person: 'Professional' },
  suggestions: (label: string) => `Suggestions: ${label}`,
  suggested: (count: number) =>
    count === 0 ? 'No suggestions' : `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`,
  searching: (text: string) => `Searching for "${text}"...`,
  names: 'Places, brands and people',
  notInCity: (city: string) => `Not in ${city} yet`,
  inCity: (title: string, city: string) => `${title} in ${city}`,
  /** A state that has the name of one of its cities. */
  wholeState: (title: string) => `All of ${title}`,
  failed: 'The results could not be loaded just now.',
  retry: 'Try again',
  retrying: 'Trying again...',
  loading: 'Loading results',
  end: {
    title: 'Not the right fit?',
    text: 'Describe the job in a few lines and we look for the right person.',
    action: 'Describe the job',
    href: '/contact?subject=custom-service',
  },
} as const
