import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { blog as englishBlog } from '#content/blog.ts'
import { blog as hindiBlog } from '#content-hi/blog.ts'
import { inLanguage, LANGUAGES, withoutBase } from '#lib/language.ts'
import { findPageRoute } from '#routes/-page-routes.ts'
import { byTime, OTHER_STATES, PAGES } from '#support/data/pages.ts'
import { foreignRuns } from '#support/site/foreign-runs.ts'
import { findHtmlProblems } from '#support/site/html-problems.ts'
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

/** The time to read a post differs between the languages, because their texts do. */
const READING_TIMES = [englishBlog, hindiBlog].map(
  ({ post }) => new RegExp(`^${post.readingTime(0).replace('0', '\\d+')}$`),
)

/** Returns the Devanagari text of a page outside of elements marked as Hindi. */
function devanagariIn(document: Document): Array<string> {
  for (const link of document.querySelectorAll('[lang="hi"]')) link.remove()
  const text = `${document.title} ${document.body?.textContent} ${document.body?.innerHTML}`
  return text.match(/\p{Script=Devanagari}+/gu) ?? []
}

/** Returns the structure of a page without its texts. */
function getStructure(document: Document): Record<string, unknown> {
  const main = document.querySelector('main') ?? document.body
  const all = (selector: string) => [...main.querySelectorAll(selector)]
  const links = [...document.querySelectorAll('body a[href]:not([rel=alternate])')].map((link) => {
    const url = new URL(link.getAttribute('href') ?? '', 'https://site.example/hi')
    const params = new URLSearchParams(url.search)
    // These parameters depend on the language: the way back from the app, the link to Google Play, queries and names.
    for (const name of ['lang', 'web', 'hl', 'referrer', 'about', 'q', 'query']) params.delete(name)
    return `${url.origin}${withoutBase(url.pathname)}?${params}`
  })
  return {
    headings: all('h1,h2,h3,h4').map(({ tagName }) => tagName),
    sections: all('section').length,
    fields: all('input,select,textarea,button').map(
      (field) => `${field.tagName} ${field.getAttribute('name')} ${field.getAttribute('type')}`,
    ),
    links: [...new Set(links)].sort(),
  }
}

/** Returns the distinct numbers in the text of a page, without the time to read it. */
function getNumbers(document: Document): Array<string> {
  const main = document.querySelector('main') ?? document.body
  const texts = [...main.querySelectorAll('*')]
    .filter(({ tagName }) => tagName !== 'SCRIPT' && tagName !== 'STYLE')
    .flatMap(({ childNodes }) => [...childNodes].filter(({ nodeType }) => nodeType === 3))
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => !READING_TIMES.some((time) => time.test(text)))
  const numbers = texts.flatMap(
    (text) => text.replace(/(\d),(?=\d)|:00\b/g, '$1').match(/\d+(?:\.\d+)?/g) ?? [],
  )
  return [...new Set(numbers)].sort()
}

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
      const [address = ''] = path.split('?')
      const pagePath = findPageRoute(address) ? address : '/not-found'
      const SWITCH = 'header a[rel="alternate"]'
      expect(getHref(english.document, SWITCH)?.split('?')[0]).toBe(inLanguage(pagePath, hi))
      expect(getHref(hindi.document, SWITCH)?.split('?')[0]).toBe(pagePath)

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
