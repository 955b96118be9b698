/** Strings of the three steps of the home page. */
export const steps = {
  choose: {
    title: 'Tell us what needs doing',
    text: 'Search for the job or pick a category, and see what there is to know before you decide.',
  },
  book: {
    title: 'Book a slot in the app',
    text: 'Choose the day and the hour that suit your household, and add a note or a photo of the problem.',
  },
  done: {
    title: 'The professional comes home',
    text: 'The work is inspected first, the price is agreed with you, and you pay only when the job is finished.',
  },
} as const
