import { expect } from 'vitest'
import { getCoveredShare } from '#support/browser/covered-share.ts'
import { messages } from '../../src/content/en/messages.ts'
import { test } from './fixtures.ts'
import { count, hydrated, toWords } from './steps.ts'

const FIELD = 'dialog[open] input'

test('Enter at the end of a composition chooses no city', async ({ visit }) => {
  const visitor = await visit()
  await visitor.open('/about')
  await hydrated(visitor)
  await visitor.click('header button', messages.location.select)
  await visitor.type(FIELD, 'jaip')
  await expect.poll(() => toWords(visitor, 'dialog[open] li')).toMatch(/^Jaipur/)
  for (const isComposing of [true, false]) {
    const isLeftAlone = await visitor.run(
      (css, composing) => {
        const init = { key: 'Enter', keyCode: 229, isComposing: composing, bubbles: true, cancelable: true }
        return document.querySelector(css)?.dispatchEvent(new KeyboardEvent('keydown', init)) ?? false
      },
      FIELD,
      isComposing,
    )
    expect(isLeftAlone).toBe(true)
  }
  expect(await count(visitor, FIELD)).toBe(1)
})

for (const base of ['', '/hi'])
  test(`${base}/services/plumbing/indore leaves three quarters of a phone free in large text`, async ({
    visit,
  }) => {
    const visitor = await visit()
    await visitor.resize(360, 740)
    await visitor.open(`${base}/services/plumbing/indore`)
    await hydrated(visitor)
    for (const percent of [100, 150, 200]) {
      await visitor.run((size) => {
        document.documentElement.style.fontSize = `${size}%`
      }, percent)
      expect(await visitor.run(getCoveredShare), `${percent} %`).toBeLessThanOrEqual(0.25)
      const tooWide = await visitor.run(() => document.documentElement.scrollWidth - innerWidth)
      expect(tooWide, `${percent} %`).toBeLessThanOrEqual(0)
    }
  })
