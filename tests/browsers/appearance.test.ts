import { expect } from 'vitest'
import { test } from './fixtures.ts'
import { count, hydrated, toWords } from './steps.ts'
import type { Visitor } from './visitor.ts'

const STYLESHEET = /\/assets\/app-[\w-]+\.css$/

function getGround({ run }: Visitor): Promise<string> {
  return run(() => getComputedStyle(document.body).backgroundColor)
}

/** Returns the lightness of the page's background, from 0 to 255. */
function lightness({ run }: Visitor): Promise<number> {
  return run(() => {
    const canvas = document.createElement('canvas').getContext('2d')
    if (!canvas) return Number.NaN
    canvas.fillStyle = getComputedStyle(document.body).backgroundColor
    canvas.fillRect(0, 0, 1, 1)
    return Math.max(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3))
  })
}

function hasHeading({ run }: Visitor, words: string): Promise<boolean> {
  return run(
    (text) =>
      [...document.querySelectorAll('h2, h3')].some(
        (heading) =>
          heading.textContent.includes(text) && heading.checkVisibility({ visibilityProperty: true }),
      ),
    words,
  )
}

test('the page is light', async ({ visit }) => {
  const day = await visit()
  await day.open('/about')
  await expect.poll(() => lightness(day)).toBeGreaterThan(200)
})

test('the page is dark when the visitor prefers a dark color scheme', async ({ visit }) => {
  const night = await visit({ theme: 'dark' })
  await night.open('/about')
  await expect.poll(() => lightness(night)).toBeLessThan(60)
})

test('without JavaScript all text is visible, the menu opens and no control is dead', async ({ visit }) => {
  const visitor = await visit({ script: 'off' })
  await visitor.resize(390, 844)
  await visitor.open('/services/plumbing')
  await expect.poll(() => toWords(visitor, 'h1')).toContain('Plumbing')
  expect(await toWords(visitor, 'main')).toContain('Leak Repair')
  expect(await count(visitor, '.needs-script')).toBe(0)
  await visitor.click('header summary')
  await expect.poll(() => count(visitor, 'header nav a[href="/career"]')).toBe(1)
})

test('a late stylesheet delays the first paint by a few seconds only', async ({ front, visit }) => {
  const visitor = await visit()
  const release = front.hold(STYLESHEET)
  const opening = visitor.open('/services/plumbing')
  const painted = () =>
    visitor.run(() => performance.getEntriesByName('first-contentful-paint').map(() => location.pathname))
  await expect.poll(painted).toEqual(['/services/plumbing'])
  expect(await toWords(visitor, 'h1')).toContain('Plumbing')
  expect(await toWords(visitor, 'main')).toContain('Leak Repair')
  release()
  await opening
  await expect.poll(() => getGround(visitor)).not.toBe('rgba(0, 0, 0, 0)')
  await expect.poll(() => hasHeading(visitor, 'Leaks and Pipes')).toBe(true)
  await hydrated(visitor)
})

test('the page is complete and works without the stylesheet', async ({ front, visit }) => {
  front.remove(STYLESHEET)
  const visitor = await visit()
  await visitor.open('/services/plumbing')
  await hydrated(visitor)
  await expect.poll(() => hasHeading(visitor, 'Leaks and Pipes')).toBe(true)
  // Without styles the tile is an inline link, whose middle may lie beside its text.
  await visitor.click('main .job-tile span', 'Leak Repair')
  await expect.poll(() => count(visitor, '#job-panel')).toBe(1)
})
