import { COPY, copyNote, keptForLater, openThenDisconnect } from '#support/browser/offline.ts'
import { addLink } from '#support/browser/page-parts.ts'
import { hydrated, scrollThrough } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'
import { offline } from '../../../src/content/en/offline.ts'

// Without a connection, the browser logs failed requests and responses with an error status.
test.use({
  serviceWorkers: 'allow',
  expectedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of (?:404|503)/],
})

test.describe('when the server is gone for a while', { tag: '@slow' }, () => {
  test.use({ expectedConsole: [/ERR_EMPTY_RESPONSE|ERR_FAILED|status of 503/] })

  test('the offline page retries by itself when the browser reports no change', async ({ page, front }) => {
    await page.goto(`${front.url}/about`)
    await keptForLater(page)
    const mend = front.cut()
    await page.goto(`${front.url}/terms`)
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText(offline.page.title)
    const looks = () => front.asked.filter((each) => each === 'HEAD /terms').length
    await expect.poll(looks).toBeGreaterThanOrEqual(2)
    await expect(title).toHaveText(offline.page.title)
    mend()
    await expect(title).not.toHaveText(offline.page.title)
    await expect(page).toHaveURL(/\/terms$/)
  })
})

test('the copy is shown on a slow connection, and a page without a copy is awaited', {
  tag: '@slow',
}, async ({ page, front }) => {
  await page.goto(`${front.url}/about`)
  await keptForLater(page)
  const release = front.hold(/^\/(?:about|terms)$/)
  await page.reload({ waitUntil: 'commit' })
  await expect(copyNote(page)).toContainText('The connection is slow.')
  const opening = page.goto(`${front.url}/terms`)
  release()
  await opening
  await expect(copyNote(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(offline.page.title)
})

test('a prefetched page is requested once and kept only when it is visited', {
  tag: '@slow',
}, async ({ page, front }) => {
  await page.goto(`${front.url}/about`)
  await keptForLater(page)
  const link = await addLink(page, '/terms#use')
  const asked = () => front.asked.filter((each) => each.endsWith(' /terms'))
  await link.hover()
  await expect.poll(asked).toEqual(['prefetch /terms'])
  expect(await page.evaluate(async () => Boolean(await caches.match('/terms')))).toBe(false)
  await link.click()
  await expect(page).toHaveURL(/\/terms#use$/)
  await keptForLater(page)
  expect(asked()).toEqual(['prefetch /terms'])
})

test('the copy includes pictures below the viewport', { tag: '@slow' }, async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/')
  await keptForLater(page)
  const shownPictures = () => page.evaluate(() => [...document.images].map(({ src }) => src))
  const pictures = await shownPictures()
  expect(pictures.length).toBeGreaterThan(20)
  await expect
    .poll(() =>
      page.evaluate(async (urls) => {
        const kept = await Promise.all(urls.map((url) => caches.match(url)))
        return urls.filter((_, index) => !kept[index])
      }, pictures),
    )
    .toEqual([])
  await context.setOffline(true)
  await page.reload()
  await expect(copyNote(page)).toHaveText(COPY)
  await hydrated(page)
  await scrollThrough(page)
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).length,
      ),
    )
    .toBe(0)
  expect(await shownPictures()).toEqual(pictures)
})

test('a new version disables navigation preload when an older one enabled it', {
  tag: '@slow',
}, async ({ page, front }) => {
  await page.goto(`${front.url}/about`)
  await keptForLater(page)
  const isAhead = () =>
    page.evaluate(async () => {
      const { navigationPreload } = await navigator.serviceWorker.ready
      return (await navigationPreload.getState()).enabled
    })
  expect(await isAhead()).toBe(false)
  await page.evaluate(async () => (await navigator.serviceWorker.ready).navigationPreload.enable())
  expect(await isAhead()).toBe(true)
  front.changeWorker()
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    const next = registration.installing ?? registration.waiting
    if (next?.state !== 'installed')
      await new Promise((resolve) => next?.addEventListener('statechange', resolve, { once: true }))
    next?.postMessage('take-over')
  })
  await expect.poll(isAhead).toBe(false)
})

test('the copy offers the live page when the connection is back', { tag: '@slow' }, async ({
  page,
  context,
}) => {
  await openThenDisconnect(page, '/about')
  await page.reload()
  const note = copyNote(page)
  await expect(note).toHaveText(COPY)
  await hydrated(page)
  await expect
    .poll(async () => {
      await context.setOffline(true)
      await context.setOffline(false)
      return note.getByRole('button', { name: offline.reload }).isVisible()
    })
    .toBe(true)
  await note.getByRole('button', { name: offline.reload }).click()
  await expect(note).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the offline page shows the copies and a way back', {
  tag: '@slow',
}, async ({ page }) => {
  await openThenDisconnect(page, '/about')
  await page.goto('/blog')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offline.page.title)
  await expect(page.getByRole('link', { name: offline.page.retry })).toHaveAttribute('href', '/blog')
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Plus Jakarta Sans')
  await page.getByRole('region', { name: offline.page.kept }).getByRole('link').first().click()
  await expect(page).toHaveURL('/about')
  await expect(copyNote(page)).toHaveText(COPY)
})
