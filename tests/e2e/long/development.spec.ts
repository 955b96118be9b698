import { utimesSync } from 'node:fs'
import path from 'node:path'
import { open, walkThrough } from '#support/browser/walk.ts'
import { TELLING_PAGES } from '#support/data/pages.ts'
import { test } from '#support/fixtures/test.ts'

test.describe.configure({ mode: 'serial', timeout: 600_000 })

test('the console stays empty on a page of each layout in development', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 })
  for (const path of TELLING_PAGES) await walkThrough(page, path)
})

test('an edit of a module of the client reloads the page, which starts once', async ({ page }) => {
  await open(page, '/about')
  const reloaded = page.waitForEvent('load')
  const file = path.join(import.meta.dirname, '../../../src/browser/toasts.ts')
  utimesSync(file, new Date(), new Date())
  await reloaded
  await page.waitForLoadState('networkidle')
})
