import { brandPage } from '#content/brand-page.ts'
import { brandStrings } from '#content/brands.ts'
import { paths } from '#lib/paths.ts'
import type { Sampled } from '#lib/samples.ts'
import { type Crumb, homeCrumb } from './breadcrumbs.ts'

export type Distributor = { name: string; address: string; phone: string; email: string }

export type SampleBrand = Sampled & {
  /** Id in the URL `/brand/{id}` and in the catalogue's list of brands. */
  id: string
  name: string
  website: string
  /** Target of the home page's carousel, if not the website. */
  redirect?: string
  about: ReadonlyArray<string>
  founded: number
  founder: string
  headquarters: string
  socialLinks: { facebook?: string; instagram?: string; twitter?: string; linkedin?: string }
  /** If empty, the page shows the 'no distributors' state. */
  distributors: ReadonlyArray<Distributor>
}

type Place = Pick<Distributor, 'name' | 'address'>
type Reach = Pick<Distributor, 'phone' | 'email'>

/** Returns the distributors of a brand with their contact addresses, in the same order. */
function withContacts<const Places extends ReadonlyArray<Place>>(
  places: Places,
  reaches: { readonly [Key in keyof Places]: Reach },
): Array<Distributor> {
  return places.flatMap((place, index) => {
    const reach: Reach | undefined = reaches[index]
    return reach ? [{ ...place, ...reach }] : []
  })
}

