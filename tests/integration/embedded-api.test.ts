import { expect, test } from 'vitest'
import { serviceCatalogue } from '#data/services/built-in-services.ts'
import { site } from '#support/site/shared-site.ts'

type Service = { id: string; priceFrom: number; image: string }
type Entry = {
  _id: string
  cities: Array<string>
  state: string
  serviceIds: Array<string>
  image: string
  website: string
  createdAt: string
  categories: Array<string>
  slug: string
}
type Item = { childCategories: Array<{ superChildren: Array<Service> }>; content: string }

async function get<T = Array<Entry>>(path: string): Promise<T> {
  const response = await site.fetch(`/api/web${path}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toContain('application/json')
  expect(response.headers.get('Cache-Status')).toMatch(/^site-edge; /)
  const { data } = await response.json<{ data: T }>()
  return data
}

const SECTION_9_PRICES = {
  'leak-repair': 399,
  'pipe-repair': 499,
  'switch-socket-repair': 299,
  'fan-repair': 399,
  'ac-gas-refill': 1499,
  'ac-service': 699,
}
const SECTION_9_CITIES =
  'mumbai delhi bangalore hyderabad chennai kolkata pune ahmedabad jaipur lucknow kanpur nagpur new-delhi south-delhi mysore'.split(
    ' ',
  )
const SERVICES = serviceCatalogue.map(({ id }) => id)

test('the catalogue has the built-in services, each with jobs that have a price and a picture', async () => {
  const categories = await get('/category/fetch_all')
  expect(categories.map(({ _id }) => _id)).toEqual(SERVICES)
  for (const id of SERVICES) {
    const { childCategories } = await get<Item>(`/category/${id}`)
    expect(childCategories.length).toBeGreaterThan(0)
    for (const { superChildren } of childCategories) {
      expect(superChildren.length).toBeGreaterThan(0)
      for (const { priceFrom, image } of superChildren) {
        expect(priceFrom).toBeGreaterThan(0)
        expect((await site.fetch(image)).status).toBe(200)
      }
    }
  }
})

test('the prices of specification section 9 are exact', async () => {
  const categories = await Promise.all(
    ['plumbing', 'electrician', 'ac-repair'].map((id) => get<Item>(`/category/${id}`)),
  )
  const services = categories.flatMap(({ childCategories }) =>
    childCategories.flatMap(
      ({ superChildren }: { superChildren: Array<{ id: string; priceFrom: number }> }) => superChildren,
    ),
  )
  const prices = Object.fromEntries(services.map(({ id, priceFrom }) => [id, priceFrom]))
  expect(prices).toMatchObject(SECTION_9_PRICES)
})

test('primary and popular categories are lists of categories', async () => {
  expect(await get('/category/primary')).toHaveLength(SERVICES.length)
  expect((await get('/category/popular')).length).toBeGreaterThanOrEqual(4)
  expect(await get('/category/primary?limit=3')).toHaveLength(3)
})

test('the list of states includes their cities', async () => {
  const states = await get('/state/all')
  expect(states.find(({ _id }) => _id === 'karnataka')?.cities.length).toBeGreaterThanOrEqual(6)
})

test('the cities of specification section 9 are served, each with its state and services', async () => {
  const cities = await get('/city/all')
  expect(cities.length).toBeGreaterThanOrEqual(60)
  expect(cities.map(({ _id }) => _id)).toEqual(expect.arrayContaining(SECTION_9_CITIES))
  for (const { state, serviceIds, image } of cities) {
    expect(state).toMatch(/^[a-z-]+$/)
    expect(serviceIds.length).toBeGreaterThan(0)
    expect((await site.fetch(image)).status).toBe(200)
  }
})

test('the state parameter selects the cities of a state', async () => {
  const cities = await get('/city/all?state=karnataka')
  expect(cities.every(({ state }) => state === 'karnataka')).toBe(true)
  expect(cities.length).toBeGreaterThanOrEqual(6)
  for (const other of ['केरल', 'atlantis']) expect(await get(`/city/all?state=${other}`)).toEqual([])
})

test('each brand has a website', async () => {
  const brands = await get('/brand/all')
  expect(brands.length).toBeGreaterThan(0)
  for (const { website } of brands) expect(new URL(website).hostname).toMatch(/\.example$/)
})

test('the blog has posts over several categories, newest first, each with its text', async () => {
  const posts = await get('/blog/all')
  expect(posts.length).toBeGreaterThan(0)
  const dates = posts.map(({ createdAt }) => createdAt)
  expect(dates).toEqual([...dates].sort().reverse())
  expect(new Set(posts.flatMap(({ categories }) => categories)).size).toBeGreaterThan(4)
  for (const { slug } of posts) {
    const { content } = await get<Item>(`/blog/${slug}`)
    expect(content).toContain('<p>')
  }
})

test.each([
  ['/category/nonsense', 404],
  ['/blog/nonsense', 404],
  ['/nonsense', 404],
])('GET %s is refused with %i and a JSON body', async (path, status) => {
  const response = await site.fetch(`/api/web${path}`)
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ code: status, message: expect.any(String) })
})

test.each([
  ['PUT', '/city/all'],
  ['POST', '/search?q=tap'],
  ['POST', '/suggest?q=tap'],
])('%s %s is refused with 405 and the allowed methods', async (method, path) => {
  const response = await site.fetch(`/api/web${path}`, { method })
  expect(response.status).toBe(405)
  expect(response.headers.get('Allow')).toBe('GET, HEAD')
})

test.each([
  ['fan not working', 'electrician'],
  ['deemak', 'pest-control'],
])('searching for "%s" finds %s first', async (text, expected) => {
  const services = await get(`/category/fetch_all?search=${encodeURIComponent(text)}`)
  expect(services[0]).toMatchObject({ _id: expected, matches: expect.any(Array) })
})

test('the OpenAPI description is readable from other origins', async () => {
  const response = await site.fetch('/api/web/openapi.json')
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toMatch(/^application\/json/)
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(await response.json()).toHaveProperty(['openapi'], '3.1.1')
})
