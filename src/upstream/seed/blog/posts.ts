export type SeedPost = {
  /** Address: `/blog/{slug}`; the body is the file `{slug}.html` beside this table, the hero `/images/blog/{slug}.svg`. */
  slug: string
  title: string
  categories: ReadonlyArray<string>
  /** Plain text, 100–180 characters. */
  shortDescription: string
  /** Plain text, 120–200 characters. */
  seoDescription: string
  /** RFC 3339 in UTC. */
  createdAt: string
}

/** The articles of the blog, newest first; every body is the file `{slug}.html` in this folder. */
export const posts = [
  {
    slug: 'balcony-gardening-for-beginners',
    title: 'Balcony gardening for beginners: sun, soil and safe weight',
    categories: ['Gardening', 'Seasonal'],
    shortDescription:
      'How to start a small balcony garden in an Indian city: what to sow in each season, a light soil mix, watering, and keeping pots safe.',
    seoDescription:
      'Start a balcony garden in India: a sowing table by sun and season, a light potting mix, watering and pest control, drainage, and how to keep pots and railings safe.',
    createdAt: '2026-11-12T05:30:00Z',
  },
  {
    slug: 'choosing-wall-paint',
    title: 'Distemper, emulsion, primer, putty: choosing paint for your walls',
    categories: ['Painting'],
    shortDescription:
      'What each layer on a wall does, which paint suits which room, how dry a wall must be, and what a painter’s estimate should say.',
    seoDescription:
      'Distemper or emulsion, primer or putty? What each layer does, which paint suits which wall in an Indian home, drying times after the monsoon, and reading an estimate.',
    createdAt: '2026-09-24T06:15:00Z',
  },
  {
    slug: 'washing-machine-smells',
    title: 'Why your washing machine smells, and how to fix it in an hour',
    categories: ['Appliances', 'Cleaning'],
    shortDescription:
      'The five places where a washing machine keeps its smell, a one-hour cure, the habits that prevent it and the smells that mean stop.',
    seoDescription:
      'Get rid of washing machine smells: clean the drawer, gasket, drum, filter and hose, run a hot empty cycle safely, and know which smells need a technician.',
    createdAt: '2026-08-20T04:45:00Z',
  },
  {
    slug: 'termite-signs-at-home',
    title: 'Six signs of termites at home, and what a proper treatment looks like',
    categories: ['Pest Control', 'Monsoon'],
    shortDescription:
      'Mud tubes, shed wings, hollow door frames: how to find termites early, tell them from flying ants, and judge an anti-termite treatment.',
    seoDescription:
      'Spot termites early: mud tubes, wings, hollow wood and pellets. How to tell termites from flying ants and what an IS 6313 anti-termite treatment at home should include.',
    createdAt: '2026-07-16T07:00:00Z',
  },
  {
    slug: 'wooden-doors-that-swell-in-monsoon',
    title: 'Wooden doors that swell in the monsoon: wax first, plane last',
    categories: ['Monsoon', 'Carpentry'],
    shortDescription:
      'Why doors stick every July, how to find the place that binds, what to do during the rains and which repair to keep for the dry months.',
    seoDescription:
      'Door sticking in the monsoon? Find where it binds, try hinges and wax before sanding, seal all six sides in the dry months, and know when a carpenter is needed.',
    createdAt: '2026-06-25T05:00:00Z',
  },
  {
    slug: 'monsoon-waterproofing-checks',
    title: 'Waterproofing checks to finish before June',
    categories: ['Monsoon', 'Seasonal'],
    shortDescription:
      'A walk over the terrace, walls and windows in April or May that shows where the rain will come in, and what to repair while it is dry.',
    seoDescription:
      'Pre-monsoon waterproofing checklist for Indian homes: terrace slope and outlets, parapets, window joints, telling rain seepage from pipe leaks, and when to call a specialist.',
    createdAt: '2026-05-07T04:30:00Z',
  },
  {
    slug: 'water-tank-cleaning-guide',
    title: 'Cleaning the overhead water tank: how often, how, and when not to',
    categories: ['Cleaning', 'Plumbing', 'Safety'],
    shortDescription:
      'Cleaning and disinfecting a small overhead tank step by step, why nobody should climb into a sump, and a calendar for the whole year.',
    seoDescription:
      'How to clean an overhead water tank at home: six-monthly schedule, scrubbing and chlorine disinfection, mosquito-proofing, and why sumps need a trained crew.',
    createdAt: '2026-04-23T06:30:00Z',
  },
  {
    slug: 'ro-purifier-filter-change-guide',
    title: 'RO purifier filters: when to change which one',
    categories: ['Appliances', 'Plumbing'],
    shortDescription:
      'What each stage of a water purifier does, how long it usually lasts, how to read a TDS pen, and whether your water needs RO at all.',
    seoDescription:
      'RO filter change intervals for Indian homes: sediment, carbon, membrane and UV lamp, how to check with a TDS pen, and when you do not need RO at all.',
    createdAt: '2026-04-02T05:45:00Z',
  },
  {
    slug: 'inverter-battery-care',
    title: 'Inverter battery care: ten minutes a month before summer cuts',
    categories: ['Electrical', 'Appliances', 'Safety'],
    shortDescription:
      'Water level, terminals, ventilation and a simple backup-time sum for the tubular battery that most Indian homes rely on in a power cut.',
    seoDescription:
      'Make an inverter battery last: when to top up distilled water, how to clean terminals safely, how to estimate backup time, and the signs that need a professional.',
    createdAt: '2026-03-12T08:00:00Z',
  },
  {
    slug: 'ac-service-before-summer',
    title: 'AC service before summer, and what a gas refill really means',
    categories: ['AC & Cooling', 'Seasonal'],
    shortDescription:
      'What to clean yourself, what a proper wet service includes, and why a yearly gas top-up means that a leak was never repaired.',
    seoDescription:
      'Get your AC ready for an Indian summer: filters, wet service, the five steps of a correct gas refill, 24 °C settings, and a table of symptoms and causes.',
    createdAt: '2026-02-19T05:15:00Z',
  },
  {
    slug: 'how-to-read-a-plumbers-quote',
    title: 'How to read a plumber’s quote before you say yes',
    categories: ['Plumbing'],
    shortDescription:
      'Points, pipe types, hidden costs and the pressure test: what a fair plumbing quote spells out, and what to ask when it does not.',
    seoDescription:
      'Understand a plumber’s quote in India: what a point is, CPVC, UPVC and SWR pipe standards, making good, GST, pressure testing, stage payments and warranty.',
    createdAt: '2026-01-08T06:45:00Z',
  },
  {
    slug: 'mcb-rccb-earthing-explained',
    title: 'MCB, RCCB and earthing: what keeps your home safe',
    categories: ['Electrical', 'Safety'],
    shortDescription:
      'Three protections with three different jobs. How to check whether your home has all of them, and which warning signs to act on today.',
    seoDescription:
      'MCB, RCCB and earthing explained for Indian homes: what each protects, the monthly test button, warning signs, typical wire sizes, and when to call an electrician.',
    createdAt: '2025-12-04T07:30:00Z',
  },
  {
    slug: 'hard-water-and-your-geyser',
    title: 'Hard water and your geyser: less scale, longer life',
    categories: ['Plumbing', 'Appliances'],
    shortDescription:
      'How to tell that your water is hard, what it does inside a storage geyser, the right thermostat setting and how often to descale.',
    seoDescription:
      'Hard water shortens a geyser’s life. How to test hardness, set the thermostat, check the anode and safety valve, and plan descaling for Indian borewell water.',
    createdAt: '2025-11-06T05:20:00Z',
  },
  {
    slug: 'deep-cleaning-before-diwali',
    title: 'Deep cleaning before Diwali: a calm three-week plan',
    categories: ['Cleaning', 'Seasonal'],
    shortDescription:
      'The right order for every room, a three-week timetable, the cleaners that must never meet, and a look at the wiring before lights go up.',
    seoDescription:
      'A three-week deep-cleaning plan before Diwali: top to bottom, room by room, safe use of cleaners, repairs and paint in time, and an electrical check for lights.',
    createdAt: '2025-09-18T04:10:00Z',
  },
] as const satisfies ReadonlyArray<SeedPost>
