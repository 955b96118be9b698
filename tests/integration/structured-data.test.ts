import { expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { describedPages } from '#support/data/described-pages.ts'
import { byTime } from '#support/data/pages.ts'
import { getDocument, site } from '#support/site/shared-site.ts'
import { getNode, type Node, nodesIn, toGraph, unknownWords } from '#support/site/structured-data.ts'

const indexed = describedPages.filter(({ types }) => types !== '')

async function open(path: string): Promise<Document> {
  return getDocument(await site.fetch(path))
}

async function graph(path: string): Promise<Array<Node>> {
  return toGraph(await open(path)) ?? []
}

const texts = (elements: Iterable<Element>) => [...elements].map((element) => element.textContent.trim())

for (const [few, options] of byTime(indexed))
  test.each(few)(
    'structured data of $path has terms of schema.org, the visible breadcrumb and the visible questions',
    options,
    async ({ path }) => {
      const document = await open(path)
      const all = toGraph(document) ?? []
      expect(unknownWords(all)).toEqual([])
      const known = [...nodesIn(all).filter((node) => '@type' in node), { '@id': `${site.url}/#website` }]
      const references = nodesIn(all).filter((node) => !('@type' in node))
      const dangling = references.filter((node) => !known.some((other) => other['@id'] === node['@id']))
      expect(dangling).toEqual([])

      const crumbs = [...document.querySelectorAll('nav[aria-label=Breadcrumb] li')].map((crumb, index) => {
        const href = crumb.querySelector('a')?.getAttribute('href')
        return {
          '@type': 'ListItem',
          position: index + 1,
          name: crumb.textContent,
          ...(href && { item: site.url + href }),
        }
      })
      expect(getNode(all, 'BreadcrumbList')?.itemListElement ?? []).toEqual(crumbs)

      const questions = nodesIn(all).filter((node) => node['@type'] === 'Question')
      const section = document.querySelector('section[aria-labelledby=faqs-title]')
      expect(questions.map(({ name }) => name)).toEqual(texts(section?.querySelectorAll('summary') ?? []))
      const answers = questions.map(({ acceptedAnswer }) => nodesIn(acceptedAnswer)[0]?.text)
      expect(answers).toEqual(texts(section?.querySelectorAll('details p') ?? []))
    },
  )

test('structured data omits sample ratings and reviews', async () => {
  const graphs = await Promise.all(indexed.map(async ({ path }) => JSON.stringify(await graph(path))))
  expect(graphs.filter((text) => /"[^"]*(rating|review)[^"]*":|Rating"|Review"/i.test(text))).toEqual([])
})

test('the home page describes the company and the search', async () => {
  const nodes = await graph('/')
  const organization = nodes.find((node) => node['@type'] === 'Organization')
  expect(organization).toMatchObject({
    '@id': `${site.url}/#organization`,
    legalName: company.legalName,
    contactPoint: { email: company.email },
    sameAs: [company.socialLinks[0].url, company.socialLinks[1].url],
  })
  const logo = await site.fetch(String(organization?.logo).replace(site.url, ''))
  expect([logo.status, logo.headers.get('Content-Type')]).toEqual([200, expect.stringMatching(/^image\//)])
  const { target } = getNode(nodes, 'SearchAction') ?? {}
  const { urlTemplate } = nodesIn(target)[0] ?? {}
  const results = await open(String(urlTemplate).replace(site.url, '').replace('{search_term_string}', 'tap'))
  expect(results.querySelector('h1, [role=status]')?.textContent).toBeTruthy()
  expect(results.title).toContain('tap')
})

test('a service names its area, and no price of a sample', async () => {
  expect(getNode(await graph('/services/plumbing'), 'Service')).toMatchObject({
    name: 'Plumbing',
    areaServed: { '@type': 'Country', name: 'India' },
  })
  expect(getNode(await graph('/services/ac-repair/udaipur'), 'Service')).toMatchObject({
    areaServed: { '@type': 'City', name: 'Udaipur' },
  })
  for (const path of ['/services/plumbing', '/services/ac-repair/udaipur'])
    expect(getNode(await graph(path), 'Service')).not.toHaveProperty('offers')
  expect(getNode(await graph('/state/kerala/service/painting'), 'Service')).toMatchObject({
    areaServed: { '@type': 'State', name: 'Kerala' },
  })
})

test('lists have the links of the visible page', async () => {
  for (const path of ['/services', '/city/udaipur', '/city/mumbai', '/state/karnataka']) {
    const document = await open(path)
    const links = [...document.querySelectorAll('main a')].map((link) => site.url + link.getAttribute('href'))
    const { itemListElement = [] } = getNode(toGraph(document), 'ItemList') ?? {}
    const urls = nodesIn(itemListElement).map(({ url }) => url)
    expect(urls.length, path).toBeGreaterThan(3)
    expect(
      urls.filter((url) => !links.includes(String(url))),
      path,
    ).toEqual([])
  }
})

test('a post names its company as author and carries its dates and picture', async () => {
  const path = '/blog/termite-signs-at-home'
  expect(getNode(await graph(path), 'BlogPosting')).toMatchObject({
    headline: 'Six signs of termites at home, and what a proper treatment looks like',
    datePublished: '2026-07-16T07:00:00Z',
    author: { '@type': 'Organization', name: company.name },
    image: `${site.url}/images/og${path}.png`,
    mainEntityOfPage: { '@id': site.url + path },
  })
})

test('structured data is sent once, outside of the page data', async () => {
  const html = await (await site.fetch('/services/plumbing')).text()
  expect(html.split('schema.org')).toHaveLength(2)
  expect(html.split('BreadcrumbList')).toHaveLength(2)
})
