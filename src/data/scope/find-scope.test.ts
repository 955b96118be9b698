import { expect, test } from 'vitest'
import type { Category } from '#api/schemas/category.ts'
import type { City, State } from '#api/schemas/place.ts'
import { findScope, type ScopeParts, toScope } from './find-scope.ts'
import { findInstead } from './instead.ts'

const serviceIds = ['plumbing']
const cities: Array<City> = [
  { _id: 'c1', title: 'Mumbai', slug: 'mumbai', state: 'mh', aliases: ['bom'], serviceIds },
  { _id: 'c2', title: 'Pune', slug: 'pune', state: 'Maharashtra', serviceIds: ['painting', ...serviceIds] },
  { _id: 'c3', title: 'Kochi', slug: 'kochi', serviceIds, jobIds: ['tap'] },
  { _id: 'c4', title: 'Jaipur', slug: 'jaipur', serviceIds },
]
const states: Array<State> = [
  { _id: 'mh', title: 'Maharashtra', slug: 'maharashtra' },
  { _id: 'kl', title: 'Kerala', slug: 'kerala' },
  { _id: 'rj', title: 'Rajasthan', slug: 'rajasthan' },
]
const job = (id: string) => ({ id, title: id.toUpperCase(), image: '', description: undefined, priceFrom: 1 })
const plumbing: Category = {
  _id: 'plumbing',
  title: 'Plumbing',
  description: '',
  image: '',
  matches: undefined,
  childCategories: [{ id: 'all', title: 'All', superChildren: [job('tap'), job('leak')] }],
}
const places = { cities, states }

function ask(parts: ScopeParts, service: Category | undefined = plumbing) {
  const outcome = findScope(parts, places, service)
  if (outcome.kind === 'missing') return outcome.what
  const scope = Object.entries(toScope(outcome.entries)).map(([part, { id }]) => `${part} ${id}`)
  return scope.toSorted().join(', ')
}

test.each<[ScopeParts, string]>([
  [{ city: 'mumbai' }, 'city mumbai, state maharashtra'],
  [{ city: 'Bombay' }, 'city mumbai, state maharashtra'],
  [{ city: 'bom' }, 'city mumbai, state maharashtra'],
  [{ city: 'c1' }, 'city mumbai, state maharashtra'],
  [{ state: 'MAHARASHTRA', city: 'pune' }, 'city pune, state maharashtra'],
  [{ state: 'rajasthan', city: 'jaipur' }, 'city jaipur, state rajasthan'],
  [{ state: 'kerala' }, 'state kerala'],
  [{ state: 'maharashtra', service: 'plumbing' }, 'service plumbing, state maharashtra'],
  [{ service: 'plumbing', city: 'kochi' }, 'city kochi, service plumbing'],
  [{ service: 'plumbing', job: 'tap', city: 'kochi' }, 'city kochi, job tap, service plumbing'],
  [{ service: 'plumbing', job: 'leak' }, 'job leak, service plumbing'],
])('a scope is found when the address is %o: %s', (parts, scope) => {
  expect(ask(parts)).toBe(scope)
})

test('a scope has no state when nothing says which state its city is in', () => {
  expect(ask({ state: 'kerala', city: 'kochi' })).toBe('city kochi')
})

test.each<[ScopeParts, string]>([
  [{ city: 'nowhere' }, 'city'],
  [{ state: 'nowhere' }, 'state'],
  [{ state: 'kerala', city: 'mumbai' }, 'city'],
  [{ service: 'painting', city: 'kochi' }, 'offer'],
  [{ service: 'painting', state: 'kerala' }, 'offer'],
  [{ service: 'plumbing', job: 'nothing', city: 'kochi' }, 'job'],
  [{ service: 'plumbing', job: 'leak', city: 'kochi' }, 'offer'],
])('a scope is missing when the address is %o: no %s', (parts, what) => {
  expect(ask(parts, { ...plumbing, _id: parts.service ?? '' })).toBe(what)
})

test('a scope lacks its service when the upstream has no entry', () => {
  expect(findScope({ service: 'magic', city: 'kochi' }, places, undefined)).toMatchObject({ what: 'service' })
})

/** Returns what there is instead of a missing page, where somebody is listed in the `served` cities. */
function instead(parts: ScopeParts, service: Category, served: ReadonlyArray<string> = []) {
  const missing = findScope(parts, places, service)
  if (missing.kind === 'found') throw new Error('The page exists.')
  const towns = [
    { title: 'Ooty', hindi: 'ऊटी', latitude: 11.4, longitude: 76.7, stateId: 'tamil-nadu', pins: [] },
  ]
  const position = { latitude: 9.9, longitude: 76.3 }
  return findInstead(parts, missing, {
    cities,
    towns,
    served: cities.filter(({ slug }) => served.includes(slug)).map((city) => ({ ...city, ...position })),
  })
}

test('a missing page leads to the cities that offer the service when its city lacks it', () => {
  const painting = { ...plumbing, _id: 'painting', title: 'Painting' }
  expect(instead({ service: 'painting', city: 'kochi' }, painting).elsewhere).toEqual({
    serviceId: 'painting',
    cities: [{ id: 'pune', title: 'Pune' }],
  })
})

test('a missing page leads to the job, else to the service, when its city lacks the job', () => {
  const hrefOf = (parts: ScopeParts) => instead(parts, plumbing).wayOn?.href
  expect(hrefOf({ service: 'plumbing', job: 'leak', city: 'kochi' })).toBe('/job/plumbing/leak')
  expect(hrefOf({ service: 'plumbing', job: 'none', city: 'kochi' })).toBe('/services/plumbing/kochi')
  expect(hrefOf({ service: 'plumbing', job: 'none', city: 'nowhere' })).toBe('/services/plumbing')
})

test('a missing page names the nearest city with providers when its town is not served', () => {
  const town = { service: 'plumbing', city: 'ooty' }
  expect(instead(town, plumbing, ['kochi'])).toMatchObject({
    town: 'Ooty',
    nearest: { title: 'Kochi', href: '/services/plumbing/kochi' },
  })
  expect(instead(town, plumbing).nearest).toBeUndefined()
})
