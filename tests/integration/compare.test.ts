import { afterAll, beforeAll, expect, test } from 'vitest'
import { getDocument } from '#support/site/document.ts'
import { importLines } from '#support/site/provider-site.ts'
import { BOT_USER_AGENT, type Site, startSite } from '#support/site/start-site.ts'
import { providerIdOfKey } from '../../scripts/directory/columns.ts'

let site: Site

const HEAD =
  'key,name,categories,city,title,jobs,areas,languages,days,experience_years,rating,review_count,checks,checked_on,replies_within_minutes'
const ASHA =
  'A,Asha,plumbing,kochi,Plumber,leak-repair=450|pipe-repair=600,Edappally|Kakkanad,Malayalam|Hindi,mon|tue,12,4.8,40,identity|police,2026-10-01,30'
const BINU =
  'B,Binu,plumbing,kochi,Plumber,leak-repair=399,Edappally,Malayalam,mon|tue,3,4.5,9,identity,2026-10-01,240'
const CHITRA = 'C,Chitra,plumbing,kochi,Plumber,,,,,,,,,,'

const [a, b, c] = ['A', 'B', 'C'].map(providerIdOfKey)
const sorted = [a, b].sort()

beforeAll(async () => {
  site = await startSite({ userAgent: BOT_USER_AGENT, vars: { SAMPLE_CONTENT: 'off', PAGE_CACHE: 'on' } })
  await importLines(site, HEAD, ASHA, BINU, CHITRA)
})
afterAll(() => site.stop())

const open = async (path: string) => getDocument(await site.fetch(path))

