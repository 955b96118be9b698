import { globSync } from 'node:fs'
import path from 'node:path'

/** A redirect, and pages that OTHER_STATES has. */
const NOT_FIXED = ['/careers', '/search', '/compare', '/book']

/** The pages without parameters, by the names of their route files. */
export const FIXED_PAGES = globSync('[!-_]*.tsx', {
  cwd: path.join(import.meta.dirname, '../../../src/routes'),
})
  .filter((file) => !file.includes('$'))
  .map((file) => `/${file.replace(/(\.?index)?\.tsx$/, '')}`)
  .filter((page) => !NOT_FIXED.includes(page))
  .sort()

/** The pages that every walk visits: one of each kind. */
export const PAGES = [
  ...FIXED_PAGES,
  '/services/plumbing',
  '/services/ac-repair/mumbai',
  '/services/nonsense',
  '/city/mumbai',
  '/city/udaipur',
  '/state/maharashtra',
  '/state/karnataka/service/plumbing',
  '/city/delhi/service/ac-repair',
  '/state/karnataka/city/mysore/service/painting',
  '/search?q=tap',
  '/provider/mahesh-patil?tab=reviews',
  '/brand/nalvika',
  '/blog/termite-signs-at-home',
  '/no/such/page',
]

/** One page of each shape. */
export const TELLING_PAGES = [
  '/',
  '/services/plumbing',
  '/city/mumbai',
  '/provider/mahesh-patil?tab=reviews',
  '/blog/termite-signs-at-home',
  '/contact',
]

/** Those of them that axe reads each time, which takes longer than to walk through them. */
export const READ_PAGES = ['/', '/services/plumbing', '/contact']

/** Further results of an address: nothing found, nothing there, the tabs of a profile. */
export const OTHER_STATES = [
  '/city/atlantis',
  '/state/ladakh',
  '/services/electrician/mumbai/professionals',
  '/services/electrician/mumbai/professionals?language=hindi&sort=price',
  '/state/maharashtra/city/mumbai',
  '/compare',
  '/book',
  '/search',
  '/search?q=zzzzqqq',
  '/provider/mahesh-patil',
  '/provider/mahesh-patil?tab=services',
  '/provider/mahesh-patil?tab=gallery',
  '/provider/nobody',
  '/brand/nobody',
  '/blog?category=nothing-here',
  '/blog/balcony-gardening-for-beginners',
  '/blog/no-such-post',
  '/contact?subject=hr',
]

type Visited = string | { path: string }

const tellsMost = (page: Visited) => TELLING_PAGES.includes(typeof page === 'string' ? page : page.path)

/** For `test.each`: what tells most, and the rest, which is for when there is time. */
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
