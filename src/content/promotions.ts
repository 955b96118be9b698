export type Promotion = {
  id: string
  /** Short words above the title. */
  eyebrow: string
  title: string
  text: string
  cta: string
  href: string
  image: string
}

/** The three marketing banners of the home page. */
export const promotions: Array<Promotion> = [
  {
    id: 'summer',
    eyebrow: 'Summer offer',
    title: 'Up to 30% off',
    text: 'AC service and repair before the hottest weeks arrive. The discount is shown in the app when you book.',
    cta: 'See AC services',
    href: '/services/ac-repair',
    image: '/images/promos/summer.svg',
  },
  {
    id: 'weekly',
    eyebrow: 'Deep cleaning',
    title: '15% off this week',
    text: 'A fresh kitchen, a bathroom that shines or the whole home in a day, for bookings made this week.',
    cta: 'See cleaning services',
    href: '/services/cleaning',
    image: '/images/promos/weekly.svg',
  },
  {
    id: 'guarantee',
    eyebrow: 'Our promise',
    title: '100% satisfaction guarantee',
    text: 'If the work is not right, tell us within seven days and we arrange a second visit to put it right.',
    cta: 'Browse all services',
    href: '/services',
    image: '/images/promos/guarantee.svg',
  },
]

export type AdSlot = 'home-middle' | 'home-bottom' | 'category' | 'blog'

export type HousePromo = {
  id: string
  title: string
  description: string
  image: string
  href: string
}

/** What an ad slot shows when no ad unit is configured or the ad cannot load. */
export const housePromos: Record<AdSlot, HousePromo> = {
  'home-middle': {
    id: 'monsoon-check',
    title: 'Find the leak before the rain does',
    description: 'Terraces, window frames and damp walls are easier to seal while they are dry.',
    image: '/images/promos/monsoon-check.svg',
    href: '/services/waterproofing',
  },
  'home-bottom': {
    id: 'join-partner',
    title: 'Good with your hands? Work with us',
    description: 'Plumbers, electricians, painters and other professionals choose their own hours and area.',
    image: '/images/promos/join-partner.svg',
    href: '/become-partner',
  },
  category: {
    id: 'new-room',
    title: 'A new colour changes the room',
    description: 'One wall or the whole home: a painter measures, shows shades and gives a written quote.',
    image: '/images/promos/new-room.svg',
    href: '/services/painting',
  },
  blog: {
    id: 'ask-expert',
    title: 'Rather leave it to a technician?',
    description: 'Some jobs need the right tool and a trained eye. See what each service starts from.',
    image: '/images/promos/ask-expert.svg',
    href: '/services',
  },
}

/** What stands above an advertising place, and the visitor's choice there. */
export const adWords = {
  promotion: 'Promotion',
  advertisement: 'Advertisement',
  allow: 'Show partner ads',
  refuse: 'Turn off partner ads',
} as const

/** Discount banner of a category's 'Available Providers' panel. */
export const categoryOffer = {
  title: '15% off this week',
  text: 'Book in the app this week; the discount is taken off before you confirm.',
  cta: 'Book in the app',
  href: '/app',
} as const
