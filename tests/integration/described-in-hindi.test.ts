import { DOMParser } from 'linkedom'
import { expect, test } from 'vitest'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import { describedPages } from '#support/data/described-pages.ts'
import { byTime } from '#support/data/pages.ts'
import { getDocument, site } from '#support/site/shared-site.ts'
import { BOT_USER_AGENT } from '#support/site/start-site.ts'
import { getNode, nodesIn, toGraph, unknownWords } from '#support/site/structured-data.ts'
import { posts } from '#upstream/seed/posts.ts'

const indexed = describedPages.filter(({ types }) => types !== '')
const inHindi = (path: string) => inLanguage(path, LANGUAGES.hi)
const DEVANAGARI = /\p{Script=Devanagari}/u

/** Maps a topic of the blog to its Hindi address, to which the English one redirects. */
async function open(path: string): Promise<Document> {
  return getDocument(
    await site.fetch(path, { redirect: 'follow', headers: { 'User-Agent': BOT_USER_AGENT } }),
  )
}

/** Returns the link preview of a page by the names of its tags. */
function getCard(document: Document): Record<string, string> {
  const tags = [...document.querySelectorAll('head meta[property]')]
  return Object.fromEntries(tags.map((tag) => [tag.getAttribute('property'), tag.getAttribute('content')]))
}

/** Returns structured data without its texts: the types and their order. */
function bones(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (key, entry) =>
    typeof entry === 'string' && key !== '@type' ? '' : entry,
  )
}

for (const [few, options] of byTime(describedPages))
  test.each(few)(
    'the link preview of $path in Hindi translates the English one',
    options,
    async ({ path }) => {
      const [english, hindi] = [getCard(await open(path)), getCard(await open(inHindi(path)))]
      expect([english['og:locale'], english['og:locale:alternate']]).toEqual(['en_IN', 'hi_IN'])
      expect([hindi['og:locale'], hindi['og:locale:alternate']]).toEqual(['hi_IN', 'en_IN'])
      expect(Object.keys(hindi)).toEqual(Object.keys(english))
      expect(hindi['og:url']).toBe(site.url + inHindi(english['og:url']?.slice(site.url.length) || '/'))
      expect(hindi['og:image']).toBe(english['og:image'])
      for (const name of ['og:site_name', 'og:title', 'og:description', 'og:image:alt'])
        expect(hindi[name], name).toMatch(DEVANAGARI)
      const { status, headers } = await site.fetch(new URL(hindi['og:image'] ?? '').pathname)
      expect([status, headers.get('Content-Type')]).toEqual([200, 'image/png'])
    },
  )

/** The company's names, which are the same in every language. */
const shared = ['/', '', '/#organization', '/icons/icon-512.png'].map((path) => site.url + path)

