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

type BrandData = {
  founded: number
  /** The page of its website that the home page leads to, if not the first. */
  offer?: string
  networks: ReadonlyArray<keyof SampleBrand['socialLinks']>
  /** The hosts of its distributors, in the order of their texts. */
  shops: ReadonlyArray<string>
}

/** In the order of the home page's carousel. */
const brands: Record<keyof typeof brandStrings, BrandData> = {
  nalvika: {
    founded: 1994,
    networks: ['facebook', 'instagram', 'linkedin'],
    shops: ['shree-sagar-sanitary-stores', 'konkan-bath-gallery', 'deccan-pipes-and-fittings'],
  },
  vidyutsar: {
    founded: 1988,
    offer: 'home-wiring',
    networks: ['facebook', 'twitter', 'linkedin'],
    shops: ['prakash-electric-house', 'southern-switch-centre', 'bright-line-traders', 'howrah-cable-mart'],
  },
  sheetvan: {
    founded: 2006,
    offer: 'room-air-conditioners',
    networks: ['facebook', 'instagram', 'twitter', 'linkedin'],
    shops: ['coastal-cooling-agencies', 'thandak-air-systems', 'cool-corner-appliances'],
  },
  kashthira: {
    founded: 1979,
    networks: ['facebook', 'linkedin'],
    shops: ['periyar-plywood-depot', 'marina-timber-and-boards', 'mewar-ply-centre'],
  },
  varnodhara: {
    founded: 1968,
    offer: 'shade-cards',
    networks: ['facebook', 'instagram', 'twitter'],
    shops: ['rankala-paints', 'colour-lane', 'vindhya-paint-house', 'gomti-colours'],
  },
  swachhira: {
    founded: 2015,
    networks: ['instagram', 'twitter', 'linkedin'],
    shops: ['kalinga-household-supplies', 'eastern-hygiene-traders'],
  },
  gharyantra: {
    founded: 2001,
    networks: ['facebook', 'instagram'],
    shops: ['khalsa-home-appliances', 'capital-machine-store', 'awadh-appliance-point'],
  },
  keetrodha: {
    founded: 1998,
    networks: ['facebook', 'linkedin'],
    shops: [],
  },
  antarekha: {
    founded: 2011,
    offer: 'kitchens',
    networks: ['facebook', 'instagram', 'linkedin'],
    shops: ['antarekha-studio-vashi', 'southline-kitchens', 'modern-rasoi'],
  },
  haritangan: {
    founded: 2009,
    networks: ['instagram'],
    shops: ['himgiri-nursery-supplies', 'city-green-store', 'lalbagh-garden-centre'],
  },
  prahariva: {
    founded: 2013,
    networks: ['instagram', 'linkedin'],
    shops: ['suraksha-systems', 'safe-door-solutions'],
  },
  neerbandh: {
    founded: 1992,
    networks: ['facebook', 'twitter', 'linkedin'],
    shops: ['brahmaputra-building-care', 'monsoon-shield-agencies', 'terrace-care-depot'],
  },
}

/** Profiles of the sample brands. All addresses and numbers are placeholders. */
export const sampleBrands: ReadonlyArray<SampleBrand> = (
  Object.keys(brands) as Array<keyof typeof brands>
).map((id) => {
  const { founded, offer, networks, shops } = brands[id]
  const website = `https://www.${id}.example`
  return {
    id,
    sample: true,
    ...brandStrings[id],
    website,
    ...(offer && { redirect: `${website}/${offer}` }),
    founded,
    socialLinks: Object.fromEntries(
      networks.map((network) => [
        network,
        `https://${network}.example/${network === 'linkedin' ? 'company/' : ''}${id}`,
      ]),
    ),
    distributors: brandStrings[id].distributors.map((distributor, index) => ({
      ...distributor,
      phone: '+91 00000 00000',
      email: `sales@${shops[index]}.example`,
    })),
  }
})

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
