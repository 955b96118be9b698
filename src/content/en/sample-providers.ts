/**
 * Strings of the sample providers' cards, by id. The profiles share these heads. `quote` is the newest review of the
 * profile, and `jobs` has the names of the catalogue.
 */
export const sampleProviders = {
  'mahesh-patil': {
    name: 'Mahesh Patil',
    title: 'Plumber for homes and housing societies',
    address: 'Andheri East, Mumbai, Maharashtra',
    quote: 'Found the leak behind the washing machine in ten minutes and did not break a single tile.',
    jobs: {
      'leak-repair': 'Leak Repair',
      'pipe-repair': 'Pipe Repair',
      'tap-repair': 'Tap and Mixer Repair',
      'flush-tank-repair': 'Flush Tank Repair',
      'drain-unclogging': 'Drain and Sink Unclogging',
    },
  },
  'anitha-rao': {
    name: 'Anitha Rao',
    title: 'Licensed electrician, wiring and fittings',
    address: 'Jayanagar, Bangalore, Karnataka',
    quote: 'She traced the fault to one loose neutral and labelled every breaker on the board. Excellent.',
    jobs: {
      'switch-socket-repair': 'Switch and Socket Repair',
      'fan-repair': 'Fan Repair',
      'light-installation': 'Light and Tube Light Fitting',
      'mcb-fuse-repair': 'MCB and Fuse Repair',
      'wiring-repair': 'Wiring and Short Circuit Repair',
      'inverter-installation': 'Inverter Installation and Repair',
    },
  },
  'imran-shaikh': {
    name: 'Imran Shaikh',
    title: 'AC technician, split and window units',
    address: 'Kothrud, Pune, Maharashtra',
    quote: 'Another shop had quoted a refill. Imran cleaned the coil instead and the room is cold again.',
    jobs: {
      'ac-service': 'AC Service',
      'ac-gas-refill': 'AC Gas Refill',
      'split-ac-installation': 'Split AC Installation',
      'ac-water-leak-repair': 'AC Water Leak Repair',
    },
  },
} as const

/** Strings of a sample provider's card. */
export const providerCard = {
  quote: (comment: string) => `“${comment}”`,
} as const
