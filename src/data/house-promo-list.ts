import { promoTexts } from '#content/house-promos.ts'
import { type Dated, isOn } from '#lib/india-day.ts'
import { paths } from '#lib/paths.ts'

export type AdSlot = 'home-middle' | 'home-bottom' | 'blog'

/** Returns true if a built-in service is offered. */
export type Offers = (serviceId: string) => boolean

/** A link that is shown if its service is offered. */
export type Promoted = Dated & { href: string; serviceId?: string }

/** Returns the link to a service. */
export function ofService(serviceId: string): Promoted {
  return { serviceId, href: paths.service(serviceId) }
}

export function isOffered(offers: Offers): (promoted: { serviceId?: string }) => boolean {
  return ({ serviceId }) => serviceId === undefined || offers(serviceId)
}

export type HousePromo = Promoted & {
  id: string
  title: string
  description: string
  image: string
}

const newRoom: HousePromo = {
  id: 'new-room',
  ...promoTexts.newRoom,
  image: '/images/promos/new-room.svg',
  ...ofService('painting'),
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
  ...ofService('waterproofing'),
  seasons: [{ first: '03-01', last: '06-15' }],
}

/** Promotions of each ad slot without a loaded ad unit. The first one that fits the day is shown. */
const housePromos: Record<AdSlot, ReadonlyArray<HousePromo>> = {
  'home-middle': [monsoonCheck, newRoom, askExpert],
  'home-bottom': [joinPartner],
  blog: [askExpert],
}

/** The names of all ad slots. */
export const adSlots: ReadonlyArray<string> = Object.keys(housePromos)

/** Returns our promotion for a slot: in season and offered. */
export function housePromoFor(slot: AdSlot, day: string, offers: Offers): HousePromo {
  const fits = (promo: HousePromo) => isOn(day)(promo) && isOffered(offers)(promo)
  return housePromos[slot].find(fits) ?? askExpert
}
