import { expect } from 'vitest'
import { PAGES } from '../support/pages.ts'
import { test } from './fixtures.ts'
import { hydrated, scrollThrough } from './steps.ts'

for (const width of [390, 1280]) {
  test(`every kind of page is taken over without a word on the console at ${width} px, and is no wider`, {
    timeout: 300_000,
  }, async ({ front, visit }) => {
    // The worker would hand the client out before a page can write down what goes wrong.
    front.remove(/^\/sw\.js$/)
    const visitor = await visit()
    await visitor.resize(width, 844)
    const seen: Record<string, unknown> = {}
    for (const path of PAGES) {
      await visitor.open(path)
      await hydrated(visitor)
      await scrollThrough(visitor)
      const overflow = await visitor.run(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      seen[path] = { overflow, problems: [...(await visitor.problems())] }
    }
    expect(seen).toEqual(Object.fromEntries(PAGES.map((path) => [path, { overflow: 0, problems: [] }])))
  })
}
