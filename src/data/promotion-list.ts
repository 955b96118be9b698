import { discounts } from '#catalogue/discounts.ts'
import { offerStrings, offerTexts, promotionTexts } from '#content/promotions.ts'
import { type Dated, isInSeason, isOn, type Season, seasonAround } from '#lib/india-day.ts'
import { formatRupees } from '#lib/money.ts'
import { paths } from '#lib/paths.ts'
import { type Sampled, withoutSamples } from '#lib/samples.ts'
import { longDate } from './format-dates.ts'
import { isOffered, type Offers, ofService, type Promoted } from './house-promo-list.ts'

/** The limits of a discount: its largest amount in whole rupees, and further conditions. */
type Discount = Sampled & { capRupees: number; terms: string }

export type Promotion = Promoted &
  Partial<Discount> & {
    id: string
    /** Short words above the title. */
    eyebrow: string
    title: string
    text: string
    cta: string
    image: string
  }

function sampleDiscount(name: keyof typeof discounts): Omit<Discount, 'terms'> {
  return { capRupees: discounts[name].capRupees, sample: true }
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
    ...sampleDiscount('summer'),
    ...ofService('ac-repair'),
    image: '/images/promos/summer.svg',
    seasons: [{ first: '03-01', last: '06-15' }],
  },
  {
    id: 'monsoon',
    ...promotionTexts.monsoon,
    ...sampleDiscount('monsoon'),
    ...ofService('waterproofing'),
    image: '/images/promos/monsoon-check.svg',
    seasons: [{ first: '06-16', last: '09-15' }],
  },
  {
    id: 'festive',
    ...promotionTexts.festive,
    ...sampleDiscount('festive'),
    ...ofService('painting'),
    image: '/images/promos/new-room.svg',
    seasons: [{ first: '09-16', last: '11-15' }],
  },
  {
    id: 'winter',
    ...promotionTexts.winter,
    ...sampleDiscount('winter'),
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
    ...sampleDiscount('weekly'),
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
  href: paths.guarantee,
  image: '/images/promos/guarantee.svg',
}

/**
 * Returns the home page's banners for a day in India (`2026-11-01`): those of the season, the week and the year. Leaves
 * out services that are not offered, and sample offers unless samples are shown.
 */
export function promotionsOn(day: string, offers: Offers, samples: boolean): Array<Promotion> {
  return [seasonal, cleaning, [guarantee]]
    .flatMap((cards) => withoutSamples(cards, samples).find(isOn(day)) ?? [])
    .filter(isOffered(offers))
}

/** Returns the days, the largest amount and the conditions of a discount in words; undefined for anything else. */
export function offerConditions(
  { capRupees, terms, seasons }: Dated & Partial<Discount>,
  day: string,
): string | undefined {
  if (capRupees === undefined || terms === undefined) return undefined
  const season = seasons?.find((one) => isInSeason(day, one))
  const days = season && seasonAround(day, season)
  return offerStrings.conditions({
    ...(days && { first: longDate(days.first), last: longDate(days.last) }),
    cap: formatRupees(capRupees),
    terms,
  })
}

type ServicePromotion = Dated & Discount & { title: string; text: string; cta: string; href: string }

/** The first one that fits the day is shown. */
const servicePromotions: ReadonlyArray<ServicePromotion> = [
  { ...offerTexts.week, ...sampleDiscount('weekly'), href: paths.app, seasons: WEEKS },
  { ...offerTexts.firstBooking, ...sampleDiscount('firstBooking'), href: paths.app },
]

/** Returns the discount banner of a service's 'Available Providers' panel for a day in India, if there is one. */
export function serviceOfferOn(day: string, samples: boolean): ServicePromotion | undefined {
  return withoutSamples(servicePromotions, samples).find(isOn(day))
}