for (const [few, options] of byTime(indexed))
  test.each(few)(
    'structured data of $path in Hindi matches the English and links to Hindi pages',
    options,
    async ({ path }) => {
      const [english, document] = [toGraph(await open(path)), await open(inHindi(path))]
      const hindi = toGraph(document) ?? []
      expect(unknownWords(hindi)).toEqual([])
      expect(bones(hindi)).toEqual(bones(english))
      const nodes = nodesIn(hindi)
      const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href')
      expect(nodes[0]).toMatchObject({ '@id': canonical, url: canonical, inLanguage: 'hi-IN' })
      const told = nodes.flatMap((node) => Object.entries(node))
      expect(told.filter(([key, value]) => key === 'inLanguage' && value !== 'hi-IN')).toEqual([])
      const addresses = told.flatMap(([, value]) =>
        String(value).startsWith(site.url) ? [String(value)] : [],
      )
      const elsewhere = addresses.filter(
        (address) =>
          !shared.includes(address) &&
          !/^\/(?:hi(?:[/#?]|$)|images\/og\/)/.test(address.slice(site.url.length)),
      )
      expect(elsewhere).toEqual([])
      for (const node of nodes)
        for (const key of ['name', 'headline', 'description', 'text', 'serviceType'])
          if (node[key] !== undefined) expect(node[key], key).toMatch(DEVANAGARI)
    },
  )

test('the search action of the Hindi site leads to the Hindi search', async () => {
  const nodes = toGraph(await open('/hi'))
  expect(getNode(nodes, 'WebSite')).toMatchObject({
    '@id': `${site.url}/hi/#website`,
    url: `${site.url}/hi`,
    inLanguage: 'hi-IN',
  })
  expect(getNode(nodes, 'EntryPoint')?.urlTemplate).toBe(`${site.url}/hi/search?q={search_term_string}`)
})

test('the Hindi feed has all posts in Hindi, with links to them', async () => {
  const response = await site.fetch('/hi/blog/feed.xml')
  expect(response.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8')
  const feed = new DOMParser().parseFromString(await response.text(), 'text/xml')
  const text = (selector: string) => feed.querySelector(selector)?.textContent
  const link = (selector: string) => feed.querySelector(selector)?.getAttribute('href')
  expect(feed.documentElement.getAttribute('xml:lang')).toBe('hi-IN')
  expect(text('feed > id')).toBe(`${site.url}/hi/blog`)
  expect(text('feed > author > uri')).toBe(`${site.url}/hi`)
  expect(link('feed > link[rel=self]')).toBe(`${site.url}/hi/blog/feed.xml`)
  expect(link('feed > link[rel=alternate]')).toBe(`${site.url}/hi/blog`)
  for (const selector of ['title', 'subtitle', 'author > name'])
    expect(text(`feed > ${selector}`)).toMatch(DEVANAGARI)
  const entries = [...feed.querySelectorAll('entry')].map((entry) => ({
    id: entry.querySelector('id')?.textContent,
    link: entry.querySelector('link[rel=alternate]')?.getAttribute('href'),
    title: entry.querySelector('title')?.textContent,
    summary: entry.querySelector('summary')?.textContent,
    // Set for an entry in another language than the feed.
    language: entry.getAttribute('xml:lang'),
  }))
  const wanted = posts.map(({ slug, translations }) => ({
    id: `${site.url}/hi/blog/${slug}`,
    link: `${site.url}/hi/blog/${slug}`,
    title: translations.hi.title,
    summary: translations.hi.shortDescription,
    language: null,
  }))
  const byId = (one: { id?: string }, other: { id?: string }) => (one.id ?? '').localeCompare(other.id ?? '')
  expect(entries.toSorted(byId)).toEqual(wanted.toSorted(byId))
})

test('the Hindi JSON feed has the entries of the Atom feed', async () => {
  const response = await site.fetch('/hi/blog/feed.json')
  expect(response.headers.get('Content-Type')).toBe('application/feed+json; charset=utf-8')
  const feed: { items: Array<{ id: string; title: string; language?: string }> } = await response.json()
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    language: 'hi-IN',
    home_page_url: `${site.url}/hi/blog`,
    feed_url: `${site.url}/hi/blog/feed.json`,
  })
  const atom = await getDocument(await site.fetch('/hi/blog/feed.xml'))
  const ids = [...atom.querySelectorAll('entry > id')].map((id) => id.textContent)
  expect(feed.items.map(({ id }) => id)).toEqual(ids)
  expect(feed.items.filter(({ title, language }) => !DEVANAGARI.test(title) || language)).toEqual([])
})

test('Hindi pages of the blog lead feed readers to the Hindi feeds', async () => {
  for (const path of ['/hi/blog', `/hi/blog/${posts[0]?.slug}`]) {
    const document = await open(path)
    const links = [...document.querySelectorAll('head link[rel=alternate][type]')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `${site.url}/hi/blog/feed.xml`,
      `${site.url}/hi/blog/feed.json`,
    ])
    for (const link of links) expect(link.getAttribute('title')).toMatch(DEVANAGARI)
  }
})

test('the site is installed in the language of its page', async () => {
  const href = (await open('/hi/services')).querySelector('link[rel=manifest]')?.getAttribute('href')
  expect(href).toBe('/hi/manifest.webmanifest')
  const response = await site.fetch(href ?? '')
  expect(response.headers.get('Content-Type')).toBe('application/manifest+json')
  const hindi = await response.json<Manifest>()
  const english = await (await site.fetch('/manifest.webmanifest')).json<Manifest>()
  expect(hindi).toMatchObject({ id: '/hi', lang: 'hi-IN', start_url: '/hi?utm_source=homescreen' })
  expect(english).toMatchObject({ id: '/', lang: 'en-IN', start_url: '/?utm_source=homescreen' })
  for (const { shortcuts, ...words } of [
    hindi,
    ...hindi.shortcuts.map((shortcut) => ({ ...hindi, ...shortcut })),
  ])
    expect(
      [words.name, words.short_name, words.description].filter((text) => !DEVANAGARI.test(text)),
    ).toEqual([])
  expect(hindi.shortcuts.map(({ url }) => url)).toEqual(english.shortcuts.map(({ url }) => inHindi(url)))
  for (const { url } of hindi.shortcuts) expect((await site.fetch(url)).status, url).toBe(200)
})

type Named = { name: string; short_name: string; description: string }
type Manifest = Named & { shortcuts: Array<{ name: string; short_name?: string; url: string }> }
