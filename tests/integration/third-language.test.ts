/** @module-tag long */
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accentedAnswer, accentedWords } from '../support/accents.ts'
import { OTHER_STATES, PAGES } from '../support/pages.ts'
import { startScratchSite } from '../support/scratch-site.ts'
import { documentOf, site as english } from '../support/site.ts'
import { BOT_USER_AGENT, type Site } from '../support/start-site.ts'

const CONTENT = path.join(import.meta.dirname, '../../src/content')
const FOLDER = 'src/content/xx'

function source(file: string): string {
  return readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8')
}

/** The words of a language that nobody speaks: those that Hindi has, in English with an accent on every letter. */
function wordsOfThird(): Record<string, string> {
  const files = readdirSync(path.join(CONTENT, 'hi'), { recursive: true, encoding: 'utf8' })
  const words = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  return Object.fromEntries(
    words.map((file) => [
      `${FOLDER}/${file}`,
      fromFolder(file, accentedWords(file, source(`src/content/${file}`))),
    ]),
  )
}

/** What a file of words imports, as it stands in the folder of the language. */
function fromFolder(file: string, code: string): string {
  const here = path.dirname(`${FOLDER}/${file}`)
  return code.replace(/(from ['"])(\.[^'"]+)/g, (_, from: string, specifier: string) => {
    const target = path.join(path.dirname(`src/content/${file}`), specifier)
    return from + path.relative(here, target)
  })
}

/** What a language has beside its folder: its line in the table, and how it is offered. */
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
      'src/content/language-offers.ts',
      'hi: { text:',
      "xx: { text: 'Ẋ', open: 'Ẋ', dismiss: 'Ẋ' },",
    ),
  }
}

/** Addresses, e-mail and numbers of versions and units are the same in every language. */
const NO_WORDS = /\S+@\S+|https?:\S+|\b[\w.-]+\.example\S*/g

/** Plain English words that a page shows or reads aloud, but for what says that it is English. */
function plainWords(document: Document): Array<string> {
  for (const element of document.querySelectorAll('script, style, code, [lang="en"], [lang="hi"]'))
    element.remove()
  const elements = [...document.querySelectorAll('body *, title, meta[name="description"]')]
  const texts = elements.flatMap((element) => [
    ...[...element.childNodes].flatMap(({ nodeType, textContent }) =>
      nodeType === 3 ? (textContent ?? '') : [],
    ),
    ...['aria-label', 'alt', 'title', 'placeholder', 'aria-roledescription'].map(
      (name) => element.getAttribute(name) ?? '',
    ),
    ...(element.tagName === 'META' ? [element.getAttribute('content') ?? ''] : []),
  ])
  return texts.flatMap((text) => text.replace(NO_WORDS, '').match(/[A-Za-z]{3,}/g) ?? [])
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
    { ...wordsOfThird(), ...linesOfThird() },
    { modes: ['xx'], vars: { UPSTREAM_URL: `http://127.0.0.1:${port}` } },
  )
}, 240_000)

afterAll(async () => {
  await site?.stop()
  upstream?.close()
})

test.each([...PAGES, ...OTHER_STATES])(
  'nothing of %s is left outside the words of a language',
  async (path) => {
    const address = path === '/' ? '/xx' : `/xx${path}`
    const response = await site.fetch(address, { headers: { 'User-Agent': BOT_USER_AGENT } })
    expect(response.status).toBe((await english.fetch(path)).status)
    expect(plainWords(await documentOf(response))).toEqual([])
  },
)