/** Profiles of the sample brands, in the order of the home page's carousel. */
export const sampleBrands: ReadonlyArray<SampleBrand> = [
  {
    id: 'nalvika',
    sample: true,
    ...brandStrings.nalvika,
    website: 'https://www.nalvika.example',
    founded: 1994,
    socialLinks: {
      facebook: 'https://facebook.example/nalvika',
      instagram: 'https://instagram.example/nalvika',
      linkedin: 'https://linkedin.example/company/nalvika',
    },
    distributors: withContacts(brandStrings.nalvika.distributors, [
      { phone: '+91 00000 00000', email: 'sales@shree-sagar-sanitary-stores.example' },
      { phone: '+91 00000 00000', email: 'sales@konkan-bath-gallery.example' },
      { phone: '+91 00000 00000', email: 'sales@deccan-pipes-and-fittings.example' },
    ]),
  },
  {
    id: 'vidyutsar',
    sample: true,
    ...brandStrings.vidyutsar,
    website: 'https://www.vidyutsar.example',
    redirect: 'https://www.vidyutsar.example/home-wiring',
    founded: 1988,
    socialLinks: {
      facebook: 'https://facebook.example/vidyutsar',
      twitter: 'https://twitter.example/vidyutsar',
      linkedin: 'https://linkedin.example/company/vidyutsar',
    },
    distributors: withContacts(brandStrings.vidyutsar.distributors, [
      { phone: '+91 00000 00000', email: 'sales@prakash-electric-house.example' },
      { phone: '+91 00000 00000', email: 'sales@southern-switch-centre.example' },
      { phone: '+91 00000 00000', email: 'sales@bright-line-traders.example' },
      { phone: '+91 00000 00000', email: 'sales@howrah-cable-mart.example' },
    ]),
  },
  {
    id: 'sheetvan',
    sample: true,
    ...brandStrings.sheetvan,
    website: 'https://www.sheetvan.example',
    redirect: 'https://www.sheetvan.example/room-air-conditioners',
    founded: 2006,
    socialLinks: {
      facebook: 'https://facebook.example/sheetvan',
      instagram: 'https://instagram.example/sheetvan',
      twitter: 'https://twitter.example/sheetvan',
      linkedin: 'https://linkedin.example/company/sheetvan',
    },
    distributors: withContacts(brandStrings.sheetvan.distributors, [
      { phone: '+91 00000 00000', email: 'sales@coastal-cooling-agencies.example' },
      { phone: '+91 00000 00000', email: 'sales@thandak-air-systems.example' },
      { phone: '+91 00000 00000', email: 'sales@cool-corner-appliances.example' },
    ]),
  },
  {
    id: 'kashthira',
    sample: true,
    ...brandStrings.kashthira,
    website: 'https://www.kashthira.example',
    founded: 1979,
    socialLinks: {
      facebook: 'https://facebook.example/kashthira',
      linkedin: 'https://linkedin.example/company/kashthira',
    },
    distributors: withContacts(brandStrings.kashthira.distributors, [
      { phone: '+91 00000 00000', email: 'sales@periyar-plywood-depot.example' },
      { phone: '+91 00000 00000', email: 'sales@marina-timber-and-boards.example' },
      { phone: '+91 00000 00000', email: 'sales@mewar-ply-centre.example' },
    ]),
  },
  {
    id: 'varnodhara',
    sample: true,
    ...brandStrings.varnodhara,
    website: 'https://www.varnodhara.example',
    redirect: 'https://www.varnodhara.example/shade-cards',
    founded: 1968,
    socialLinks: {
      facebook: 'https://facebook.example/varnodhara',
      instagram: 'https://instagram.example/varnodhara',
      twitter: 'https://twitter.example/varnodhara',
    },
    distributors: withContacts(brandStrings.varnodhara.distributors, [
      { phone: '+91 00000 00000', email: 'sales@rankala-paints.example' },
      { phone: '+91 00000 00000', email: 'sales@colour-lane.example' },
      { phone: '+91 00000 00000', email: 'sales@vindhya-paint-house.example' },
      { phone: '+91 00000 00000', email: 'sales@gomti-colours.example' },
    ]),
  },
  {
    id: 'swachhira',
    sample: true,
    ...brandStrings.swachhira,
    website: 'https://www.swachhira.example',
    founded: 2015,
    socialLinks: {
      instagram: 'https://instagram.example/swachhira',
      twitter: 'https://twitter.example/swachhira',
      linkedin: 'https://linkedin.example/company/swachhira',
    },
    distributors: withContacts(brandStrings.swachhira.distributors, [
      { phone: '+91 00000 00000', email: 'sales@kalinga-household-supplies.example' },
      { phone: '+91 00000 00000', email: 'sales@eastern-hygiene-traders.example' },
    ]),
  },
  {
    id: 'gharyantra',
    sample: true,
    ...brandStrings.gharyantra,
    website: 'https://www.gharyantra.example',
    founded: 2001,
    socialLinks: {
      facebook: 'https://facebook.example/gharyantra',
      instagram: 'https://instagram.example/gharyantra',
    },
    distributors: withContacts(brandStrings.gharyantra.distributors, [
      { phone: '+91 00000 00000', email: 'sales@khalsa-home-appliances.example' },
      { phone: '+91 00000 00000', email: 'sales@capital-machine-store.example' },
      { phone: '+91 00000 00000', email: 'sales@awadh-appliance-point.example' },
    ]),
  },
  {
    id: 'keetrodha',
    sample: true,
    ...brandStrings.keetrodha,
    website: 'https://www.keetrodha.example',
    founded: 1998,
    socialLinks: {
      facebook: 'https://facebook.example/keetrodha',
      linkedin: 'https://linkedin.example/company/keetrodha',
    },
    distributors: [],
  },
  {
    id: 'antarekha',
    sample: true,
    ...brandStrings.antarekha,
    website: 'https://www.antarekha.example',
    redirect: 'https://www.antarekha.example/kitchens',
    founded: 2011,
    socialLinks: {
      facebook: 'https://facebook.example/antarekha',
      instagram: 'https://instagram.example/antarekha',
      linkedin: 'https://linkedin.example/company/antarekha',
    },
    distributors: withContacts(brandStrings.antarekha.distributors, [
      { phone: '+91 00000 00000', email: 'sales@antarekha-studio-vashi.example' },
      { phone: '+91 00000 00000', email: 'sales@southline-kitchens.example' },
      { phone: '+91 00000 00000', email: 'sales@modern-rasoi.example' },
    ]),
  },
  {
    id: 'haritangan',
    sample: true,
    ...brandStrings.haritangan,
    website: 'https://www.haritangan.example',
    founded: 2009,
    socialLinks: {
      instagram: 'https://instagram.example/haritangan',
    },
    distributors: withContacts(brandStrings.haritangan.distributors, [
      { phone: '+91 00000 00000', email: 'sales@himgiri-nursery-supplies.example' },
      { phone: '+91 00000 00000', email: 'sales@city-green-store.example' },
      { phone: '+91 00000 00000', email: 'sales@lalbagh-garden-centre.example' },
    ]),
  },
  {
    id: 'prahariva',
    sample: true,
    ...brandStrings.prahariva,
    website: 'https://www.prahariva.example',
    founded: 2013,
    socialLinks: {
      instagram: 'https://instagram.example/prahariva',
      linkedin: 'https://linkedin.example/company/prahariva',
    },
    distributors: withContacts(brandStrings.prahariva.distributors, [
      { phone: '+91 00000 00000', email: 'sales@suraksha-systems.example' },
      { phone: '+91 00000 00000', email: 'sales@safe-door-solutions.example' },
    ]),
  },
  {
    id: 'neerbandh',
    sample: true,
    ...brandStrings.neerbandh,
    website: 'https://www.neerbandh.example',
    founded: 1992,
    socialLinks: {
      facebook: 'https://facebook.example/neerbandh',
      twitter: 'https://twitter.example/neerbandh',
      linkedin: 'https://linkedin.example/company/neerbandh',
    },
    distributors: withContacts(brandStrings.neerbandh.distributors, [
      { phone: '+91 00000 00000', email: 'sales@brahmaputra-building-care.example' },
      { phone: '+91 00000 00000', email: 'sales@monsoon-shield-agencies.example' },
      { phone: '+91 00000 00000', email: 'sales@terrace-care-depot.example' },
    ]),
  },
]

/** Returns true if a brand is made up. */
export function isSampleBrand(id: string): boolean {
  return sampleBrands.some((brand) => brand.id === id && brand.sample)
}

/** The row of brands on the home page. */
const BRANDS_HREF = `${paths.home}#brands-title`

/** Returns Home > Brands > name. */
export function brandCrumbs(name: string): Array<Crumb> {
  return [homeCrumb, { label: brandPage.crumb, href: BRANDS_HREF }, { label: name }]
}
