import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import { byTime, OTHER_STATES, PAGES } from '#support/data/pages.ts'
import { findHtmlProblems } from '#support/site/html-problems.ts'
import { devanagariIn, foreignRuns, getNumbers, getStructure } from '#support/site/language-pairs.ts'
import { site } from '#support/site/shared-site.ts'

const { hi } = LANGUAGES

async function read(path: string) {
  const response = await site.fetch(path)
  const html = await response.text()
  return { status: response.status, html, document: parseHTML(html).document }
}

const getAlternates = (document: Document) =>
  [...document.querySelectorAll('head link[rel=alternate]:not([type])')].map(
    (link) => `${link.getAttribute('hrefLang')} ${link.getAttribute('href')}`,
  )
const getHref = (document: Document, selector: string) =>
  document.querySelector(selector)?.getAttribute('href') ?? undefined

for (const [few, options] of byTime([...PAGES, ...OTHER_STATES]))
  test.each(few)(
    '%s is valid HTML and has the same parts, links and numbers in both languages',
    options,
    async (path) => {
      const [english, hindi] = await Promise.all([read(path), read(inLanguage(path, hi))])
      expect(hindi.status).toBe(english.status)
      for (const { html } of [english, hindi]) expect(await findHtmlProblems(html)).toEqual([])

      const canonical = getHref(english.document, 'link[rel=canonical]')
      const other = canonical && site.url + inLanguage(canonical.slice(site.url.length), hi)
      expect(getHref(hindi.document, 'link[rel=canonical]')).toBe(other)
      const isFound = english.document.querySelector('meta[name="robots"][content*="noindex"]') === null
      const alternates =
        canonical && isFound ? [`en ${canonical}`, `hi ${other}`, `x-default ${canonical}`] : []
      expect(getAlternates(english.document)).toEqual(alternates)
      expect(getAlternates(hindi.document)).toEqual(alternates)
      // Pages of unknown addresses are one page, which names none of them.
      const isShared = !english.document.documentElement.hasAttribute('data-address')
      const [own = ''] = isShared ? ['/not-found'] : path.split('?')
      const SWITCH = 'header a[rel="alternate"]'
      expect(getHref(english.document, SWITCH)?.split('?')[0]).toBe(inLanguage(own, hi))
      expect(getHref(hindi.document, SWITCH)?.split('?')[0]).toBe(own)

      expect(getStructure(hindi.document)).toEqual(getStructure(english.document))
      expect(getNumbers(hindi.document)).toEqual(getNumbers(english.document))
      expect(foreignRuns(hindi.document)).toEqual([])
      // Removes the links to the other language.
      expect(devanagariIn(english.document)).toEqual([])
    },
  )

test.each(['/app', '/app-partner'])('%s is valid HTML', async (path) => {
  expect(await findHtmlProblems((await read(path)).html)).toEqual([])
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
