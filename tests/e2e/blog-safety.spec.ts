import type { Page } from 'playwright/test'
import { rewritten } from '#support/data/article-markup.ts'
import { attackVectors } from '#support/data/attack-vectors.ts'
import { createRandom } from '#support/data/random.ts'
import { randomMarkup } from '#support/data/random-markup.ts'
import { expect, test } from '#support/fixtures/test.ts'
import { sanitizePostHtml } from '#worker/sanitize/post-html.ts'

const safeVectors = Object.entries(attackVectors).map(([name, input]) => ({
  name,
  safe: sanitizePostHtml(`<p>a ${input} z</p>`),
}))

/** Opens a document without a policy, so that only the markup itself can prevent a script. */
async function openBare(page: Page, body = '') {
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>bare</title><body>${body}` })
      : route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
  await page.goto('https://bare.example/')
}

/** Returns forbidden parts of the document, and whether a script ran. */
async function findings(page: Page) {
  await page.evaluate(async () => {
    const kinds = ['click', 'focus', 'mouseover', 'pointerover', 'error', 'load', 'toggle', 'animationstart']
    for (const element of document.body.querySelectorAll('*')) {
      for (const kind of kinds) element.dispatchEvent(new Event(kind, { bubbles: true }))
    }
    const images = [...document.images].map((image) => {
      image.loading = 'eager'
      return image.decode().catch(() => undefined)
    })
    await Promise.all(images)
  })
  return page.evaluate(() => {
    const problems: Array<string> = '__xss' in window ? ['something ran'] : []
    for (const element of document.body.querySelectorAll('[data-vector] *')) {
      const vector = element.closest('[data-vector]')?.getAttribute('data-vector')
      const found: Array<string> = []
      if (!(element instanceof HTMLElement) || element instanceof HTMLUnknownElement)
        found.push(element.tagName)
      if (
        element.matches(
          'script, style, iframe, object, embed, form, input, button, template, link, meta, base',
        )
      )
        found.push(element.tagName)
      for (const { name, value } of element.attributes) {
        const isOurs = name !== 'id' || value.startsWith('s-')
        if (!isOurs || /^on|^(?:style|name|srcset|ping|formaction|is|slot)$/.test(name))
          found.push(`${name}=${value}`)
      }
      if (element instanceof HTMLAnchorElement && !/^(?:https?|mailto|tel):$/.test(element.protocol))
        found.push(element.href)
      if (element instanceof HTMLImageElement && new URL(element.src).protocol !== 'https:')
        found.push(element.src)
      problems.push(...found.map((problem) => `${vector}: ${problem}`))
    }
    return problems
  })
}

test('no sanitized vector runs when a script inserts it into a document', async ({ page }) => {
  await openBare(page)
  const readBack = await page.evaluate((vectors) => {
    return vectors.map(({ name, safe }) => {
      const place = document.createElement('div')
      place.setAttribute('data-vector', name)
      document.body.insertAdjacentElement('beforeend', place)
      place.innerHTML = safe
      return place.innerHTML
    })
  }, safeVectors)
  expect(await findings(page)).toEqual([])
  // The browser has parsed the markup as the sanitizer did.
  expect(readBack.map(sanitizePostHtml)).toEqual(safeVectors.map(({ safe }) => safe))
})

test('the browser parses sanitized random markup to the same markup', async ({ page }) => {
  const random = createRandom(13)
  const documents = Array.from({ length: 2_000 }, () => sanitizePostHtml(randomMarkup(random)))
  await openBare(page)
  const readBack = await page.evaluate((documents) => {
    const place = document.createElement('div')
    return documents.map((safe) => {
      place.innerHTML = safe
      return place.innerHTML
    })
  }, documents)
  // Browsers differ in how they write angle brackets in attributes.
  expect(readBack.map(rewritten)).toEqual(documents)
})

test('no sanitized vector runs when it is part of the document', async ({ page }) => {
  const body = safeVectors.map(({ safe }, index) => `<div data-vector="${index}">${safe}</div>`).join('\n')
  await openBare(page, body)
  expect(await findings(page)).toEqual([])
  await expect(page.locator('[data-vector]')).toHaveCount(safeVectors.length)
  await expect(page.locator('body > :not([data-vector])')).toHaveCount(0)
})

test('no element of an article clobbers a property of the document', async ({ page }) => {
  await openBare(page)
  const before = await page.evaluate(() => Object.getOwnPropertyNames(window).length)
  await page.evaluate((vectors) => {
    document.body.innerHTML = vectors.map(({ safe }) => safe).join('')
  }, safeVectors)
  const taken = await page.evaluate(() =>
    ['location', 'cookie', 'body', 'forms', 'getElementById', 'content', '__proto__', '$tsr'].filter(
      (name) => Reflect.get(window, name) instanceof Element || Reflect.get(document, name) instanceof Text,
    ),
  )
  expect(taken).toEqual([])
  expect(await page.evaluate(() => Object.getOwnPropertyNames(window).length)).toBe(before)
})

test.describe('without the sanitizer', () => {
  test.use({ expectedConsole: [/./] })

  test('runs the vectors when markup is not sanitized', async ({ page }) => {
    await openBare(page)
    await page.evaluate((input) => {
      document.body.innerHTML = input
    }, '<img src="data:," onerror="window.__xss=1">')
    await page.waitForFunction(() => '__xss' in window)
  })
})
