import type { BrandProfile } from './types.ts'

/** Makers of what finishes and keeps a home: boards, paint, cleaners, kitchens, gardens, coatings. */
export const finishingBrands: Array<BrandProfile> = [
  {
    id: 'kashthira',
    name: 'Kashthira',
    logo: '/images/brands/kashthira.svg',
    about: [
      'Kashthira presses plywood, block boards and flush doors from plantation timber, and makes the hinges and channels that go with them.',
      'Boards are sold in two grades only, for dry rooms and for kitchens and bathrooms, with the grade stamped on the edge where a carpenter can see it after cutting.',
    ],
    founded: 1979,
    founder: 'Balakrishnan Achari',
    headquarters: 'Perumbavoor, Kerala',
    socialLinks: {
      facebook: 'https://facebook.example/kashthira',
      linkedin: 'https://linkedin.example/company/kashthira',
    },
    distributors: [
      {
        name: 'Periyar Plywood Depot',
        address: 'MC Road, Perumbavoor, Kerala',
        phone: '+91 00000 00000',
        email: 'sales@periyar-plywood-depot.example',
      },
      {
        name: 'Marina Timber and Boards',
        address: 'Sydenhams Road, Chennai, Tamil Nadu',
        phone: '+91 00000 00000',
        email: 'sales@marina-timber-and-boards.example',
      },
      {
        name: 'Mewar Ply Centre',
        address: 'Hiran Magri, Udaipur, Rajasthan',
        phone: '+91 00000 00000',
        email: 'sales@mewar-ply-centre.example',
      },
    ],
  },
  {
    id: 'varnodhara',
    name: 'Varnodhara',
    logo: '/images/brands/varnodhara.svg',
    about: [
      'Varnodhara makes wall paints, primers and putty. Its shades are named after places and seasons, and the number on the tin is enough to mix the same shade again after years.',
      'The interior range is low in odour and washable. The exterior range is tested through three monsoons on a roof in Kolhapur before it is sold.',
    ],
    founded: 1968,
    founder: 'Madhavrao Ghorpade',
    headquarters: 'Kolhapur, Maharashtra',
    socialLinks: {
      facebook: 'https://facebook.example/varnodhara',
      instagram: 'https://instagram.example/varnodhara',
      twitter: 'https://twitter.example/varnodhara',
    },
    distributors: [
      {
        name: 'Rankala Paints',
        address: 'Shahupuri, Kolhapur, Maharashtra',
        phone: '+91 00000 00000',
        email: 'sales@rankala-paints.example',
      },
      {
        name: 'Colour Lane',
        address: 'Dadar West, Mumbai, Maharashtra',
        phone: '+91 00000 00000',
        email: 'sales@colour-lane.example',
      },
      {
        name: 'Vindhya Paint House',
        address: 'Sitabuldi, Nagpur, Maharashtra',
        phone: '+91 00000 00000',
        email: 'sales@vindhya-paint-house.example',
      },
      {
        name: 'Gomti Colours',
        address: 'Aminabad, Lucknow, Uttar Pradesh',
        phone: '+91 00000 00000',
        email: 'sales@gomti-colours.example',
      },
    ],
  },
  {
    id: 'swachhira',
    name: 'Swachhira',
    logo: '/images/brands/swachhira.svg',
    about: [
      'Swachhira makes cleaning liquids from plant-based ingredients, sold as concentrates in refill bottles so that less water is carried around the country.',
      'Labels say plainly which surfaces a product must not touch. Marble and untreated wood head the list.',
    ],
    founded: 2015,
    founder: 'Ipsita Mohanty',
    headquarters: 'Bhubaneswar, Odisha',
    socialLinks: {
      instagram: 'https://instagram.example/swachhira',
      twitter: 'https://twitter.example/swachhira',
      linkedin: 'https://linkedin.example/company/swachhira',
    },
    distributors: [
      {
        name: 'Kalinga Household Supplies',
        address: 'Saheed Nagar, Bhubaneswar, Odisha',
        phone: '+91 00000 00000',
        email: 'sales@kalinga-household-supplies.example',
      },
      {
        name: 'Eastern Hygiene Traders',
        address: 'Park Circus, Kolkata, West Bengal',
        phone: '+91 00000 00000',
        email: 'sales@eastern-hygiene-traders.example',
      },
    ],
  },
  {
    id: 'keetrodha',
    name: 'Keetrodha',
    logo: '/images/brands/keetrodha.svg',
    about: [
      'Keetrodha makes gels, traps and barrier treatments against cockroaches, ants and termites, for use by trained people.',
      'It sells only to licensed pest control operators and trains their staff in dosage and safety, so there is no shop where its products can be bought.',
    ],
    founded: 1998,
    founder: 'Dr Sharmila Gadre',
    headquarters: 'Hyderabad, Telangana',
    socialLinks: {
      facebook: 'https://facebook.example/keetrodha',
      linkedin: 'https://linkedin.example/company/keetrodha',
    },
    distributors: [],
  },
  {
    id: 'antarekha',
    name: 'Antarekha',
    logo: '/images/brands/antarekha.svg',
    about: [
      'Antarekha builds modular kitchens and wardrobes to measure. A kitchen is planned around the pots, the pressure cooker and the number of people who cook at once.',
      'Carcasses, shutters and fittings carry separate part numbers, so that a single damaged door can be ordered again.',
    ],
    founded: 2011,
    founder: 'Mehernosh Daruwala',
    headquarters: 'Navi Mumbai, Maharashtra',
    socialLinks: {
      facebook: 'https://facebook.example/antarekha',
      instagram: 'https://instagram.example/antarekha',
      linkedin: 'https://linkedin.example/company/antarekha',
    },
    distributors: [
      {
        name: 'Antarekha Studio Vashi',
        address: 'Sector 17, Vashi, Navi Mumbai, Maharashtra',
        phone: '+91 00000 00000',
        email: 'sales@antarekha-studio-vashi.example',
      },
      {
        name: 'Southline Kitchens',
        address: 'Indiranagar, Bangalore, Karnataka',
        phone: '+91 00000 00000',
        email: 'sales@southline-kitchens.example',
      },
      {
        name: 'Modern Rasoi',
        address: 'Satellite, Ahmedabad, Gujarat',
        phone: '+91 00000 00000',
        email: 'sales@modern-rasoi.example',
      },
    ],
  },
  {
    id: 'haritangan',
    name: 'Haritangan',
    logo: '/images/brands/haritangan.svg',
    about: [
      'Haritangan makes potting mixes, seeds and tools for balconies and small gardens. The compost comes from apple orchards and vegetable markets in the hills around Solan.',
      'Every seed packet names the months for sowing in the north, the south and on the coast.',
    ],
    founded: 2009,
    founder: 'Tsering Negi',
    headquarters: 'Solan, Himachal Pradesh',
    socialLinks: {
      instagram: 'https://instagram.example/haritangan',
    },
    distributors: [
      {
        name: 'Himgiri Nursery Supplies',
        address: 'The Mall, Solan, Himachal Pradesh',
        phone: '+91 00000 00000',
        email: 'sales@himgiri-nursery-supplies.example',
      },
      {
        name: 'City Green Store',
        address: 'Lodhi Road, New Delhi, Delhi',
        phone: '+91 00000 00000',
        email: 'sales@city-green-store.example',
      },
      {
        name: 'Lalbagh Garden Centre',
        address: 'Lalbagh Road, Bangalore, Karnataka',
        phone: '+91 00000 00000',
        email: 'sales@lalbagh-garden-centre.example',
      },
    ],
  },
  {
    id: 'neerbandh',
    name: 'Neerbandh',
    logo: '/images/brands/neerbandh.svg',
    about: [
      'Neerbandh makes membranes, coatings and repair mortars that keep water out of terraces, tanks and bathrooms. The company comes from one of the wettest corners of the country and tests at home.',
      'Each product sheet states the weather that it needs for curing, and the day on which the surface may be walked on.',
    ],
    founded: 1992,
    founder: 'Subhash Chandra Borah',
    headquarters: 'Guwahati, Assam',
    socialLinks: {
      facebook: 'https://facebook.example/neerbandh',
      twitter: 'https://twitter.example/neerbandh',
      linkedin: 'https://linkedin.example/company/neerbandh',
    },
    distributors: [
      {
        name: 'Brahmaputra Building Care',
        address: 'GS Road, Guwahati, Assam',
        phone: '+91 00000 00000',
        email: 'sales@brahmaputra-building-care.example',
      },
      {
        name: 'Monsoon Shield Agencies',
        address: 'Kadavanthra, Kochi, Kerala',
        phone: '+91 00000 00000',
        email: 'sales@monsoon-shield-agencies.example',
      },
      {
        name: 'Terrace Care Depot',
        address: 'Vashi Naka, Mumbai, Maharashtra',
        phone: '+91 00000 00000',
        email: 'sales@terrace-care-depot.example',
      },
    ],
  },
]
