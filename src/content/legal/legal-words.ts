/** Words around every legal document. */
export const legalWords = {
  lastUpdated: 'Last updated:',
  glance: 'In short',
  contents: 'On this page',
  more: (title: string) => `Read also: ${title}`,
  question: {
    title: 'Something unclear?',
    text: 'Ask us in your own words; a person answers.',
    action: 'Contact Us',
  },
} as const
