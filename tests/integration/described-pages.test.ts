import { expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import { byTime } from '#support/data/pages.ts'
import { getDocument, site } from '#support/site/shared-site.ts'
import { getNode, type Node, nodesIn, toGraph, unknownWords } from '#support/site/structured-data.ts'

/** The metadata of a page. */
type DescribedPage = {
  path: string
  /** The path unless it is another. */
  canonical?: string
  noIndex?: true
  /** File in `/images/og/`, unless it is the default one. */
  image?: string
  /** The types of the graph, in its order. */
  types?: string
}

/** Pages of every route. */
// biome-ignore format: a row a line is easy to compare
const pages: Array<DescribedPage> = [
  { path: '/', types: 'Organization WebSite' },
  { path: '/services', types: 'BreadcrumbList' },
  { path: '/services/plumbing', image: 'services/plumbing.png', types: 'BreadcrumbList' },
  { path: '/services/ac-repair/udaipur', noIndex: true, image: 'services/ac-repair.png', types: 'BreadcrumbList' },
  { path: '/services/plumbing/mumbai/professionals', noIndex: true, types: 'BreadcrumbList' },
  { path: '/job/plumbing/leak-repair', image: 'services/plumbing.png', types: 'BreadcrumbList' },
  { path: '/city/mumbai', noIndex: true, image: 'city.png', types: 'BreadcrumbList' },
  { path: '/state/maharashtra/city/mumbai', canonical: '/city/mumbai', noIndex: true, image: 'city.png', types: 'BreadcrumbList' },
  { path: '/state/karnataka', noIndex: true, image: 'state.png', types: 'BreadcrumbList' },
  { path: '/state/ladakh', noIndex: true, image: 'state.png', types: 'BreadcrumbList' },
  { path: '/state/kerala/service/painting', noIndex: true, image: 'services/painting.png', types: 'BreadcrumbList' },
  { path: '/city/mumbai/service/plumbing', canonical: '/services/plumbing/mumbai', noIndex: true, image: 'services/plumbing.png', types: 'BreadcrumbList' },
  { path: '/state/karnataka/city/mysore/service/painting', canonical: '/services/painting/mysore', noIndex: true, image: 'services/painting.png', types: 'BreadcrumbList' },
  { path: '/brand/nalvika', noIndex: true, types: 'BreadcrumbList' },
  { path: '/blog', types: 'BreadcrumbList' },
  { path: '/blog?category=monsoon', canonical: '/blog', types: 'BreadcrumbList' },
  { path: '/blog/termite-signs-at-home', image: 'blog/termite-signs-at-home.png', types: 'BlogPosting BreadcrumbList' },
  { path: '/provider/mahesh-patil', noIndex: true, types: 'BreadcrumbList' },
  { path: '/provider/mahesh-patil?tab=reviews', canonical: '/provider/mahesh-patil', noIndex: true, types: 'BreadcrumbList' },
  { path: '/search', noIndex: true },
  { path: '/search?q=tap', noIndex: true },
  { path: '/about' },
  { path: '/contact' },
  { path: '/terms' },
  { path: '/privacy-policy' },
  { path: '/top-services' },
  { path: '/top-technicians' },
  { path: '/career' },
  { path: '/become-partner' },
]

const inHindi = (path: string) => inLanguage(path, LANGUAGES.hi)
const DEVANAGARI = /\p{Script=Devanagari}/u

/** Maps a topic of the blog to its Hindi address, to which the English one redirects. */
async function open(path: string): Promise<Document> {
  const response = await site.fetch(path, { redirect: 'follow' })
  expect(response.status, path).toBe(200)
  return getDocument(response)
}

function getContent(document: Document, attribute: string): string | null | undefined {
  return document.querySelector(`head > meta[${attribute}]`)?.getAttribute('content')
}

function isHidden(document: Document): boolean {
  return getContent(document, 'name=robots')?.includes('noindex') ?? false
}

/** Returns the link preview of a page by the names of its tags. */
function getCard(document: Document): Record<string, string> {
  const tags = [...document.querySelectorAll('head meta[property]')]
  return Object.fromEntries(tags.map((tag) => [tag.getAttribute('property'), tag.getAttribute('content')]))
}

/** Returns the visible breadcrumb as structured data. */
function getCrumbs(document: Document): Array<Node> {
  return [...document.querySelectorAll('nav[aria-label=Breadcrumb] li')].map((crumb, index) => {
    const href = crumb.querySelector('a')?.getAttribute('href')
    const item = href && { item: site.url + href }
    return { '@type': 'ListItem', position: index + 1, name: crumb.textContent, ...item }
  })
}

for (const [few, options] of byTime(pages))
  test.each(few)(
    '$path has a title, a description, a link preview and the structured data of its kind',
    options,
    async ({ path, canonical = path, noIndex = false, image = 'default.png', types = '' }) => {
      const document = await open(path)
      const url = site.url + canonical
      const description = getContent(document, 'name=description')
      expect(document.title).toContain(company.name)
      expect(description?.length).toBeGreaterThan(50)
      expect(description?.length).toBeLessThanOrEqual(170)
      expect(document.querySelector('head > link[rel=canonical]')?.getAttribute('href')).toBe(url)
      expect(isHidden(document)).toBe(noIndex)
      expect(getCard(document)).toMatchObject({
        'og:title': document.title.replace(/ \| [^|]*$/, ''),
        'og:description': description,
        'og:url': url,
        'og:image': `${site.url}/images/og/${image}`,
      })

      const graph = toGraph(document) ?? []
      expect(graph.map((node) => node['@type']).join(' ')).toBe(types)
      expect(unknownWords(graph)).toEqual([])
      expect(getNode(graph, 'BreadcrumbList')?.itemListElement ?? []).toEqual(getCrumbs(document))
      // Ratings, reviews and prices here are those of samples.
      expect(JSON.stringify(graph)).not.toMatch(/"[^"]*(rating|review|price)[^"]*":|Rating"|Review"/i)
    },
  )

/** Returns structured data without its texts: the types and their order. */
function bones(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (key, entry) =>
    typeof entry === 'string' && key !== '@type' ? '' : entry,
  )
}

