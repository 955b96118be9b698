import { blog as english } from '#content/blog.ts'
import { blog as hindi } from '#content-hi/blog.ts'
import { withoutBase } from '#lib/language.ts'

/** The time to read a post differs between the languages, because their texts do. */
const READING_TIMES = [english, hindi].map(
  ({ post }) => new RegExp(`^${post.readingTime(0).replace('0', '\\d+')}$`),
)

/** Returns runs of at least four Latin words in the texts of a page, except those marked as another language. */
export function foreignRuns(document: Document): Array<string> {
  const texts: Array<string> = [document.title]
  for (const meta of document.querySelectorAll('meta[name="description"],meta[property^="og:"]'))
    if (!/^(?:https?:|\d|hi_IN|en_IN|website|article)/.test(meta.getAttribute('content') ?? ''))
      texts.push(meta.getAttribute('content') ?? '')
  const take = (element: Element) => {
    if (['SCRIPT', 'STYLE', 'CODE'].includes(element.tagName)) return
    const lang = element.getAttribute('lang')
    if (lang !== null && !lang.startsWith('hi')) return
    for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'value'])
      if (element.hasAttribute(name) && element.getAttribute('type') !== 'hidden')
        texts.push(element.getAttribute(name) ?? '')
    // The text around inline elements counts as one run of words.
    texts.push(
      [...element.childNodes]
        .filter(({ nodeType }) => nodeType === 3)
        .map(({ textContent }) => textContent)
        .join(' ¶ '),
    )
    for (const child of element.children) take(child)
  }
  if (document.body) take(document.body)
  return texts.flatMap(
    (text) => text.match(/[A-Za-z][A-Za-z'’-]*(?:[ ,.:;]+[A-Za-z][A-Za-z'’-]*){3,}/g) ?? [],
  )
}

/** Returns the Devanagari text of a page outside of elements marked as Hindi. */
export function devanagariIn(document: Document): Array<string> {
  for (const link of document.querySelectorAll('[lang="hi"]')) link.remove()
  const text = `${document.title} ${document.body?.textContent} ${document.body?.innerHTML}`
  return text.match(/\p{Script=Devanagari}+/gu) ?? []
}

/** Returns the structure of a page without its texts. */
export function getStructure(document: Document): Record<string, unknown> {
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
export function getNumbers(document: Document): Array<string> {
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
