import { expect } from 'vitest'
import { offline } from '../../src/content/en/offline.ts'
import { offline as hindi } from '../../src/content/hi/offline.ts'
import { test } from './fixtures.ts'
import { count, hydrated, keptForLater, toWords } from './steps.ts'

const NOTE = `[aria-label="${offline.label}"]`

test('a visited page is shown from its copy with all pictures when the server is down', async ({
  front,
  visit,
}) => {
  const visitor = await visit()
  await visitor.resize(390, 844)
  await visitor.open('/')
  await hydrated(visitor)
  await keptForLater(visitor)
  await front.stop()
  await visitor.open('/')
  await expect.poll(() => toWords(visitor, NOTE)).toMatch(/^You are offline\. This page is a copy from /)
  await hydrated(visitor)
  const missing = await visitor.run(async () => {
    const pictures = [...document.images].map(({ src }) => src)
    const answers = await Promise.all(
      pictures.map((src) =>
        fetch(src).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    )
    return pictures.filter((_, index) => !answers[index])
  })
  expect(missing).toEqual([])
  await visitor.click('header summary')
  await visitor.click('header button', 'Select Location')
  await expect.poll(() => count(visitor, 'dialog[open]')).toBe(1)
})

test('the offline page opens the requested page when the server is back', async ({ front, visit }) => {
  const visitor = await visit()
  await visitor.open('/about')
  await keptForLater(visitor)
  const mend = front.cut()
  await visitor.open('/terms')
  await expect.poll(() => toWords(visitor, 'h1')).toBe(offline.page.title)
  mend()
  await expect.poll(() => toWords(visitor, 'h1')).toContain('Terms')
  expect(await visitor.run(() => location.pathname)).toBe('/terms')
  await hydrated(visitor)
})

test('the offline page lists the copies when a page was never visited', async ({ front, visit }) => {
  const visitor = await visit()
  await visitor.open('/about')
  await keptForLater(visitor)
  await front.stop()
  await visitor.open('/blog')
  await expect.poll(() => toWords(visitor, 'h1')).toBe(offline.page.title)
  await visitor.click('#kept ~ ul a')
  await expect.poll(() => toWords(visitor, NOTE)).toContain('This page is a copy from')
  await expect.poll(() => visitor.run(() => location.pathname)).toBe('/about')
})

test('each language has its own copies and offline page when the server is down', async ({
  front,
  visit,
}) => {
  const visitor = await visit()
  for (const path of ['/about', '/hi/services/plumbing']) {
    await visitor.open(path)
    await keptForLater(visitor)
  }
  await front.stop()
  await visitor.open('/hi/blog')
  await expect.poll(() => toWords(visitor, 'h1')).toBe(hindi.page.title)
  await visitor.click('#kept ~ ul a')
  await expect.poll(() => count(visitor, `[aria-label="${hindi.label}"]`)).toBe(1)
  expect(await visitor.run(() => location.pathname)).toBe('/hi/services/plumbing')
  await visitor.open('/about')
  await expect.poll(() => toWords(visitor, NOTE)).toContain('This page is a copy from')
})
