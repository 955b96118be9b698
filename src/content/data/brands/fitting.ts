import { fitting as words } from '../../brands/fitting.ts'
import { brandNames } from '../../brands/names.ts'
import type { BrandProfile } from '../../brands/types.ts'

/** Makers of what is fitted: taps, switches, air conditioners, appliances, locks. */
export const fittingBrands: ReadonlyArray<BrandProfile> = [
  {
    id: 'nalvika',
    name: brandNames.nalvika,
    ...words.nalvika,
    logo: '/images/brands/nalvika.svg',
    founded: 1994,
    socialLinks: {
      facebook: 'https://facebook.example/nalvika',
      instagram: 'https://instagram.example/nalvika',
      linkedin: 'https://linkedin.example/company/nalvika',
    },
    distributors: [
      {
        ...words.nalvika.distributors[0],
        phone: '+91 00000 00000',
        email: 'sales@shree-sagar-sanitary-stores.example',
      },
      {
        ...words.nalvika.distributors[1],
        phone: '+91 00000 00000',
        email: 'sales@konkan-bath-gallery.example',
      },
      {
        ...words.nalvika.distributors[2],
        phone: '+91 00000 00000',
        email: 'sales@deccan-pipes-and-fittings.example',
      },
    ],
  },
  {
    id: 'vidyutsar',
    name: brandNames.vidyutsar,
    ...words.vidyutsar,
    logo: '/images/brands/vidyutsar.svg',
    founded: 1988,
    socialLinks: {
      facebook: 'https://facebook.example/vidyutsar',
      twitter: 'https://twitter.example/vidyutsar',
      linkedin: 'https://linkedin.example/company/vidyutsar',
    },
    distributors: [
      {
        ...words.vidyutsar.distributors[0],
        phone: '+91 00000 00000',
        email: 'sales@prakash-electric-house.example',
      },
      {
        ...words.vidyutsar.distributors[1],
        phone: '+91 00000 00000',
        email: 'sales@southern-switch-centre.example',
      },
      {
        ...words.vidyutsar.distributors[2],
        phone: '+91 00000 00000',
        email: 'sales@bright-line-traders.example',
      },
      {
        ...words.vidyutsar.distributors[3],
        phone: '+91 00000 00000',
        email: 'sales@howrah-cable-mart.example',
      },
    ],
  },
  {
    id: 'sheetvan',
    name: brandNames.sheetvan,
    ...words.sheetvan,
    logo: '/images/brands/sheetvan.svg',
    founded: 2006,
    socialLinks: {
      facebook: 'https://facebook.example/sheetvan',
      instagram: 'https://instagram.example/sheetvan',
      twitter: 'https://twitter.example/sheetvan',
      linkedin: 'https://linkedin.example/company/sheetvan',
    },
    distributors: [
      {
        ...words.sheetvan.distributors[0],
        phone: '+91 00000 00000',
        email: 'sales@coastal-cooling-agencies.example',
      },
      {
        ...words.sheetvan.distributors[1],
        phone: '+91 00000 00000',
        email: 'sales@thandak-air-systems.example',
      },
      {
        ...words.sheetvan.distributors[2],
        phone: '+91 00000 00000',
        email: 'sales@cool-corner-appliances.example',
      },
    ],
  },
  {
    id: 'gharyantra',
    name: brandNames.gharyantra,
    ...words.gharyantra,
    logo: '/images/brands/gharyantra.svg',
    founded: 2001,
    socialLinks: {
      facebook: 'https://facebook.example/gharyantra',
      instagram: 'https://instagram.example/gharyantra',
    },
    distributors: [
      {
        ...words.gharyantra.distributors[0],
        phone: '+91 00000 00000',
        email: 'sales@khalsa-home-appliances.example',
      },
      {
        ...words.gharyantra.distributors[1],
        phone: '+91 00000 00000',
        email: 'sales@capital-machine-store.example',
      },
      {
        ...words.gharyantra.distributors[2],
        phone: '+91 00000 00000',
        email: 'sales@awadh-appliance-point.example',
      },
    ],
  },
  {
    id: 'prahariva',
    name: brandNames.prahariva,
    ...words.prahariva,
    logo: '/images/brands/prahariva.svg',
    founded: 2013,
    socialLinks: {
      instagram: 'https://instagram.example/prahariva',
      linkedin: 'https://linkedin.example/company/prahariva',
    },
    distributors: [
      {
        ...words.prahariva.distributors[0],
        phone: '+91 00000 00000',
        email: 'sales@suraksha-systems.example',
      },
      {
        ...words.prahariva.distributors[1],
        phone: '+91 00000 00000',
        email: 'sales@safe-door-solutions.example',
      },
    ],
  },
]
