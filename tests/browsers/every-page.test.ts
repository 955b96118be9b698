import { expect } from 'vitest'
import { PAGES } from '../support/pages.ts'
import { test } from './fixtures.ts'
import { hydrated, scrollThrough } from './steps.ts'
import type { Visitor } from './visitor.ts'

const PATIENT = { timeout: 300_000 }
/** It would hand the client out before a page can write down what goes wrong. */
const SERVICE_WORKER = /^\/sw\.js$/

/** Opens one page of each kind and takes down what is wrong there. */
async function walk(visitor: Visitor, use: (visitor: Visitor) => Promise<void>): Promise<void> {
  const seen: Record<string, unknown> = {}
  for (const path of PAGES) {
    await visitor.open(path)
    await use(visitor)
    const overflow = await visitor.run(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    seen[path] = { overflow, problems: [...(await visitor.problems())] }
  }
  expect(seen).toEqual(Object.fromEntries(PAGES.map((path) => [path, { overflow: 0, problems: [] }])))
}

for (const width of [390, 1280]) {
  test(
    `every kind of page is taken over without a word on the console at ${width} px, and is no wider`,
    PATIENT,
    async ({ front, visit }) => {
      front.remove(SERVICE_WORKER)
      const visitor = await visit()
      await visitor.resize(width, 844)
      await walk(visitor, async () => {
        await hydrated(visitor)
        await scrollThrough(visitor)
      })
    },
  )
}

test(
  'every kind of page that saves data starts its client at the first press, without a word on the console',
  PATIENT,
  async ({ front, visit }) => {
    front.remove(SERVICE_WORKER)
    front.added['save-data'] = 'on'
    const visitor = await visit()
    await walk(visitor, async () => {
      expect(await visitor.run(() => document.documentElement.dataset.saveData)).toBe('')
      await visitor.click('header button[aria-haspopup=dialog]')
      await hydrated(visitor)
    })
  },
)
