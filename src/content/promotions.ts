import { type Dated, isOn, type Season } from '#lib/india-day.ts'

export type Promotion = Dated & {
  id: string
  /** Short words above the title. */
  eyebrow: string
  title: string
  text: string
  cta: string
  href: string
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

/** One for every day of the year, one after the other. */
const seasonal: ReadonlyArray<Promotion> = [
  {
    id: 'summer',
    eyebrow: 'Summer offer',
    title: 'Up to 30% off',
    text: 'AC service and repair for the hottest weeks. The discount is shown in the app when you book.',
    cta: 'See AC services',
    href: '/services/ac-repair',
    image: '/images/promos/summer.svg',
    seasons: [{ first: '03-01', last: '06-15' }],
  },
  {
    id: 'monsoon',
    eyebrow: 'Monsoon offer',
    title: 'Up to 20% off',
    text: 'Seepage, damp walls and leaking windows. The discount is shown in the app when you book.',
    cta: 'See waterproofing',
    href: '/services/waterproofing',
    image: '/images/promos/monsoon-check.svg',
    seasons: [{ first: '06-16', last: '09-15' }],
  },
  {
    id: 'festive',
    eyebrow: 'Festive offer',
    title: 'Up to 25% off',
    text: 'Fresh paint before the lamps are lit. The discount is shown in the app when you book.',
    cta: 'See painting services',
    href: '/services/painting',
    image: '/images/promos/new-room.svg',
    seasons: [{ first: '09-16', last: '11-15' }],
  },
  {
    id: 'winter',
    eyebrow: 'Winter offer',
    title: 'Up to 20% off',
    text: 'Geyser service and repair while mornings are cold. The discount is shown in the app when you book.',
    cta: 'See appliance repair',
    href: '/services/appliance-repair',
    image: '/images/promos/winter.svg',
    seasons: [{ first: '11-16', last: '02-29' }],
  },
]

/** The second card: the offer of the week, and what is true all year. */
const cleaning: ReadonlyArray<Promotion> = [
  {
    id: 'weekly',
    eyebrow: 'Deep cleaning',
    title: '15% off this week',
    text: 'A fresh kitchen, a bathroom that shines or the whole home in a day, for bookings made this week.',
    cta: 'See cleaning services',
    href: '/services/cleaning',
    image: '/images/promos/weekly.svg',
    seasons: WEEKS,
  },
  {
    id: 'deep-cleaning',
    eyebrow: 'Deep cleaning',
    title: 'The whole home in a day',
    text: 'A fresh kitchen, a bathroom that shines and floors without a mark: the team brings what it needs.',
    cta: 'See cleaning services',
    href: '/services/cleaning',
    image: '/images/promos/weekly.svg',
  },
]

const guarantee: Promotion = {
  id: 'guarantee',
  eyebrow: 'Our promise',
  title: '100% satisfaction guarantee',
  text: 'If the work is not right, tell us within seven days and we arrange a second visit to put it right.',
  cta: 'Browse all services',
  href: '/services',
  image: '/images/promos/guarantee.svg',
}

/** The marketing banners of the home page on a day in India (`2026-11-01`): of the season, of the week, of all year. */
export function promotionsOn(day: string): Array<Promotion> {
  return [seasonal, cleaning, [guarantee]].flatMap((cards) => cards.find(isOn(day)) ?? [])
}

type CategoryOffer = Dated & { title: string; text: string; cta: string; href: string }

const categoryOffers: ReadonlyArray<CategoryOffer> = [
  {
    title: '15% off this week',
    text: 'Book in the app this week; the discount is taken off before you confirm.',
    cta: 'Book in the app',
    href: '/app',
    seasons: WEEKS,
  },
]

const firstBooking: CategoryOffer = {
  title: '10% off your first booking',
  text: 'Book in the app; the discount is taken off before you confirm.',
  cta: 'Book in the app',
  href: '/app',
}

/** Discount banner of a category's 'Available Providers' panel on a day in India. */
export function categoryOfferOn(day: string): CategoryOffer {
  return categoryOffers.find(isOn(day)) ?? firstBooking
}
