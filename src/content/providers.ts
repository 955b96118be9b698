export type ProviderReview = {
  id: string
  user: string
  /** 1 to 5. */
  rating: number
  comment: string
  /** ISO date. */
  date: string
}

export type ProviderProfile = {
  /** Address: `/provider/{id}`. */
  id: string
  serviceId: string
  name: string
  /** Null shows the initials. */
  image: string | null
  title: string
  verified: boolean
  /** Mean of the reviews below, to one decimal. */
  rating: number
  reviewCount: number
  experienceYears: number
  address: string
  phone: string
  phoneHref: string
  email: string
  about: Array<string>
  /** Jobs of the category; what they start from is the catalogue's. */
  services: Array<{ id: string; title: string }>
  gallery: Array<{ id: string; title: string; image: string }>
  reviews: Array<ProviderReview>
  categoryPath: { category: string; childCategory: string; superChildCategory: string }
}

export type ProviderCard = {
  id: string
  serviceId: string
  /** Where the person works, as an address part. */
  cityId: string
  name: string
  image: string | null
  title: string
  rating: number
  reviewCount: number
  /** The quote on the card. */
  reviews: string
  address: string
  /** Title of the category. */
  service: string
  /** The card shows three of them, then '+N more'. */
  services: Array<string>
  verified: boolean
}

/**
 * Sample cards for the home page and the category pages; sample data, never put into structured data. They repeat
 * the head of each profile so that a page of cards does not load whole profiles.
 */
export const providerCards: Array<ProviderCard> = [
  {
    id: 'mahesh-patil',
    serviceId: 'plumbing',
    cityId: 'mumbai',
    name: 'Mahesh Patil',
    image: null,
    title: 'Plumber for homes and housing societies',
    rating: 4.8,
    reviewCount: 6,
    reviews: 'Found the leak behind the washing machine in ten minutes and did not break a single tile.',
    address: 'Andheri East, Mumbai, Maharashtra',
    service: 'Plumbing',
    services: [
      'Leak Repair',
      'Pipe Repair',
      'Tap and Mixer Repair',
      'Flush Tank Repair',
      'Drain and Sink Unclogging',
    ],
    verified: true,
  },
  {
    id: 'anitha-rao',
    serviceId: 'electrician',
    cityId: 'bangalore',
    name: 'Anitha Rao',
    image: null,
    title: 'Licensed electrician, wiring and fittings',
    rating: 4.9,
    reviewCount: 7,
    reviews: 'She traced the fault to one loose neutral and labelled every breaker on the board. Excellent.',
    address: 'Jayanagar, Bangalore, Karnataka',
    service: 'Electrician',
    services: [
      'Switch and Socket Repair',
      'Fan Repair',
      'Light and Tube Light Fitting',
      'MCB and Fuse Repair',
      'Wiring and Short Circuit Repair',
      'Inverter Installation and Repair',
    ],
    verified: true,
  },
  {
    id: 'imran-shaikh',
    serviceId: 'ac-repair',
    cityId: 'pune',
    name: 'Imran Shaikh',
    image: null,
    title: 'AC technician, split and window units',
    rating: 4.6,
    reviewCount: 5,
    reviews: 'Another shop had quoted a refill. Imran cleaned the coil instead and the room is cold again.',
    address: 'Kothrud, Pune, Maharashtra',
    service: 'AC Repair',
    services: ['AC Service', 'AC Gas Refill', 'Split AC Installation', 'AC Water Leak Repair'],
    verified: true,
  },
]
