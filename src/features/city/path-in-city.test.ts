import { expect, test } from 'vitest'
import { parseSearch } from '#lib/search-params.ts'
import { findPageRoute } from '#routes/-page-routes.ts'
import { pathInCity } from './path-in-city.ts'

const kochi = { id: 'kochi', serviceIds: ['plumbing'] }

/** Returns the address in Kochi of the page at an address. */
function inKochi(pathname: string, search = ''): string | undefined {
  const route = findPageRoute(pathname)
  if (!route) throw new Error(`${pathname} is no page`)
  const values = pathname.split('/')
  const names = route.path.split('/').map((part, index) => [part.slice(1), values[index]])
  const params = Object.fromEntries(names.filter((_, index) => route.path.split('/')[index]?.startsWith('$')))
  return pathInCity({ staticData: route.flags, pathname, params, search: parseSearch(search) }, kochi)
}

test.each([
  ['/services/plumbing/mumbai', '/services/plumbing/kochi'],
  ['/services/plumbing/mumbai/professionals', '/services/plumbing/kochi/professionals'],
  ['/city/mumbai', '/city/kochi'],
  ['/city/mumbai/service/plumbing', '/city/kochi/service/plumbing'],
  ['/state/maharashtra/city/mumbai', '/city/kochi'],
  ['/state/maharashtra/city/mumbai/service/plumbing', '/city/kochi/service/plumbing'],
  ['/services/gardening/mumbai', '/services/gardening'],
  ['/services/gardening/mumbai/professionals', '/services/gardening'],
  ['/city/mumbai/service/gardening', '/city/kochi'],
  ['/job/plumbing/leak-repair/mumbai', '/job/plumbing/leak-repair/kochi'],
  ['/job/gardening/lawn-care/mumbai', '/job/gardening/lawn-care'],
])('%s is for a visitor from Kochi %s', (pathname, expected) => {
  expect(inKochi(pathname)).toBe(expected)
})

test.each([
  [
    '/services/plumbing/mumbai/professionals',
    '/services/plumbing/kochi/professionals?job=leak-repair&area=andheri&sort=price',
  ],
  ['/services/plumbing/mumbai', '/services/plumbing/kochi?job=leak-repair'],
  ['/services/gardening/mumbai/professionals', '/services/gardening?job=leak-repair'],
  ['/city/mumbai', '/city/kochi'],
])('%s leads to %s in Kochi and keeps the job and filters but not the cursor', (pathname, expected) => {
  const search = '?job=leak-repair&area=andheri&sort=price&after=abc'
  expect(inKochi(pathname, search)).toBe(expected)
})

test.each([
  ['/search', '?q=tap', '/search?q=tap&city=kochi'],
  ['/search', '?q=tap&city=mumbai', '/search?q=tap&city=kochi'],
  ['/contact', '?subject=booking&city=mumbai', '/contact?subject=booking&city=kochi'],
  ['/book', '?service=plumbing&city=mumbai', '/book?service=plumbing&city=kochi'],
])('%s%s follows the chosen city', (pathname, search, expected) => {
  expect(inKochi(pathname, search)).toBe(expected)
})

test.each([
  '/',
  '/search',
  '/contact',
  '/services',
  '/services/plumbing',
  '/book?provider=ravi&city=mumbai',
  '/contact?subject=booking&provider=ravi&city=mumbai',
  '/contact?sent=0a1b2c3d&subject=booking&city=mumbai',
  '/job/plumbing/leak-repair',
  '/state/kerala',
  '/state/kerala/service/plumbing',
  '/blog/city',
])('%s does not follow the chosen city', (address) => {
  const [pathname = '', search = ''] = address.split(/(?=\?)/)
  expect(inKochi(pathname, search)).toBeUndefined()
})
