import type { Device, MetricName, Verdict } from '#lib/web-vitals/metrics.ts'
import { webVitalsHead } from './page-heads.ts'

/** The pages that are measured: routes, and what they are called. An address is never kept, only which kind of page it is. */
export const measuredPages = {
  '/': 'Home',
  '/services': 'All services',
  '/services/$id': 'Service',
  '/services/$id/$cityName': 'Service in a city by name',
  '/services/$id/$cityName/professionals': 'Professionals in a city',
  '/compare': 'Comparison of professionals',
  '/city/$id': 'City',
  '/city/$cityId/service/$serviceId': 'Service in a city',
  '/state/$stateId': 'State',
  '/state/$stateId/service/$serviceId': 'Service in a state',
  '/state/$stateId/city/$cityId': 'City in a state',
  '/state/$stateId/city/$cityId/service/$serviceId': 'Service in a city in a state',
  '/search': 'Search',
  '/provider/$id': 'Professional',
  '/brand/$brandId': 'Brand',
  '/blog': 'Blog',
  '/blog/$slug': 'Article',
  '/book': 'Book on your phone',
  '/contact': 'Contact us',
  '/about': 'About us',
  '/career': 'Career',
  '/become-partner': 'Become a partner',
  '/top-services': 'Top services',
  '/top-technicians': 'Top technicians',
  '/terms': 'Terms and conditions',
  '/privacy-policy': 'Privacy policy',
  '/speed': 'Site speed',
} as const

type MetricWords = { title: string; text: string }

export const webVitals = {
  ...webVitalsHead,
  text: 'These are figures from the browsers of people who visited us, not from a laboratory. The slowest quarter of visits decides what we improve next.',
  period: (days: number) => `The last ${days} days`,
  allPages: 'All pages',
  columns: { page: 'Page', median: 'Median', p75: '75th percentile', visits: 'Visits' },
  devices: { phone: 'Phone', desktop: 'Desktop' } satisfies Record<Device, string>,
  verdicts: {
    good: 'Good',
    middling: 'Needs improvement',
    poor: 'Poor',
  } satisfies Record<Verdict, string>,
  metrics: {
    LCP: {
      title: 'Largest part in view (LCP)',
      text: 'How long until the largest picture or text of a page can be seen.',
    },
    INP: {
      title: 'Answer to a press (INP)',
      text: 'How long the page takes to show that it has noticed a press of a finger, a button or a key.',
    },
    CLS: {
      title: 'Steadiness (CLS)',
      text: 'How much of the page moves by itself while it is read. 0 is nothing at all; the figure has no unit.',
    },
    FCP: { title: 'First sign of the page (FCP)', text: 'How long until anything of a page can be seen.' },
    TTFB: { title: 'Answer of our server (TTFB)', text: 'How long until the first byte of a page arrives.' },
  } satisfies Record<MetricName, MetricWords>,
  /** A time, and a longer one. */
  milliseconds: (count: number) => `${count} ms`,
  seconds: (count: string) => `${count} s`,
  caption: (metric: string) => `${metric}: median and 75th percentile by page and device.`,
  scale: (good: string, poor: string) =>
    `Good up to ${good}, needs improvement up to ${poor}, poor above. The two lines in each bar mark these values; the bar is the 75th percentile and its dark part the median.`,
  few: 'few so far',
  none: 'No visits were measured for this yet.',
  empty: {
    title: 'No measurements yet',
    text: 'When the first visits have been measured, their figures are shown here. We do not fill the gap with figures of our own.',
  },
  elsewhere: {
    title: 'The figures are kept elsewhere',
    text: 'The measurements of this site go into a statistics store that this page cannot read.',
  },
  retry: 'Try again',
  how: {
    title: 'What is measured, and what is not kept',
    measured: [
      'A share of the visits is measured, chosen at random in the browser. A visit counts for the page it began on.',
      'Kept are counts: on this day so many visits to this kind of page in this language, on a phone or a larger screen, over this kind of connection, took from this long to that long.',
      'So that nobody can make the figures up, connections are sorted into 128 groups, in another way each day, and it is counted how many reports came from each group. That count is deleted when the day is over.',
      'The medians and percentiles are worked out from those counts, so they are close, not exact to the millisecond.',
    ],
    notKept: [
      'No cookie, no identifier, no network address, no name of the browser and no address of the page is kept.',
      'Browsers that ask not to be tracked (Do Not Track or Global Privacy Control) and visits that save data are not measured. On a slow connection a visit is measured only when a control on the page was used.',
      'The counts of a day are deleted after 90 days. No other company takes part.',
    ],
    thresholds:
      'What is called good and poor follows the thresholds of web.dev for the 75th percentile of visits.',
  },
} as const

/** A kind of page in another language than that of the table that it stands in: 'Home (Hindi)'. */
export const pageInLanguage = (page: string, language: string) => `${page} (${language})`
