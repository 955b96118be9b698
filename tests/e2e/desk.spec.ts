import type { Page } from 'playwright/test'
import { expectAccessible } from '#support/browser/axe.ts'
import { expect, test } from '#support/fixtures/test.ts'
import { callBack, type Desk, PASSWORD, startDesk } from '#support/site/desk-site.ts'

let desk: Desk
test.beforeAll(async () => {
  desk = await startDesk()
})
test.afterAll(() => desk.stop())

const credentials = { username: 'Asha', password: PASSWORD }
test.use({ httpCredentials: credentials, extraHTTPHeaders: { 'CF-Connecting-IP': '198.18.7.1' } })
test.describe.configure({ mode: 'default' })

const tomorrow = () => new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10)

async function openMessage(page: Page, id: string | undefined): Promise<void> {
  await page.goto(`${desk.url}/desk/message/${id}`)
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a call back is found, called, arranged, closed and reopened', async ({ page }) => {
    await desk.fill([{ name: 'Meera Nair', ...callBack(tomorrow(), 'morning', { city: 'Kochi' }) }, {}])
    await page.goto(`${desk.url}/desk`)
    await page.getByLabel('Number, name or reference').fill('meera')
    await press(page, 'Show')
    await expect(page.locator('.messages > li')).toHaveCount(1)
    await page.getByRole('link', { name: 'Meera Nair' }).click()
    await press(page, 'No answer')
    await expect(page.locator('main')).toContainText('State: called, no answer: 1')
    await page.getByLabel('Note of the office').fill('Visit on Tuesday at ten')
    await press(page, 'Arranged')
    await expect(page.locator('main')).toContainText('Asha: arranged')
    await press(page, 'Close')
    await expect(page.getByRole('button', { name: 'Arranged' })).toHaveCount(0)
    await press(page, 'Undo the closing')
    await expect(page.locator('main')).toContainText('State: arranged')
    await expect(page.getByLabel('Note of the office')).toHaveValue('Visit on Tuesday at ten')
  })
})

test('a message is changed with the keyboard alone', async ({ page }) => {
  await desk.fill([{ name: 'Meera Nair' }])
  await page.goto(`${desk.url}/desk`)
  const reach = async (name: string) => {
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press('Tab')
      const focused = page.locator(':focus')
      if (((await focused.textContent()) ?? '').trim() !== name) continue
      expect(await focused.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe('none')
      return
    }
    throw new Error(`the keyboard does not reach ${name}`)
  }
  await reach('Meera Nair')
  await page.keyboard.press('Enter')
  await page.waitForURL(/message/)
  await reach('No answer')
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toContainText('State: called, no answer: 1')
})

test('every page is accessible and fits a phone', { tag: '@slow' }, async ({ page }) => {
  const long = 'Thiruvananthapuram'.repeat(4)
  const details = { service: 'plumbing', job: long, city: long, provider: 'asha-1' }
  const [id = '', conflict = ''] = await desk.fill([
    { name: long, ...callBack('2026-01-05', 'evening', details), note: long },
    { name: 'मीरा नायर', message: 'रसोई का नल टपकता है।', language: 'hi' },
    { topic: 'complaint', closed_at: 1 },
  ])
  await desk.save(id, { action: 'called', note: long })
  await desk.save(conflict, { action: 'called', note: 'first' })
  await openMessage(page, conflict)
  await desk.save(conflict, { action: 'arranged', note: 'second', version: 1 })
  await press(page, 'Close')
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
  for (const path of ['/desk?state=all', `/desk/message/${id}`, '/desk/print']) {
    await page.goto(desk.url + path)
    await expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360)
  }
})

test('the list shows a new message without a press when nobody uses it', async ({ page }) => {
  await page.clock.install()
  await desk.fill([{ name: 'first' }])
  await page.goto(`${desk.url}/desk`)
  await expect(page.locator('.messages > li')).toHaveCount(1)
  await desk.fill([{ name: 'first' }, { name: 'second' }])
  await page.getByLabel('City or PIN').fill('Koc')
  await page.clock.runFor(61_000)
  await expect(page.getByLabel('City or PIN')).toHaveValue('Koc')
  await page.getByLabel('City or PIN').blur()
  await page.clock.runFor(61_000)
  await expect(page.locator('.messages > li')).toHaveCount(2)
})
