/** Jobs of the page, by id; `avgTime` is the usual duration. */
export const topServiceTexts = {
  'leak-repair': {
    name: 'Leak repair',
    description: 'Leaking joints, valves and wet cabinets under the sink, traced and sealed.',
    avgTime: '45-60 minutes',
    features: ['Old part handed over', 'Price agreed first', 'Area left dry'],
  },
  'fan-repair': {
    name: 'Fan repair',
    description: 'Humming, wobbling or slow fans and their regulators, tested and put right.',
    avgTime: '30-60 minutes',
    features: ['Switched off first', 'ISI-marked parts', 'Circuit tested after'],
  },
  'ac-service': {
    name: 'AC service',
    description: 'Filters, coil and drain tray cleaned, pressure and cooling measured before and after.',
    avgTime: '60-90 minutes',
    features: ['Indoor and outdoor unit', 'Readings on the bill', 'Floor covered'],
  },
  'door-repair': {
    name: 'Door repair and alignment',
    description: 'Swollen, sagging or scraping doors planed, re-hung and made to close again.',
    avgTime: '60-90 minutes',
    features: ['Hinges checked', 'Edges sealed', 'Shavings swept up'],
  },
  'bathroom-cleaning': {
    name: 'Bathroom deep cleaning',
    description: 'Tiles, fittings and corners scrubbed free of hard-water marks, by hand and machine.',
    avgTime: '60-75 minutes',
    features: ['Products brought along', 'Safe on marble', 'Checked with you'],
  },
  'room-painting': {
    name: 'One-room painting',
    description: 'Furniture covered, small cracks filled and two even coats on the walls.',
    avgTime: '1-2 days',
    features: ['Written quote', 'Shade shown first', 'Floor protected'],
  },
} as const

export const topServicesPage = {
  title: 'Top Services',
  intro: 'The jobs that households ask for most, and what happens on the visit.',
  /** Replaces the introduction where no figures are known. */
  none: 'There are no booking figures to rank services by yet. All services are listed here.',
  points: [
    'Checks are shown where there are any',
    'The full price is agreed before the work starts',
    'A second visit if something is not right',
  ],
  features: 'What you can expect',
  bookingsLabel: 'Bookings',
  avgTimeLabel: 'Average time',
  book: 'Book Now',
  see: 'See this service',
  custom: {
    title: 'Need a Custom Service?',
    text: 'If the job does not fit a service, describe it in a few lines and we look for the right professional.',
    action: 'Contact Us',
  },
} as const
