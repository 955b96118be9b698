/** Labels of made-up content, by the place where it is read. */
export const sampleStrings = {
  /** The chip on a card of made-up content, whose page has a note. */
  chip: 'Sample',
  /** The note of a page with several kinds of samples. */
  page: 'What is marked “Sample” on this page is made up.',
  people: 'Samples: these people, their ratings and prices are not real.',
  profile: 'This is a sample profile: the person, the pictures, the ratings and the reviews are not real.',
  figures: 'Samples: these ratings and bookings are not real.',
  brand: 'Sample: this brand, its founder and its shops do not exist.',
  story: 'Sample: this story is made up.',
  team: 'Samples: these people are not real.',
  vacancies: 'Samples: these reasons are made up, and these roles are not open.',
  offer: 'Sample offer: it cannot be used.',
  prices: 'Sample prices: those of professionals who are not real.',
  /** The button of a sample, in place of a booking. */
  tryBooking: 'Try how booking works',
  tryBookingWith: (name: string) => `Try how booking works: ${name}`,
  /** The same button in a narrow column. */
  tryShort: 'Try booking',
} as const
