import type { Page } from 'playwright/test'
import { dialog } from '#support/browser/location-dialog.ts'
import { bar, compareBoxes, LIST } from '#support/browser/provider-list.ts'
import { open, taken } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'
import { messages } from '../../../src/content/en/messages.ts'

/**
 * Translates the page as browsers do, from now on: wraps every text in two font elements. With `keepsNodes` it moves
 * the text node, like some translators; else it replaces the node, like others.
 */
async function translate(page: Page, keepsNodes: boolean): Promise<void> {
  await page.evaluate((keeps) => {
    function wrap(text: Text): void {
      const parent = text.parentElement
      if (!text.data.trim() || parent?.closest('font, script, style, textarea, option, svg, title')) return
      const outer = document.createElement('font')
      const inner = outer.appendChild(document.createElement('font'))
      text.replaceWith(outer)
      inner.appendChild(keeps ? text : document.createTextNode(text.data))
    }
    function wrapAll(root: Node): void {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Array<Text> = []
      for (let node: Node | null = root; node; node = walker.nextNode())
        if (node instanceof Text) texts.push(node)
      texts.forEach(wrap)
    }
    wrapAll(document.body)
    new MutationObserver((records) => {
      for (const { addedNodes } of records) addedNodes.forEach(wrapAll)
    }).observe(document.body, { subtree: true, childList: true })
  }, keepsNodes)
}

for (const [how, keepsNodes] of [
  ['moved', true],
  ['replaced', false],
] as const)
  test(`search, city and comparison change a page with all texts ${how} by a translator`, async ({
    page,
  }) => {
    await open(page, '/search?q=tap')
    await translate(page, keepsNodes)
    const box = page.getByRole('main').getByRole('searchbox')
    await box.fill('painting')
    await box.press('Enter')
    await expect(page).toHaveURL(/q=painting/)
    await expect(page.getByRole('main').getByText(/results? for .painting/)).toBeVisible()
    await expect(page.getByRole('heading', { name: /Painting/ }).first()).toBeVisible()

    await open(page, '/services/plumbing')
    await translate(page, keepsNodes)
    await page.getByRole('banner').getByRole('button', { name: messages.location.select }).click()
    await dialog(page).getByRole('link', { name: 'Pune' }).click()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Pune' })).toBeVisible()

    await open(page, LIST)
    await taken(compareBoxes(page).first())
    await translate(page, keepsNodes)
    for (const index of [0, 1]) await compareBoxes(page).nth(index).check()
    await expect(bar(page)).toContainText('2 of ')
    await expect(bar(page).getByRole('link')).toBeVisible()
  })

test('a page that is translated before its client starts stays the translated page', async ({ page }) => {
  const { promise: translated, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await translated
    await route.continue()
  })
  // The document is not complete before its script has run.
  await page.goto('/services/plumbing', { waitUntil: 'commit' })
  await page.getByRole('contentinfo').waitFor()
  await translate(page, false)
  release()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('h1 font').first()).toBeVisible()
  await expect(page.locator('html[data-routed]')).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page).toHaveURL('/privacy-policy')
})

test.describe('when an extension replaces an element of the page', () => {
  test.use({ expectedConsole: [/NotFoundError/] })

  test('the form is rendered again with the entered text', async ({ page }) => {
    await open(page, '/contact')
    const form = page.getByRole('form')
    await form.getByLabel('Name').fill('Asha Verma')
    await form.getByLabel('Message').fill('The kitchen tap drips.')
    await form.getByRole('button', { name: 'Submit' }).click()
    await form.evaluate((element) => {
      element.dataset.former = ''
      element.querySelector('#contact-phone-error')?.replaceWith(document.createElement('div'))
    })
    const phone = form.getByLabel('Phone Number')
    await phone.fill('+91 98765 43210')
    await expect(page.locator('form[data-former]')).toHaveCount(0)
    await expect(phone).toHaveValue('+91 98765 43210')
    await expect(form.getByLabel('Name')).toHaveValue('Asha Verma')
    await expect(form.getByLabel('Message')).toHaveValue('The kitchen tap drips.')
  })
})
