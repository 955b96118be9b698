/** Labels of made-up content, by the place where it is read. */
export const sampleStrings = {
  /** Beside the name of a made-up person, whose section has the note `people`. */
  chip: 'Sample',
  people: 'Samples: these people, their ratings and prices are not real.',
  profile: 'This is a sample profile: the person, the pictures, the ratings and the reviews are not real.',
  testimonials: 'Samples: these customers and their words are not real.',
  figures: 'Samples: these ratings and bookings are not real.',
  brands: 'Samples: these brands do not exist.',
  brand: 'Sample: this brand, its founder and its shops do not exist.',
  team: 'Samples: these people are not real.',
  vacancies: 'Samples: these roles are not open.',
  offer: 'Sample offer: it cannot be used.',
  offers: 'Samples: these offers cannot be used.',
  prices: 'Sample prices: those of professionals who are not real.',
  /** The button of a sample, in place of a booking. */
  tryBooking: 'Try how booking works',
  tryBookingWith: (name: string) => `Try how booking works: ${name}`,
  /** The same button in a narrow column. */
  tryShort: 'Try booking',
} as const
