import { type Dated, isOn } from '#lib/india-day.ts'

export type AdSlot = 'home-middle' | 'home-bottom' | 'category' | 'blog'

export type HousePromo = Dated & {
  id: string
  title: string
  description: string
  image: string
  href: string
}

const newRoom: HousePromo = {
  id: 'new-room',
  title: 'A new colour changes the room',
  description: 'One wall or the whole home: a painter measures, shows shades and gives a written quote.',
  image: '/images/promos/new-room.svg',
  href: '/services/painting',
}

const askExpert: HousePromo = {
  id: 'ask-expert',
  title: 'Rather leave it to a technician?',
  description: 'Some jobs need the right tool and a trained eye. See what each service starts from.',
  image: '/images/promos/ask-expert.svg',
  href: '/services',
}

const joinPartner: HousePromo = {
  id: 'join-partner',
  title: 'Good with your hands? Work with us',
  description: 'Plumbers, electricians, painters and other professionals choose their own hours and area.',
  image: '/images/promos/join-partner.svg',
  href: '/become-partner',
}

const monsoonCheck: HousePromo = {
  id: 'monsoon-check',
  title: 'Find the leak before the rain does',
  description: 'Terraces, window frames and damp walls are easier to seal while they are dry.',
  image: '/images/promos/monsoon-check.svg',
  href: '/services/waterproofing',
  seasons: [{ first: '03-01', last: '06-15' }],
}

/** What an ad slot shows when no ad unit is configured or the ad cannot load: the first that fits the day and the page. */
const housePromos: Record<AdSlot, ReadonlyArray<HousePromo>> = {
  'home-middle': [monsoonCheck, newRoom],
  'home-bottom': [joinPartner],
  category: [newRoom, askExpert],
  blog: [askExpert],
}

/** The names of all advertising places. */
export const adSlots: ReadonlyArray<string> = Object.keys(housePromos)

/** The promotion of our own in a slot: one that is in season, and that does not lead to the page it stands on. */
export function housePromoFor(slot: AdSlot, day: string, page?: string): HousePromo {
  const [last = askExpert] = housePromos[slot].slice(-1)
  return housePromos[slot].find((promo) => isOn(day)(promo) && promo.href !== page) ?? last
}

/** What stands above an advertising place, and the visitor's choice there. */
export const adWords = {
  promotion: 'Promotion',
  advertisement: 'Advertisement',
  allow: 'Show partner ads',
  refuse: 'Turn off partner ads',
} as const
