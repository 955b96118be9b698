import { afterAll, beforeEach, expect, test } from 'vitest'
import { openDocument } from '#support/site/document.ts'
import { startRemoteSite } from '#support/site/remote-site.ts'

const { upstream, visit, nextMonth, stop } = await startRemoteSite()
afterAll(stop)
beforeEach(() => {
  upstream.reset()
  nextMonth()
})

const asha = {
  id: 'asha',
  name: 'Asha Rao',
  categoryIds: ['plumbing'],
  cityId: 'c1',
  jobs: [{ id: 'remote-job', priceFrom: 399 }],
  verified: { checks: ['identity', 'address'], on: '2026-10-01' },
  rating: 4.4,
  reviewCount: 3,
  experienceYears: 4,
  jobsCompleted: 120,
  repliesWithinMinutes: 45,
  skills: ['Leak tracing'],
  certifications: ['ITI Plumber'],
}
upstream.answer('/provider/all', [asha])
upstream.answer('/provider/asha', asha)
upstream.answer('/provider/sample', { ...asha, id: 'sample', sample: true, phone: '+919876543210' })

const open = (path: string) => openDocument(visit, path)

test('Top Technicians shows every field that the directory has of a provider', async () => {
  const document = await open('/top-technicians')
  const card = document.querySelector('main article')
  for (const fact of [
    'Asha Rao',
    'Remoteville',
    'identity, address',
    '4 years',
    '120 jobs',
    'within 45 minutes',
    'Leak tracing',
    'ITI Plumber',
    'Book Service',
  ])
    expect(card?.textContent).toContain(fact)
})

test('the breadcrumb of a profile is the same for every job asked for, because the page is stored once', async () => {
  const crumbs = [...(await open('/provider/asha?job=remote-job')).querySelectorAll('main nav li')].slice(
    0,
    4,
  )
  expect(crumbs.map(({ textContent }) => textContent)).toEqual(['Home', 'Services', 'Plumbing', 'Asha Rao'])
  expect(crumbs.filter((crumb) => crumb.querySelector('[aria-current=page]'))).toEqual([crumbs.at(-1)])
})

test('a sample is asked for a call back in one place, and no number is shown', async () => {
  const document = await open('/provider/sample')
  expect(document.querySelectorAll('main a[href*="subject=booking"]')).toHaveLength(1)
  expect(document.querySelector('main [href^="tel:"]')).toBeNull()
})

test('the footer names built-in places when the lists fail', async () => {
  for (const path of ['/city', '/state']) upstream.set('status-500', path)
  const places = (await open('/about')).querySelectorAll('footer :is(a[href^="/city/"], a[href^="/state/"])')
  expect(places.length).toBeGreaterThan(5)
})
