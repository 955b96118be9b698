import { expect, test } from 'vitest'
import { serviceCatalogue } from '#catalogue/service-list.ts'
import { getDocument, site } from '#support/site/shared-site.ts'
import { BOT_USER_AGENT } from '#support/site/start-site.ts'

const CITIES = ['mumbai', 'indore', 'shimla']
const services = serviceCatalogue.map(({ id }) => id)

/** Pages, and what every booking link of theirs hands over. */
const pages: Array<[path: string, known: Record<string, string>]> = [
  ...services.flatMap((service): typeof pages => [
    [`/services/${service}`, { service }],
    [`/services/${service}/mumbai`, { service, city: 'mumbai' }],
    [`/services/${service}/mumbai/professionals`, { service, city: 'mumbai' }],
    [`/city/mumbai/service/${service}`, { service, city: 'mumbai' }],
  ]),
  ...CITIES.flatMap((city): typeof pages => [
    [`/city/${city}`, { city }],
    [`/services/plumbing/${city}`, { service: 'plumbing', city }],
    [`/job/plumbing/leak-repair/${city}`, { service: 'plumbing', job: 'leak-repair', city }],
  ]),
  ['/job/plumbing/leak-repair', { service: 'plumbing', job: 'leak-repair' }],
]

test('every booking link hands over what its page knows', async () => {
  const lost: Array<string> = []
  let links = 0
  for (const [path, known] of pages) {
    const page = await site.fetch(path, { headers: { 'User-Agent': BOT_USER_AGENT } })
    const document = await getDocument(page)
    for (const link of document.querySelectorAll('main a[href^="/app?"]')) {
      links += 1
      const { searchParams } = new URL(link.getAttribute('href') ?? '', site.url)
      for (const [name, id] of Object.entries(known))
        if (searchParams.get(name) !== id) lost.push(`${path} ${name}: ${link.outerHTML.slice(0, 160)}`)
    }
  }
  expect(links).toBeGreaterThan(pages.length)
  expect(lost).toEqual([])
}, 120_000)
