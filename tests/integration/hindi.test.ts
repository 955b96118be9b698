import { expect, test } from 'vitest'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import { byTime, OTHER_STATES, PAGES } from '#support/data/pages.ts'
import { devanagariIn, foreignRuns, getNumbers, getStructure } from '#support/site/language-pairs.ts'
import { getDocument, site } from '#support/site/shared-site.ts'

const { hi } = LANGUAGES

const pages = [...PAGES, ...OTHER_STATES]

async function toPair(path: string) {
  const [english, hindi] = await Promise.all([site.fetch(path), site.fetch(inLanguage(path, hi))])
  expect(hindi.status).toBe(english.status)
  return { english: await getDocument(english), hindi: await getDocument(hindi) }
}

for (const [few, options] of byTime(pages))
  test.each(few)('%s has no English text below /hi and no Hindi text elsewhere', options, async (path) => {
    const { english, hindi } = await toPair(path)
    expect(hindi.documentElement.lang).toBe('hi-IN')
    expect(english.documentElement.lang).toBe('en-IN')
    expect(foreignRuns(hindi)).toEqual([])
    expect(devanagariIn(english)).toEqual([])
  })

for (const [few, options] of byTime(pages))
  test.each(few)('%s has the same parts, links and numbers in both languages', options, async (path) => {
    const { english, hindi } = await toPair(path)
    expect(getStructure(hindi)).toEqual(getStructure(english))
    expect(getNumbers(hindi)).toEqual(getNumbers(english))
  })

for (const [few, options] of byTime(PAGES))
  test.each(few)('%s links to its other language, and both heads name both pages', options, async (path) => {
    const { english, hindi } = await toPair(path)
    const own = path.split('?')[0] ?? ''
    const link = (document: Document) =>
      document.querySelector('header a[rel="alternate"]')?.getAttribute('href')
    expect(link(english)?.split('?')[0]).toBe(inLanguage(own, hi))
    expect(link(hindi)?.split('?')[0]).toBe(own)
    const alternates = (document: Document) =>
      [
        ...document.documentElement.outerHTML.matchAll(
          /<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi,
        ),
      ].map(([, code, href]) => `${code} ${href}`)
    expect(alternates(hindi)).toEqual(alternates(english))
    const canonical = (document: Document) =>
      document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? undefined
    const main = canonical(english)
    const other = main && site.url + inLanguage(main.slice(site.url.length), hi)
    expect(canonical(hindi)).toBe(other)
    const isFound = english.querySelector('meta[name="robots"][content*="noindex"]') === null
    expect(alternates(english)).toEqual(
      main && isFound ? [`en ${main}`, `hi ${other}`, `x-default ${main}`] : [],
    )
  })

test('a topic of the blog leads to the same topic in the other language', async () => {
  const leads = async (path: string) => {
    const response = await site.fetch(path, { redirect: 'manual' })
    return [response.status, decodeURI(response.headers.get('Location') ?? '')]
  }
  const topic = encodeURIComponent('पेस्ट-कंट्रोल')
  expect(await leads('/hi/blog?category=pest-control&utm_source=a')).toEqual([
    302,
    '/hi/blog?category=पेस्ट-कंट्रोल&utm_source=a',
  ])
  expect(await leads(`/blog?category=${topic}`)).toEqual([302, '/blog?category=pest-control'])
  for (const path of ['/blog?category=pest-control', `/hi/blog?category=${topic}`, '/hi/blog?category=none'])
    expect(await leads(path), path).toEqual([200, ''])
})
