import { expect, test } from 'vitest'
import { areChecked } from '#data/professionals/list-queries.ts'
import { providerSummary } from '#support/data/provider-summary.ts'
import { getDocument, site } from '#support/site/shared-site.ts'
import { BOT_USER_AGENT } from '#support/site/start-site.ts'

async function open(path: string): Promise<Document> {
  return getDocument(await site.fetch(path, { headers: { 'User-Agent': BOT_USER_AGENT } }))
}

test.each(['', '/hi'])(
  'the links to checks and guarantee lead to their sections below "%s"',
  async (base) => {
    const paths = [`${base}/`, `${base}/services/plumbing/delhi`, `${base}/about`]
    const links = (await Promise.all(paths.map(open))).flatMap((page) =>
      [...page.querySelectorAll('main a[href*="#checks"], main a[href*="#guarantee"]')].map(
        (link) => link.getAttribute('href') ?? '',
      ),
    )
    expect(new Set(links)).toEqual(new Set([`${base}/about#checks`, `${base}/terms#guarantee`]))
    for (const link of new Set(links)) {
      const [path = '', id = ''] = link.split('#')
      expect((await open(path)).getElementById(id)?.querySelectorAll('dt').length).toBeGreaterThan(3)
    }
  },
)

test('the guarantee in short keeps what the terms promise', async () => {
  const terms = (await open('/terms')).getElementById('guarantee')?.textContent
  expect(terms).toMatch(/within seven days of the visit/)
  expect(terms).toMatch(/free of labour charges/)
})

test.each(['/no/such/page', '/city/nowhere', '/services/nonsense', '/provider/nobody', '/hi/no/such/page'])(
  '%s, which does not exist, has a search field and the services',
  async (path) => {
    const main = (await open(path)).querySelector('main')
    const base = path.startsWith('/hi') ? '/hi' : ''
    expect(main?.querySelector(`form[action="${base}/search"] input[name=q]`)).not.toBeNull()
    expect(main?.querySelector(`a[href="${base}/services/plumbing"]`)).not.toBeNull()
  },
)

test('a list is called checked only when every provider in it is real and was checked', () => {
  const verified = { checks: ['identity'], on: '2026-10-01' }
  const one = providerSummary({ id: 'one', verified })
  const page = { data: [one], next: null, total: 1, counts: undefined }
  expect(areChecked(page)).toBe(true)
  expect(areChecked({ ...page, data: [{ ...one, verified: null }] })).toBe(false)
  expect(areChecked({ ...page, data: [{ ...one, sample: true }] })).toBe(false)
  expect(areChecked({ ...page, total: 2 })).toBe(false)
  expect(areChecked({ ...page, data: [], total: 0 })).toBe(false)
})
