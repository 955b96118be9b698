import { finishing as words } from '../../brands/finishing.ts'
import { brandNames } from '../../brands/names.ts'
import type { BrandProfile } from '../../brands/types.ts'

/** Makers of what finishes and keeps a home: boards, paint, cleaners, kitchens, gardens, coatings. */
export const finishingBrands: ReadonlyArray<BrandProfile> = [
  {
    id: 'kashthira',
    name: brandNames.kashthira,
    ...words.kashthira,
    logo: '/images/brands/kashthira.svg',
    founded: 1979,
    socialLinks: {
      facebook: 'https://facebook.example/kashthira',
      linkedin: 'https://linkedin.example/company/kashthira',
    },
    distributors: [
      {
        ...words.kashthira.distributors[0],
        phone: '+91 00000 00000',
        email: 'sales@periyar-plywood-depot.example',
      },
      {
        ...words.kashthira.distributors[1],
        phone: '+91 00000 00000',
        email: 'sales@marina-timber-and-boards.example',
      },
      {
        ...words.kashthira.distributors[2],
        phone: '+91 00000 00000',
        email: 'sales@mewar-ply-centre.example',
      },
    ],
  },
  {
    id: 'varnodhara',
    name: brandNames.varnodhara,
    ...words.varnodhara,
    logo: '/images/brands/varnodhara.svg',
    founded: 1968,
    socialLinks: {
      facebook: 'https://facebook.example/varnodhara',
      instagram: 'https://instagram.example/varnodhara',
      twitter: 'https://twitter.example/varnodhara',
    },
    distributors: [
      {
        ...words.varnodhara.distributors[0],
        phone: '+91 00000 00000',
        email: 'sales@rankala-paints.example',
      },
      { ...words.varnodhara.distributors[1], phone: '+91 00000 00000', email: 'sales@colour-lane.example' },
      {
        ...words.varnodhara.distributors[2],
        phone: '+91 00000 00000',
        email: 'sales@vindhya-paint-house.example',
      },
      { ...words.varnodhara.distributors[3], phone: '+91 00000 00000', email: 'sales@gomti-colours.example' },
    ],
  },
  {
    id: 'swachhira',
    name: brandNames.swachhira,
    ...words.swachhira,
    logo: '/images/brands/swachhira.svg',
    founded: 2015,
    socialLinks: {
      instagram: 'https://instagram.example/swachhira',
      twitter: 'https://twitter.example/swachhira',
      linkedin: 'https://linkedin.example/company/swachhira',
    },
    distributors: [
      {
        ...words.swachhira.distributors[0],
        phone: '+91 00000 00000',
        email: 'sales@kalinga-household-supplies.example',
      },
      {
        ...words.swachhira.distributors[1],
        phone: '+91 00000 00000',
        email: 'sales@eastern-hygiene-traders.example',
      },
    ],
  },
  {
    id: 'keetrodha',
    name: brandNames.keetrodha,
    ...words.keetrodha,
    logo: '/images/brands/keetrodha.svg',
    founded: 1998,
    socialLinks: {
      facebook: 'https://facebook.example/keetrodha',
      linkedin: 'https://linkedin.example/company/keetrodha',
    },
    distributors: [],
  },
  {
    id: 'antarekha',
    name: brandNames.antarekha,
    ...words.antarekha,
    logo: '/images/brands/antarekha.svg',
    founded: 2011,
    socialLinks: {
      facebook: 'https://facebook.example/antarekha',
      instagram: 'https://instagram.example/antarekha',
      linkedin: 'https://linkedin.example/company/antarekha',
    },
    distributors: [
      {
        ...words.antarekha.distributors[0],
        phone: '+91 00000 00000',
        email: 'sales@antarekha-studio-vashi.example',
      },
      {
        ...words.antarekha.distributors[1],
        phone: '+91 00000 00000',
        email: 'sales@southline-kitchens.example',
      },
      { ...words.antarekha.distributors[2], phone: '+91 00000 00000', email: 'sales@modern-rasoi.example' },
    ],
  },
  {
    id: 'haritangan',
    name: brandNames.haritangan,
    ...words.haritangan,
    logo: '/images/brands/haritangan.svg',
    founded: 2009,
    socialLinks: {
      instagram: 'https://instagram.example/haritangan',
    },
    distributors: [
      {
        ...words.haritangan.distributors[0],
        phone: '+91 00000 00000',
        email: 'sales@himgiri-nursery-supplies.example',
      },
      {
        ...words.haritangan.distributors[1],
        phone: '+91 00000 00000',
        email: 'sales@city-green-store.example',
      },
      {
        ...words.haritangan.distributors[2],
        phone: '+91 00000 00000',
        email: 'sales@lalbagh-garden-centre.example',
      },
    ],
  },
  {
    id: 'neerbandh',
    name: brandNames.neerbandh,
    ...words.neerbandh,
    logo: '/images/brands/neerbandh.svg',
    founded: 1992,
    socialLinks: {
      facebook: 'https://facebook.example/neerbandh',
      twitter: 'https://twitter.example/neerbandh',
      linkedin: 'https://linkedin.example/company/neerbandh',
    },
    distributors: [
      {
        ...words.neerbandh.distributors[0],
        phone: '+91 00000 00000',
        email: 'sales@brahmaputra-building-care.example',
      },
      {
        ...words.neerbandh.distributors[1],
        phone: '+91 00000 00000',
        email: 'sales@monsoon-shield-agencies.example',
      },
      {
        ...words.neerbandh.distributors[2],
        phone: '+91 00000 00000',
        email: 'sales@terrace-care-depot.example',
      },
    ],
  },
]
