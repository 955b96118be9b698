import { discounts } from '#catalogue/discounts.ts'
import { GUARANTEE_DAYS } from '#catalogue/guarantee.ts'
/** Marketing banners of the home page. `eyebrow` is a short line above the title. */
export const promotionTexts = {
  summer: {
    terms: 'On the labour of AC jobs booked in the app; not on parts or gas.',
    eyebrow: 'Summer offer',
    title: `Up to ${discounts.summer.percent}% off`,
    text: 'AC service and repair for the hottest weeks.',
    cta: 'See AC services',
  },
  monsoon: {
    terms: 'On the labour of waterproofing jobs booked in the app; not on materials.',
    eyebrow: 'Monsoon offer',
    title: `Up to ${discounts.monsoon.percent}% off`,
    text: 'Seepage, damp walls and leaking windows.',
    cta: 'See waterproofing',
  },
  festive: {
    terms: 'On the labour of painting jobs booked in the app; not on paint.',
    eyebrow: 'Festive offer',
    title: `Up to ${discounts.festive.percent}% off`,
    text: 'Fresh paint before the lamps are lit.',
    cta: 'See painting services',
  },
  winter: {
    terms: 'On the labour of geyser jobs booked in the app; not on parts.',
    eyebrow: 'Winter offer',
    title: `Up to ${discounts.winter.percent}% off`,
    text: 'Geyser service and repair while mornings are cold.',
    cta: 'See appliance repair',
  },
  weekly: {
    terms: 'On cleaning booked in the app; once per household.',
    eyebrow: 'Deep cleaning',
    title: `${discounts.weekly.percent}% off this week`,
    text: 'A fresh kitchen, a bathroom that shines or the whole home in a day, for bookings made this week.',
    cta: 'See cleaning services',
  },
  deepCleaning: {
    eyebrow: 'Deep cleaning',
    title: 'The whole home in a day',
    text: 'A fresh kitchen, a bathroom that shines and clean floors.',
    cta: 'See cleaning services',
  },
  guarantee: {
    eyebrow: 'Our promise',
    title: '100% satisfaction guarantee',
    text: `If the work is not right, tell us within ${GUARANTEE_DAYS} days and we arrange a second visit to put it right.`,
    cta: 'What the guarantee covers',
  },
} as const

/** Discount banner of a service's 'Available Providers' panel. */
export const offerTexts = {
  week: {
    terms: 'On the labour of one job booked in the app; not on parts.',
    title: `${discounts.weekly.percent}% off this week`,
    text: 'Book in the app this week; the discount is taken off before you confirm.',
    cta: 'Book in the app',
  },
  firstBooking: {
    terms: 'Once per household, on labour; not on parts.',
    title: `${discounts.firstBooking.percent}% off your first booking`,
    text: 'Book in the app; the discount is taken off before you confirm.',
    cta: 'Book in the app',
  },
} as const

type Conditions = { first?: string; last?: string; cap: string; terms: string }

/** Strings of every discount. */
export const offerStrings = {
  /** Without days, the discount has no end. */
  conditions: ({ first, last, cap, terms }: Conditions) =>
    `${first && last ? `${first} to ${last}` : 'No last day'}. At most ${cap} off. ${terms}`,
} as const