/** The addresses that are the same in every language. */
const shared = ['', '/#organization', '/icons/icon-512.png'].map((path) => site.url + path)

for (const [few, options] of byTime(pages))
  test.each(few)(
    'link preview and structured data of $path in Hindi translate the English ones',
    options,
    async ({ path }) => {
      const [english, document] = [await open(path), await open(inHindi(path))]
      const [card, hindiCard] = [getCard(english), getCard(document)]
      expect([card['og:locale'], card['og:locale:alternate']]).toEqual(['en_IN', 'hi_IN'])
      expect([hindiCard['og:locale'], hindiCard['og:locale:alternate']]).toEqual(['hi_IN', 'en_IN'])
      expect(Object.keys(hindiCard)).toEqual(Object.keys(card))
      expect(hindiCard['og:url']).toBe(site.url + inHindi(card['og:url']?.slice(site.url.length) || '/'))
      expect(hindiCard['og:image']).toBe(card['og:image'])
      for (const name of ['og:site_name', 'og:title', 'og:description', 'og:image:alt'])
        expect(hindiCard[name], name).toMatch(DEVANAGARI)

      const graph = toGraph(document) ?? []
      expect(bones(graph)).toEqual(bones(toGraph(english) ?? []))
      const fields = nodesIn(graph).flatMap((node) => Object.entries(node))
      expect(fields.filter(([key, value]) => key === 'inLanguage' && value !== 'hi-IN')).toEqual([])
      const elsewhere = fields.filter(
        ([, value]) =>
          String(value).startsWith(site.url) &&
          !shared.includes(String(value)) &&
          !/^\/(?:hi(?:[/#?]|$)|images\/og\/)/.test(String(value).slice(site.url.length)),
      )
      expect(elsewhere).toEqual([])
      for (const [key, value] of fields)
        if (['name', 'headline', 'description'].includes(key)) expect(value, key).toMatch(DEVANAGARI)
    },
  )

test('the home page describes the company and names the site', async () => {
  const graph = toGraph(await open('/'))
  expect(getNode(graph, 'Organization')).toMatchObject({
    legalName: company.legalName,
    email: company.email,
    sameAs: [company.socialLinks[0].url, company.socialLinks[1].url],
  })
  expect(getNode(graph, 'WebSite')).toMatchObject({ name: company.name, url: site.url })
})

test('a post names its company as author and carries its dates and picture', async () => {
  const path = '/blog/termite-signs-at-home'
  expect(getNode(toGraph(await open(path)), 'BlogPosting')).toMatchObject({
    headline: 'Six signs of termites at home, and what a proper treatment looks like',
    datePublished: '2026-07-16T07:00:00Z',
    author: { '@type': 'Organization', name: company.name },
    image: `${site.url}/images/og${path}.png`,
    mainEntityOfPage: site.url + path,
  })
})

test('structured data is sent once, outside of the page data', async () => {
  const html = await (await site.fetch('/services/plumbing')).text()
  expect(html.split('schema.org')).toHaveLength(2)
  expect(html.split('BreadcrumbList')).toHaveLength(2)
})
