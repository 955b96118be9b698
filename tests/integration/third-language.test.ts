/** @module-tag slow */
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { business } from '#catalogue/business.ts'
import { LANGUAGES } from '#lib/language.ts'
import { OTHER_STATES, PAGES } from '#support/data/pages.ts'
import { SAMPLE } from '#support/data/sample.ts'
import { accentedAnswer, accentedWords } from '#support/site/accents.ts'
import { startScratchSite } from '#support/site/scratch-site.ts'
import { site as english, getDocument } from '#support/site/shared-site.ts'
import { BOT_USER_AGENT, type Site } from '#support/site/start-site.ts'
import { readSamples } from '../../scripts/seed-sql.ts'

const CONTENT = path.join(import.meta.dirname, '../../src/content')
const FOLDER = 'src/content/xx'

function source(file: string): string {
  return readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8')
}

/**
 * Returns the strings of an invented language: those that Hindi has, in English with an accent on every letter.
 */
function wordsOfThird(): Record<string, string> {
  const files = readdirSync(path.join(CONTENT, 'hi'), { recursive: true, encoding: 'utf8' })
  const words = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  return Object.fromEntries(
    words.map((file) => [`${FOLDER}/${file}`, accentedWords(file, source(`src/content/en/${file}`))]),
  )
}

/** Returns the parts of a language outside its folder: its line in the table, and its offer. */
function linesOfThird(): Record<string, string> {
  const withLine = (file: string, before: string, line: string) => {
    const text = source(file)
    if (!text.includes(before)) throw new Error(`${file} has no line '${before}'`)
    return { [file]: text.replace(before, () => `${line}\n  ${before}`) }
  }
  return {
    ...withLine(
      'src/lib/language.ts',
      "hi: { code: 'hi'",
      "xx: { code: 'xx', locale: 'en-IN', base: '/xx', name: 'Ẋ', script: 'Latin' },",
    ),
    ...withLine(
      'src/catalogue/language-offers.ts',
      'hi: { text:',
      "xx: { text: 'Ẋ', open: 'Ẋ', dismiss: 'Ẋ' },",
    ),
  }
}

const PHONE_HREF = 'tel:+912945550100'

/** Returns the business with a real number and office, which pages link to. */
function realBusiness(): Record<string, string> {
  const file = 'src/catalogue/business.ts'
  const text = source(file).replace('phoneHref: undefined', `phoneHref: '${PHONE_HREF}'`)
  return { [file]: text.replace('hasOffice: false', 'hasOffice: true') }
}

/** Texts that are the same in every language: addresses, the names of the company, and the name of English itself. */
const NO_WORDS = new RegExp(
  [
    '\\S+@\\S+',
    'https?:\\S+',
    '\\b[\\w.-]+\\.example\\S*',
    business.legalName,
    business.brand,
    LANGUAGES.en.name,
  ].join('|'),
  'gi',
)

const ATTRIBUTES =
  'aria-label aria-description aria-roledescription aria-valuetext alt title placeholder label'.split(' ')
const META = /(?:title|description|alt|site_name|application-name)$/
/** Fields of structured data, feeds and the manifest that people read. */
const SHOWN =
  /^(?:name|short_name|title|headline|description|summary|text|caption|slogan|alternateName|jobTitle|articleSection|keywords|tags|reviewBody)$/

function textsOfData(value: unknown, field = ''): Array<string> {
  if (typeof value === 'string') return SHOWN.test(field) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((each) => textsOfData(each, field))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => textsOfData(each, name))
}

