import { afterAll, beforeAll, expect, test } from 'vitest'
import { getDocument } from '#support/site/document.ts'
import { importLines } from '#support/site/provider-site.ts'
import { BOT_USER_AGENT, type Site, startSite } from '#support/site/start-site.ts'
import { providerIdOfKey } from '../../scripts/directory/columns.ts'

const HEAD = 'key,name,categories,city,title,jobs,languages,days,rating,review_count'
const LIST = '/services/plumbing/kochi/professionals'

let site: Site

beforeAll(async () => {
  site = await startSite({ userAgent: BOT_USER_AGENT })
  await importLines(
    site,
    HEAD,
    'few,Few Reviews,plumbing,kochi,Plumber,leak-repair=400,Hindi,mon,5,2',
    'three,Three Reviews,plumbing,kochi,Plumber,leak-repair=400,Hindi,mon,4.6,3',
  )
})
afterAll(() => site.stop())

const few = providerIdOfKey('few')
const three = providerIdOfKey('three')
const open = async (path: string) => getDocument(await site.fetch(path))

test.each([
  LIST,
  '/services/plumbing/kochi',
  `/provider/${few}`,
  `/compare?with=${[few, three].sort().join()}`,
])('%s shows "new" with the count instead of stars below three reviews', async (path) => {
  const document = await open(path)
  const main = document.querySelector('main')?.textContent ?? ''
  expect(main).toContain('New')
  expect(main).toContain('2 reviews')
  expect(main).not.toContain('5.0')
  expect(document.querySelector('[role="img"][aria-label^="Rated 5 "]')).toBeNull()
  for (const script of document.querySelectorAll('script[type="application/ld+json"]'))
    expect(script.textContent).not.toContain('aggregateRating')
})

test('a provider with three reviews has stars', async () => {
  const [card] = [...(await open(LIST)).querySelectorAll('main article')].filter(
    (article) => article.getAttribute('aria-label') === 'Three Reviews',
  )
  expect(card?.textContent).toContain('4.6')
  expect(card?.textContent).not.toContain('New')
})

test('the filter for stars lists only providers whose stars are shown', async () => {
  const cards = [...(await open(`${LIST}?rating=4.5`)).querySelectorAll('main article')]
  expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual(['Three Reviews'])
})
