import { expect, test } from 'vitest'
import { GUARANTEE_DAYS } from '#catalogue/guarantee.ts'
import { company as en } from '#content/company.ts'
import { company as hi } from '#content-hi/company.ts'
import { getDocument, site } from '#support/site/shared-site.ts'

async function open(path: string): Promise<Document> {
  return getDocument(await site.fetch(path))
}

test.each(['', '/hi'])('the checks and the guarantee have sections of their own below "%s"', async (base) => {
  const links = [...(await open(`${base}/about`)).querySelectorAll('main a[href*="#guarantee"]')]
  expect(links[0]?.getAttribute('href')).toBe(`${base}/terms#guarantee`)
  for (const [path, id] of [
    [`${base}/about`, 'checks'],
    [`${base}/terms`, 'guarantee'],
  ] as const)
    expect((await open(path)).getElementById(id)?.querySelectorAll('dt').length).toBeGreaterThan(3)
})

test('the guarantee of the terms names its days and the free labour', async () => {
  const terms = (await open('/terms')).getElementById('guarantee')?.textContent
  expect(terms).toContain(`within ${GUARANTEE_DAYS} days of the visit`)
  expect(terms).toMatch(/free of labour charges/)
})

test.each([
  ['', en],
  ['/hi', hi],
] as const)('a job page and the terms state the same rules of a visit below "%s"', async (base, company) => {
  const { declineRule, partsRule, guaranteeRule } = company
  const terms = (await open(`${base}/terms`)).querySelector('main')?.textContent
  for (const rule of [declineRule, partsRule, guaranteeRule]) expect(terms).toContain(rule)
  for (const job of [
    'plumbing/tap-repair',
    'cleaning/full-home-cleaning/pune',
    'interior-design/home-design-consultation',
  ]) {
    const answers = (await open(`${base}/job/${job}`)).querySelector('main h1 ~ dl')?.textContent
    for (const rule of [declineRule, partsRule, guaranteeRule]) expect(answers).toContain(rule)
  }
})