/** Returns the cells of a row by its label: the label's text first. */
function toRow(document: Document, label: string): Array<string> | undefined {
  const rows = [...document.querySelectorAll('main tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent ?? ''),
  )
  return rows.find(([first = '']) => first.startsWith(label))
}

test.each([
  ['with somebody twice', `${a},${b},${a}`, sorted.join()],
  ['with what is no id', `${a},,%20,%3Cscript%3E,../x`, `${a}`],
])('a URL %s redirects to the canonical comparison', async (_, address, canonical) => {
  const response = await site.fetch(`/compare?with=${address}`)
  expect([response.status, response.headers.get('Location')]).toEqual([301, `/compare?with=${canonical}`])
})

test('a comparison has a column per provider', async () => {
  const document = await open(`/compare?with=${sorted.join()}&job=leak-repair`)
  const columns = [...document.querySelectorAll('main thead th[scope="col"]')].map((cell) => cell.textContent)
  expect(columns).toHaveLength(2)
  const isAshaFirst = sorted[0] === a
  const inOrder = (asha: string, binu: string) => (isAshaFirst ? [asha, binu] : [binu, asha])
  expect(toRow(document, 'Starts from, for Leak Repair')?.slice(1)).toEqual(inOrder('₹450', '₹399'))
  expect(toRow(document, 'Rating')?.slice(1)).toEqual(inOrder('4.8 (40 reviews)', '4.5 (9 reviews)'))
  expect(toRow(document, 'Experience')?.slice(1)).toEqual(inOrder('12 years', '3 years'))
  expect(toRow(document, 'Usually replies')?.slice(1)).toEqual(inOrder('within 30 minutes', 'within 4 hours'))
  expect([...document.querySelectorAll('main tbody th')].map((cell) => cell.getAttribute('scope'))).toEqual(
    Array.from({ length: 9 }, () => 'row'),
  )
})

test('every compared provider can be booked, with the chosen job if they do it', async () => {
  const document = await open(`/compare?with=${[a, b].sort().join()}&job=pipe-repair`)
  const bookings = [...document.querySelectorAll('main a[data-booking]')].map((link) => {
    const { searchParams } = new URL(link.getAttribute('href') ?? '', 'https://site.example')
    const { web: _, ...booking } = Object.fromEntries(searchParams)
    return [link.textContent, booking]
  })
  expect(Object.fromEntries(bookings)).toEqual({
    'Book Now: Asha': { provider: a, service: 'plumbing', job: 'pipe-repair', city: 'kochi' },
    'Book Now: Binu': { provider: b, service: 'plumbing', city: 'kochi' },
  })
})

test('a provider without details is compared with placeholders', async () => {
  const document = await open(`/compare?with=${[a, c].sort().join()}`)
  expect(toRow(document, 'Languages')).toContain('Not known')
  expect(toRow(document, 'Jobs start from')).toContain('On request')
  expect(toRow(document, 'Checks')).toContain('Nothing was checked')
  expect(toRow(document, 'Rating')).toContain('New · No reviews yet')
})

test('prices and jobs are those of the services that all compared providers have', async () => {
  await importLines(
    site,
    HEAD,
    ASHA.replace('plumbing,kochi', 'plumbing|electrician,kochi').replace('450|', '450|fan-repair=99|'),
    BINU,
    CHITRA,
  )
  const later = { headers: { 'x-test-clock': String(Date.now() + 15 * 24 * 3_600_000) } }
  const document = await getDocument(await site.fetch(`/compare?with=${sorted.join()}`, later))
  expect(toRow(document, 'Jobs start from')?.slice(1).sort()).toEqual(['₹399', '₹450'])
  const jobs = [...document.querySelectorAll('main select option')].map((option) =>
    option.getAttribute('value'),
  )
  expect(jobs).toContain('leak-repair')
  expect(jobs).not.toContain('fan-repair')
  const ashaAlone = await getDocument(await site.fetch(`/compare?with=${a}&service=plumbing`, later))
  expect(toRow(ashaAlone, 'Jobs start from')?.[1]).toBe('₹450')
  expect(ashaAlone.querySelector('main form input[name=service]')?.getAttribute('value')).toBe('plumbing')
  await importLines(site, HEAD, ASHA, BINU, CHITRA)
})

test('a comparison is not indexed and not stored in any cache', async () => {
  const path = `/compare?with=${sorted.join()}`
  await site.fetch(path)
  const response = await site.fetch(path)
  expect(response.headers.get('Cache-Control')).toBe('private, no-cache')
  expect(response.headers.get('Cache-Status') ?? '').not.toContain('site-page')
  expect((await getDocument(response)).querySelector('meta[name="robots"]')?.getAttribute('content')).toBe(
    'noindex',
  )
})

test('a job is removed from the URL when no compared provider does it', async () => {
  const response = await site.fetch(`/compare?with=${sorted.join()}&job=fan-repair&utm_source=x`)
  expect(response.status).toBe(301)
  expect(decodeURIComponent(response.headers.get('Location') ?? '')).toBe(
    `/compare?with=${sorted.join()}&utm_source=x`,
  )
})

test('at most four are compared', async () => {
  const response = await site.fetch('/compare?with=a,b,c,d,e,f')
  expect(response.headers.get('Location')).toBe('/compare?with=a,b,c,d')
})

test('the page explains how to begin when no provider is chosen', async () => {
  expect((await open('/compare')).querySelector('h1')?.textContent).toBe('Nobody to compare')
})

test('a comparison names withdrawn providers and still compares the others', async () => {
  await importLines(site, HEAD, ASHA, CHITRA)
  const later = { headers: { 'x-test-clock': String(Date.now() + 30 * 24 * 3_600_000) } }
  const document = await getDocument(await site.fetch(`/compare?with=${sorted.join()}`, later))
  expect(document.querySelector('main')?.textContent).toContain(
    'One of those who were chosen is not listed any more.',
  )
  expect(document.querySelectorAll('main thead th[scope="col"]')).toHaveLength(1)
  const nobody = await getDocument(await site.fetch(`/compare?with=${b}`, later))
  expect(nobody.querySelector('h1')?.textContent).toBe('Nobody to compare')
})