/** Returns everything that a page shows, reads aloud, or tells a search engine or a messenger. */
function collectTexts(document: Document): Array<string> {
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) =>
    textsOfData(JSON.parse(script.textContent ?? '')),
  )
  const metas = [...document.querySelectorAll('meta')].filter((meta) =>
    META.test(meta.getAttribute('name') ?? meta.getAttribute('property') ?? ''),
  )
  for (const element of document.querySelectorAll('script, style, code, [lang="hi"]')) element.remove()
  const shown = [...document.querySelectorAll('body *, title')].flatMap((element) => [
    ...[...element.childNodes].filter(({ nodeType }) => nodeType === 3).map((text) => text.textContent ?? ''),
    ...ATTRIBUTES.map((name) => element.getAttribute(name) ?? ''),
  ])
  return [...shown, ...metas.map((meta) => meta.getAttribute('content') ?? ''), ...data]
}

/** Returns the plain English words of texts, without those of a visitor's search. */
function plainWords(texts: ReadonlyArray<string>, searched?: string | null): Array<string> {
  const words = texts.flatMap((text) => text.replace(NO_WORDS, '').match(/[A-Za-z]{3,}/g) ?? [])
  return words.filter((word) => word !== searched)
}

let upstream: Server
let site: Site

beforeAll(async () => {
  upstream = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', english.url)
    const isThird = url.searchParams.get('lang') === 'xx'
    url.searchParams.delete('lang')
    const answer = await english.fetch(url.pathname + url.search)
    const body: unknown = await answer.json()
    response.writeHead(answer.status, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(isThird ? accentedAnswer(body) : body))
  })
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve))
  const address = upstream.address()
  const port = typeof address === 'object' ? address?.port : 0
  site = await startScratchSite(
    { ...wordsOfThird(), ...linesOfThird(), ...realBusiness() },
    { modes: ['xx'], vars: { UPSTREAM_URL: `http://127.0.0.1:${port}` } },
  )
}, 240_000)

afterAll(async () => {
  await site?.stop()
  upstream?.close()
})

const [sample] = await readSamples()

/** Pages that the crawls do not visit. */
const FURTHER_PAGES = [
  '/book?service=plumbing&city=mumbai',
  `/provider/${sample?.id}`,
  `/compare?with=${sample?.id},${SAMPLE.id}`,
]

test.each([...PAGES, ...OTHER_STATES, ...FURTHER_PAGES])(
  'every text of %s comes from the language files',
  async (path) => {
    const address = path === '/' ? '/xx' : `/xx${path}`
    const response = await site.fetch(address, { headers: { 'User-Agent': BOT_USER_AGENT } })
    expect(response.status).toBe((await english.fetch(path)).status)
    const searched = new URL(path, english.url).searchParams.get('q')
    expect(plainWords(collectTexts(await getDocument(response)), searched)).toEqual([])
  },
)

test.each(['/manifest.webmanifest', '/blog/feed.json'])(
  'every text of the document %s comes from the language files',
  async (path) => {
    const response = await site.fetch(`/xx${path}`)
    expect(plainWords(textsOfData(await response.json()))).toEqual([])
  },
)

test('the page of the app redirect has all its texts in the language files', async () => {
  const response = await site.fetch('/app?lang=xx', { headers: { 'User-Agent': BOT_USER_AGENT } })
  expect(response.status).toBe(200)
  expect(plainWords(collectTexts(await getDocument(response)))).toEqual([])
})

test('number and address of the company are linked when they are real', async () => {
  const open = async (path: string) =>
    getDocument(await site.fetch(path, { headers: { 'User-Agent': BOT_USER_AGENT } }))
  const contact = await open('/contact')
  for (const part of ['main', 'footer'])
    expect(contact.querySelector(`${part} a[href="${PHONE_HREF}"]`)?.textContent).toBe(business.phone)
  expect(contact.querySelector('main a[href^="https://www.google.com/maps/"]')).not.toBeNull()
  const legal = await open('/privacy-policy')
  expect(legal.querySelector(`main a[href="${PHONE_HREF}"]`)).not.toBeNull()
  const data = (await open('/')).querySelector('script[type="application/ld+json"]')?.textContent
  expect(data).toContain(`"telephone":"${PHONE_HREF.replace('tel:', '')}"`)
})
