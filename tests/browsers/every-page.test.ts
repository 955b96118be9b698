import { expect } from 'vitest'
import { PAGES } from '#support/data/pages.ts'
import { inLanguage, LANGUAGES, type Language } from '../../src/lib/language.ts'
import { test } from './fixtures.ts'
import { hydrated, scrollThrough } from './steps.ts'
import type { Visitor } from './visitor.ts'

const WHOLE_CRAWL = { timeout: 300_000 }
/** The service worker would serve the client before the page records problems. */
const SERVICE_WORKER = /^\/sw(?:\.\w+)?\.js$/

/** Opens one page of each kind in a language and returns the problems there. */
async function walk(
  visitor: Visitor,
  language: Language,
  use: (visitor: Visitor) => Promise<void>,
): Promise<void> {
  const seen: Record<string, unknown> = {}
  for (const path of PAGES) {
    await visitor.open(inLanguage(path, language))
    await use(visitor)
    const overflow = await visitor.run(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    seen[path] = { overflow, problems: [...(await visitor.problems())] }
  }
  expect(seen).toEqual(Object.fromEntries(PAGES.map((path) => [path, { overflow: 0, problems: [] }])))
}

const WALKS = [
  { width: 390, language: LANGUAGES.en },
  { width: 390, language: LANGUAGES.hi },
  { width: 1280, language: LANGUAGES.en },
]

for (const { width, language } of WALKS) {
  test(
    `every page in ${language.name} hydrates silently and fits ${width} px`,
    WHOLE_CRAWL,
    async ({ front, visit }) => {
      front.remove(SERVICE_WORKER)
      const visitor = await visit()
      await visitor.resize(width, 844)
      await walk(visitor, language, async () => {
        await hydrated(visitor)
        await scrollThrough(visitor)
      })
    },
  )
}

// On a phone. Without a Devanagari typeface Firefox draws boxes that are wider than letters.
for (const { width, language } of [
  { width: 1280, language: LANGUAGES.en },
  { width: 390, language: LANGUAGES.hi },
])
  test(
    `every page in ${language.name} starts silently at the first press with Save-Data`,
    WHOLE_CRAWL,
    async ({ front, visit }) => {
      front.remove(SERVICE_WORKER)
      front.added['save-data'] = 'on'
      const visitor = await visit()
      await visitor.resize(width, 844)
      await walk(visitor, language, async () => {
        expect(await visitor.run(() => document.documentElement.dataset.saveData)).toBe('')
        await visitor.click('header button[aria-haspopup=dialog]')
        await hydrated(visitor)
      })
    },
  )
