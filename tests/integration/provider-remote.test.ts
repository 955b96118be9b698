import { afterAll, beforeEach, expect, test } from 'vitest'
import { SAMPLE } from '#support/data/sample.ts'
import { getDocument } from '#support/site/document.ts'
import { startRemoteSite } from '#support/site/remote-site.ts'
import { BOT_USER_AGENT } from '#support/site/start-site.ts'

const { upstream, visit, nextMonth, stop } = await startRemoteSite()
const initial = upstream.snapshot()
const whole = (path: string) => visit(path, { headers: { 'User-Agent': BOT_USER_AGENT } })

beforeEach(nextMonth)
afterAll(stop)

const LIST = '/services/plumbing/mumbai/professionals'
const JOB = '/job/plumbing/remote-job/remoteville'

/** A provider in which every text is `text`. */
function provider(id: string, text: string) {
  return {
    id,
    name: text,
    image: text,
    title: text,
    categoryIds: [text, 'plumbing'],
    jobs: [
      { id: text, priceFrom: 1 },
      { id: 'remote-job', priceFrom: 399 },
    ],
    cityId: 'mumbai',
    areas: [text, text, text, text],
    rating: 4.4,
    reviewCount: 3,
    verified: { checks: [text], on: '2026-10-01' },
    experienceYears: 4,
    languages: [text],
    days: ['mon', text],
    since: text,
  }
}

test('an upstream without a directory has no list, and no samples replace it', async () => {
  const response = await whole('/services/plumbing/mumbai')
  const document = await getDocument(response)
  expect(response.status).toBe(200)
  expect(document.querySelector('#professionals-title')).toBeNull()
  expect(document.querySelectorAll('main article')).toHaveLength(0)
  expect((await whole(LIST)).status).toBe(404)
  const robots = (await getDocument(await whole(JOB))).querySelector('meta[name=robots]')
  expect(robots?.getAttribute('content')).toBe('noindex')
  expect((await whole(`/compare?with=${SAMPLE.id}`)).status).toBe(200)
})

test('a service page mentions profiles, prices and jobs only when it has them', async () => {
  const text = async (path: string) => (await getDocument(await whole(path))).documentElement.textContent
  const withJobs = await text('/services/plumbing/mumbai')
  expect(withJobs).not.toContain('Each profile says')
  expect(withJobs).toContain('Starting price shown before you book')
  expect(withJobs).toContain('Usually from ₹')
  upstream.answer('/category/plumbing', { _id: 'plumbing', title: 'Plumbing', childCategories: [] })
  upstream.answer('/provider/all', [provider('asha', 'Asha')])
  nextMonth()
  // A stored page is shown while it is revalidated.
  await whole('/services/plumbing/mumbai')
  const html = await (await whole('/services/plumbing/mumbai')).text()
  expect(html).toContain('Each profile says what was checked')
  for (const words of [
    'Starting price shown',
    'The jobs and',
    'what each job includes',
    'prices and booking',
  ])
    expect(html).not.toContain(words)
  for (const [path, data] of initial) upstream.answer(path, data)
  upstream.answer('/provider/all', undefined)
})

test('filters work when the upstream sends no counts', async () => {
  upstream.answer('/provider/all', [provider('asha', 'Asha')])
  const response = await whole(`${LIST}?language=malayalam&job=remote-job`)
  expect(response.status).toBe(200)
  const document = await getDocument(response)
  expect(document.querySelector('option[value="remote-job"]')?.textContent).toBe('Remote job')
  expect(document.querySelector('h2')?.textContent).toBe('Professionals')
})

