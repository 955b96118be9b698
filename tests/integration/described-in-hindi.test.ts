import { expect, test } from 'vitest'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import { describedPages } from '#support/data/described-pages.ts'
import { byTime } from '#support/data/pages.ts'
import { getDocument, site } from '#support/site/shared-site.ts'
import { BOT_USER_AGENT } from '#support/site/start-site.ts'
import { getNode, nodesIn, toGraph, unknownWords } from '#support/site/structured-data.ts'

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

/** The company's names, which are the same in every language. */
const shared = ['/', '', '/#organization', '/icons/icon-512.png'].map((path) => site.url + path)

for (const [few, options] of byTime(describedPages))
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
      const { status, headers } = await site.fetch(new URL(hindiCard['og:image'] ?? '').pathname)
      expect([status, headers.get('Content-Type')]).toEqual([200, 'image/png'])

      const hindi = toGraph(document) ?? []
      expect(unknownWords(hindi)).toEqual([])
      expect(bones(hindi)).toEqual(bones(toGraph(english) ?? []))
      const nodes = nodesIn(hindi)
      const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href')
      const fields = nodes.flatMap((node) => Object.entries(node))
      if (fields.length > 0)
        expect(nodes[0]).toMatchObject({ '@id': canonical, url: canonical, inLanguage: 'hi-IN' })
      expect(fields.filter(([key, value]) => key === 'inLanguage' && value !== 'hi-IN')).toEqual([])
      const elsewhere = fields.filter(
        ([, value]) =>
          String(value).startsWith(site.url) &&
          !shared.includes(String(value)) &&
          !/^\/(?:hi(?:[/#?]|$)|images\/og\/)/.test(String(value).slice(site.url.length)),
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
