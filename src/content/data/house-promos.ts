import { type Dated, isOn } from '#lib/india-day.ts'
import { paths } from '#lib/paths.ts'
import { promoTexts } from '../house-promos.ts'

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
  ...promoTexts.newRoom,
  image: '/images/promos/new-room.svg',
  href: paths.service('painting'),
}

const askExpert: HousePromo = {
  id: 'ask-expert',
  ...promoTexts.askExpert,
  image: '/images/promos/ask-expert.svg',
  href: paths.services,
}

const joinPartner: HousePromo = {
  id: 'join-partner',
  ...promoTexts.joinPartner,
  image: '/images/promos/join-partner.svg',
  href: paths.becomePartner,
}

const monsoonCheck: HousePromo = {
  id: 'monsoon-check',
  ...promoTexts.monsoonCheck,
  image: '/images/promos/monsoon-check.svg',
  href: paths.service('waterproofing'),
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