test('providers of a city are requested by its id when its URL differs', async () => {
  const asha = { ...provider('asha', 'Asha'), cityId: '665f' }
  const before = upstream.snapshot().find(([path]) => path === '/city/all')?.[1]
  upstream.answer('/city/all', [{ _id: '665f', title: 'Jodhpur', serviceIds: ['plumbing'] }])
  upstream.answer('/provider/all', [asha])
  upstream.answer('/provider/asha', asha)
  const known = upstream.calls.length
  const page = await getDocument(await whole('/services/plumbing/jodhpur'))
  expect((await whole('/services/plumbing/jodhpur/professionals')).status).toBe(200)
  const asked = upstream.calls.slice(known).map(({ path }) => path)
  expect(asked.filter((path) => path.startsWith('/provider/all?') && path.includes('city='))).not.toEqual([])
  expect(asked.filter((path) => path.includes('city=jodhpur'))).toEqual([])
  const booking = page.querySelector('main a[href*="/app?service=plumbing"]')
  expect(booking?.getAttribute('href')).toContain('city=665f')
  const compared = await getDocument(await whole('/compare?with=asha'))
  expect(compared.querySelector('main')?.textContent).toContain('Jodhpur')
  const profile = await getDocument(await whole('/provider/asha'))
  const book = profile.querySelector('main a[href*="/app?provider=asha&service="]')
  expect(book?.getAttribute('href')).toContain('city=665f')
  upstream.answer('/city/all', before)
})

test('a profile omits services, jobs and cities that are known only by id', async () => {
  const hex = '65f1a2b3c4d5e6f708192a3'
  const unnamed = (id: string) => ({
    id,
    name: `Name of ${id}`,
    categoryIds: [`${hex}a`],
    jobs: [{ id: `${hex}b`, priceFrom: 100 }],
    cityId: `${hex}c`,
  })
  upstream.answer('/provider/all', ['asha', 'binu'].map(unnamed))
  for (const id of ['asha', 'binu']) upstream.answer(`/provider/${id}`, unnamed(id))
  for (const path of [
    '/provider/asha',
    '/provider/asha?tab=services',
    '/compare?with=asha,binu',
    '/',
    '/hi/provider/asha',
  ]) {
    const document = await getDocument(await whole(path))
    for (const script of document.querySelectorAll('script')) script.remove()
    expect(document.querySelector('main')?.textContent, path).toContain('Name of asha')
    expect(document.querySelector('title')?.textContent, path).not.toContain(hex)
    expect(document.querySelector('meta[name="description"]')?.getAttribute('content'), path).not.toContain(
      hex,
    )
    expect(document.querySelector('body')?.textContent, path).not.toContain(hex)
    expect(
      document.querySelectorAll(`a[href*="/services/${hex}"], a[href*="/city/${hex}"]`),
      path,
    ).toHaveLength(0)
  }
})

test('a list that fails is a 502 when it was read before', async () => {
  upstream.answer('/provider/all', [provider('asha', 'Asha')])
  expect((await whole(LIST)).status).toBe(200)
  upstream.set('status-500', '/provider')
  nextMonth()
  expect((await whole(LIST)).status).toBe(502)
  upstream.reset()
})

test('the page of a job in a city stays indexed when the directory fails', async () => {
  upstream.set('status-500', '/provider')
  const response = await whole(JOB)
  expect(response.status).toBe(200)
  expect((await getDocument(response)).querySelector('meta[name=robots]')).toBeNull()
  upstream.reset()
})

test('search results are not cached when the directory times out', async () => {
  upstream.answer('/provider/all', [provider('asha', 'Asha')])
  const sayWho = async (path: string) => {
    const response = await whole(path)
    return [response.headers.get('Cache-Control'), (await response.text()).includes('/provider/asha')]
  }
  await sayWho('/services/plumbing')
  upstream.set('never-answers', '/provider/all')
  expect(await sayWho('/search?q=asha')).toEqual(['private, no-cache', false])
  expect(await sayWho('/api/web/search?q=asha')).toEqual(['no-store', false])
  upstream.reset()
  nextMonth()
  expect(await sayWho('/api/web/search?q=asha')).toEqual(['public, max-age=60', true])
})
