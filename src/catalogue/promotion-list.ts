import { offerTexts, promotionTexts } from '#content/promotions.ts'
import { type Dated, isOn, type Season } from '#lib/india-day.ts'
import { paths } from '#lib/paths.ts'
import { isOffered, type Offers, ofService, type Promoted } from './house-promo-list.ts'

export type Promotion = Promoted & {
  id: string
  /** Short words above the title. */
  eyebrow: string
  title: string
  text: string
  cta: string
  image: string
}

/** The weeks of the weekly offer. */
const WEEKS: ReadonlyArray<Season> = [
  { first: '01-08', last: '01-14' },
  { first: '03-01', last: '03-07' },
  { first: '05-01', last: '05-07' },
  { first: '07-08', last: '07-14' },
  { first: '08-09', last: '08-15' },
  { first: '10-08', last: '10-14' },
  { first: '12-20', last: '12-26' },
]

/** Seasonal promotions. Every day of the year has one. */
const seasonal: ReadonlyArray<Promotion> = [
  {
    id: 'summer',
    ...promotionTexts.summer,
    ...ofService('ac-repair'),
    image: '/images/promos/summer.svg',
    seasons: [{ first: '03-01', last: '06-15' }],
  },
  {
    id: 'monsoon',
    ...promotionTexts.monsoon,
    ...ofService('waterproofing'),
    image: '/images/promos/monsoon-check.svg',
    seasons: [{ first: '06-16', last: '09-15' }],
  },
  {
    id: 'festive',
    ...promotionTexts.festive,
    ...ofService('painting'),
    image: '/images/promos/new-room.svg',
    seasons: [{ first: '09-16', last: '11-15' }],
  },
  {
    id: 'winter',
    ...promotionTexts.winter,
    ...ofService('appliance-repair'),
    image: '/images/promos/winter.svg',
    seasons: [{ first: '11-16', last: '02-29' }],
  },
]

/** The second card: the weekly offer, or else one for the whole year. */
const cleaning: ReadonlyArray<Promotion> = [
  {
    id: 'weekly',
    ...promotionTexts.weekly,
    ...ofService('cleaning'),
    image: '/images/promos/weekly.svg',
    seasons: WEEKS,
  },
  {
    id: 'deep-cleaning',
    ...promotionTexts.deepCleaning,
    ...ofService('cleaning'),
    image: '/images/promos/weekly.svg',
  },
]

const guarantee: Promotion = {
  id: 'guarantee',
  ...promotionTexts.guarantee,
  href: paths.services,
  image: '/images/promos/guarantee.svg',
}

/**
 * Returns the home page's banners for a day in India (`2026-11-01`): those of the season, the week and the year. Leaves
 * out services that are not offered.
 */
export function promotionsOn(day: string, offers: Offers): Array<Promotion> {
  return [seasonal, cleaning, [guarantee]]
    .flatMap((cards) => cards.find(isOn(day)) ?? [])
    .filter(isOffered(offers))
}

type ServicePromotion = Dated & { title: string; text: string; cta: string; href: string }

const servicePromotions: ReadonlyArray<ServicePromotion> = [
  {
    ...offerTexts.week,
    href: paths.app,
    seasons: WEEKS,
  },
]

const firstBooking: ServicePromotion = {
  ...offerTexts.firstBooking,
  href: paths.app,
}

/** Returns the discount banner of a service's 'Available Providers' panel for a day in India. */
export function serviceOfferOn(day: string): ServicePromotion {
  return servicePromotions.find(isOn(day)) ?? firstBooking
}
