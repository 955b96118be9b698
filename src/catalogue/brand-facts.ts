type BrandData = {
  founded: number
  /** The page of its website that the home page leads to, if not the first. */
  offer?: string
  networks: ReadonlyArray<'facebook' | 'instagram' | 'twitter' | 'linkedin'>
  /** The hosts of its distributors, in the order of their texts. */
  shops: ReadonlyArray<string>
}

/** The brands in the order of the home page's carousel. */
const brands = {
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
} satisfies Record<string, BrandData>

type BrandId = keyof typeof brands

/** The sample brands without their texts. All addresses are placeholders. */
export const brandFacts = (Object.keys(brands) as Array<BrandId>).map((id) => {
  const { founded, offer, networks, shops }: BrandData = brands[id]
  const website = `https://www.${id}.example`
  return {
    id,
    website,
    ...(offer && { redirect: `${website}/${offer}` }),
    founded,
    socialLinks: Object.fromEntries(
      networks.map((network) => [
        network,
        `https://${network}.example/${network === 'linkedin' ? 'company/' : ''}${id}`,
      ]),
    ),
    shops,
  }
})

/** Returns true if a brand is made up. */
export function isSampleBrand(id: string): boolean {
  return Object.hasOwn(brands, id)
}
