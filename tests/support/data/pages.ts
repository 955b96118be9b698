import { globSync } from 'node:fs'
import path from 'node:path'
import { SAMPLE_PATH } from '#support/data/sample.ts'

/** A redirect, and pages listed in OTHER_STATES. */
const NOT_FIXED = ['/careers', '/search', '/compare', '/book']

/** The pages without parameters, derived from their route files. */
export const FIXED_PAGES = globSync('[!-_]*.tsx', {
  cwd: path.join(import.meta.dirname, '../../../src/routes'),
})
  .filter((file) => !file.includes('$'))
  .map((file) => `/${file.replace(/(\.?index)?\.tsx$/, '')}`)
  .filter((page) => !NOT_FIXED.includes(page))
  .sort()

/** The pages for every test of all kinds of pages. */
export const PAGES = [
  ...FIXED_PAGES,
  '/services/plumbing',
  '/services/ac-repair/mumbai',
  '/services/nonsense',
  '/job/plumbing/leak-repair',
  '/job/electrician/switch-socket-repair/mumbai',
  '/city/mumbai',
  '/city/udaipur',
  '/state/maharashtra',
  '/state/karnataka/service/plumbing',
  '/city/delhi/service/ac-repair',
  '/state/karnataka/city/mysore/service/painting',
  '/search?q=tap',
  `${SAMPLE_PATH}?tab=reviews`,
  '/brand/nalvika',
  '/blog/termite-signs-at-home',
  '/no/such/page',
]

/** One page of each layout, for the fast run. */
export const TELLING_PAGES = [
  '/',
  '/services/plumbing',
  '/city/mumbai',
  `${SAMPLE_PATH}?tab=reviews`,
  '/blog/termite-signs-at-home',
  '/contact',
]

/** Further states of pages: no results, not found, the tabs of a profile. */
export const OTHER_STATES = [
  '/city/atlantis',
  '/job/plumbing/nonsense',
  '/job/plumbing/leak-repair/atlantis',
  '/state/ladakh',
  '/services/electrician/mumbai/professionals',
  '/services/electrician/mumbai/professionals?language=hindi&sort=price',
  '/state/maharashtra/city/mumbai',
  '/compare',
  '/book',
  '/search',
  '/search?q=zzzzqqq',
  SAMPLE_PATH,
  `${SAMPLE_PATH}?tab=services`,
  `${SAMPLE_PATH}?tab=gallery`,
  '/provider/nobody',
  '/brand/nobody',
  '/blog?category=nothing-here',
  '/blog/balcony-gardening-for-beginners',
  '/blog/no-such-post',
  '/contact?subject=hr',
]

type Visited = string | { path: string }

const tellsMost = (page: Visited) => TELLING_PAGES.includes(typeof page === 'string' ? page : page.path)

/** Splits a table for `test.each`: the most telling cases, and the others for the slow run. */
export function byTime<T extends Visited>(all: ReadonlyArray<T>): Array<[Array<T>, { tags: Array<string> }]>
export function byTime<T>(
  all: ReadonlyArray<T>,
  isTelling: (one: T) => boolean,
): Array<[Array<T>, { tags: Array<string> }]>
export function byTime(all: ReadonlyArray<Visited>, isTelling = tellsMost) {
  return [
    [all.filter(isTelling), { tags: [] }],
    [all.filter((one) => !isTelling(one)), { tags: ['slow'] }],
  ]
}

/** The service and the place of a page. A page without either is about the whole site. */
export type About = { state?: string; city?: string; service?: string; job?: string }

/** A page of each kind that is about a city, with the state of the city and one of its services. */
export function placePages({ state, city, service, job }: Required<About>): Array<[string, About]> {
  const of = { city, service }
  const about = { ...of, job }
  return [
    [`/city/${city}`, { city }],
    [`/state/${state}/city/${city}`, { city }],
    [`/services/${service}/${city}`, of],
    [`/services/${service}/${city}/professionals`, of],
    [`/services/${service}/${city}/professionals?language=tamil`, of],
    [`/job/${service}/${job}/${city}`, about],
    [`/city/${city}/service/${service}`, of],
    [`/state/${state}/city/${city}/service/${service}`, of],
    [`/search?q=${service}+${city}`, of],
    [`/contact?subject=booking&service=${service}&job=${job}&city=${city}`, about],
    [`/book?service=${service}&job=${job}&city=${city}`, about],
    [`/state/${state}`, { state }],
    [`/state/${state}/service/${service}`, { state, service }],
    [`/services/${service}`, { service }],
    [`/job/${service}/${job}`, { service, job }],
    [`/search?q=${service}`, { service }],
  ]
}

/** A page of each kind that is about no city. */
export const GENERAL_PAGES = [
  ...FIXED_PAGES,
  '/search?q=zzzzqqq',
  '/compare',
  '/blog/termite-signs-at-home',
  '/brand/nalvika',
  SAMPLE_PATH,
  '/contact?subject=change',
  '/contact?subject=partner',
  '/contact?subject=complaint',
  '/city/kohima',
  '/services/plumbing/kohima',
  '/services/gardening/shimla',
  '/no/such/page',
]
