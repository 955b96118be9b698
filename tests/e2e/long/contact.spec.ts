import type { Route } from 'playwright/test'
import {
  answerMessages,
  EMPTY,
  expectValues,
  fill,
  getForm,
  getPanel,
  openForm,
  RECEIVED,
} from '#support/browser/contact-page.ts'
import { holdScripts, notifications } from '#support/browser/page-parts.ts'
import { hydrated } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'
import { goodQuery } from '#support/site/contact-requests.ts'
import { startSite } from '#support/site/start-site.ts'
import { contact, contactMessages } from '../../../src/content/en/contact.ts'

/** Returns an answer that waits until the test calls `release`. */
function heldAnswer() {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const answer = async (route: Route) => {
    await released
    await route.fulfill({ json: RECEIVED })
  }
  return { answer, release }
}

test.describe('the contact form', () => {
  test('the button is disabled while a message is sent, and text that is typed meanwhile stays', async ({
    page,
  }) => {
    const { answer, release } = heldAnswer()
    const sent = await answerMessages(page, answer)
    const form = await openForm(page)
    await fill(form)
    await form.submit.dblclick()
    await expect(form.submit).toHaveText('Submitting...')
    await expect(form.submit).toBeDisabled()
    await form.message.fill('The tap of the bathroom leaks, too.')
    release()
    await expect(getPanel(page)).toBeVisible()
    expect(sent).toHaveLength(1)
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
    await expect(form.message).toHaveValue('The tap of the bathroom leaks, too.')
  })

  test('a topic in the address is shown and sent with the message', async ({ page }) => {
    const sent = await answerMessages(page)
    const form = await openForm(page, '/contact?subject=technician&about=<b>Ramesh</b>')
    await expect(form.form.getByText('Regarding: A professional (<b>Ramesh</b>)')).toBeVisible()
    await expect(form.message).toHaveValue(/Professional: <b>Ramesh<\/b>/)
    await fill(form)
    await form.submit.click()
    await expect(getPanel(page)).toBeVisible()
    expect(sent[0]?.body).toMatchObject({ ...goodQuery, subject: 'technician', about: '<b>Ramesh</b>' })
    await expect(getPanel(page)).toBeFocused()
  })

  test('text from before hydration is sent', async ({ page }) => {
    const release = await holdScripts(page)
    const sent = await answerMessages(page)
    await page.goto('/contact', { waitUntil: 'commit' })
    const form = getForm(page)
    await fill(form)
    release()
    await hydrated(page)
    await form.submit.click()
    await expect(getPanel(page)).toBeVisible()
    expect(sent[0]?.body).toMatchObject(goodQuery)
  })

  test('text that is added to a restored form before hydration is sent with what was there', async ({
    page,
  }) => {
    const form = await openForm(page)
    await fill(form)
    await page.goto('/robots.txt')
    const sent = await answerMessages(page)
    // The browser restores a form once the entry has run.
    const release = await holdScripts(page, '**/assets/client-*.js')
    await page.goBack()
    await expect(form.message).toHaveValue(goodQuery.message)
    await form.message.press('End')
    await form.message.pressSequentially(' Please come soon.')
    release()
    await hydrated(page)
    await form.submit.click()
    await expect(getPanel(page)).toBeVisible()
    expect(sent[0]?.body).toMatchObject({ ...goodQuery, message: `${goodQuery.message} Please come soon.` })
  })

  test('a message from before hydration is not replaced by that of the topic, even if it is empty', async ({
    page,
  }) => {
    for (const text of ['', 'Four taps drip, all of them in the kitchen.']) {
      const release = await holdScripts(page)
      await page.goto('/contact?subject=custom-service', { waitUntil: 'commit' })
      const message = page.getByRole('form').getByLabel('Message')
      await expect(message).not.toHaveValue('')
      await message.fill(text)
      release()
      await hydrated(page)
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect(page.getByRole('form').getByLabel('Name')).toHaveAccessibleDescription(/./)
      await expect(message).toHaveValue(text)
      await page.evaluate(() => sessionStorage.clear())
      await page.evaluate(() => localStorage.clear())
    }
  })

  test('a form that was returned with errors becomes a draft', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/contact', { waitUntil: 'commit' })
    const form = getForm(page)
    await fill(form, { ...goodQuery, email: 'asha@' })
    await form.submit.click()
    await expect(form.form.getByText(contactMessages.email)).toBeVisible()
    release()
    await hydrated(page)
    await form.form.getByRole('link', { name: contact.form.privacyLink }).click()
    await expect(form.form).toHaveCount(0)
    await page.goBack()
    await expectValues(form, { ...goodQuery, email: 'asha@' })
  })

  test('the form says what is missing when a topic has only its own text', async ({ page }) => {
    await answerMessages(page)
    const form = await openForm(page, '/contact?subject=custom-service')
    const opened = await form.message.inputValue()
    await fill(form, { ...goodQuery, message: opened })
    await form.submit.click()
    const words = 'Please tell us: What needs doing, City, When.'
    await expect(form.message).toHaveAccessibleDescription(words)
    await expect(form.message).toBeFocused()
    await form.message.fill(opened.replace('What needs doing: ', 'What needs doing: a gate'))
    await expect(form.form.getByText(words)).toBeHidden()
    await form.submit.click()
    await expect(getPanel(page)).toBeVisible()
  })

  test('another topic takes over the person, and each topic keeps its own message', async ({ page }) => {
    const form = await openForm(page, '/contact?subject=technician')
    await fill(form)
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
    await expect(page).toHaveURL('/contact')
    await expectValues(form, { ...goodQuery, message: '' })
    await form.name.fill('Ravi')
    await page.reload()
    await hydrated(page)
    await expectValues(form, { ...goodQuery, message: '', name: 'Ravi' })
    await page.goBack()
    await expect(page).toHaveURL('/contact?subject=technician')
    await expect(form.message).toHaveValue(goodQuery.message)
  })

  test('a message without an answer keeps its key when it is sent in the other language', async ({
    page,
  }) => {
    const { answer } = heldAnswer()
    const sent = await answerMessages(page, answer)
    const form = await openForm(page, '/contact?subject=technician&about=Ramesh')
    await fill(form)
    await form.submit.click()
    await expect.poll(() => sent.length).toBe(1)
    await page.reload()
    await hydrated(page)
    await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click()
    await expect(page).toHaveURL('/hi/contact?subject=technician&about=Ramesh')
    await hydrated(page)
    await page.locator('main form button[type=submit]').click()
    await expect.poll(() => sent.length).toBe(2)
    expect(sent[1]).toEqual({ ...sent[0], body: { ...sent[0]?.body, language: 'hi' } })
  })

  test('a sent message does not return to the form after a visit to another page', async ({ page }) => {
    const { answer, release } = heldAnswer()
    const sent = await answerMessages(page, answer)
    const form = await openForm(page)
    await fill(form)
    await form.submit.click()
    await expect.poll(() => sent.length).toBe(1)
    await form.form.getByRole('link', { name: contact.form.privacyLink }).click()
    await expect(page).toHaveURL(/\/privacy-policy/)
    release()
    await expect(notifications(page)).toContainText(contactMessages.success)
    await expect(page).toHaveURL(/\/privacy-policy/)
    await page.goBack()
    await expectValues(form, EMPTY)
  })

  test('the panel replaces the form when a message is accepted after the visitor left and returned', async ({
    page,
  }) => {
    const { answer, release } = heldAnswer()
    const sent = await answerMessages(page, answer, answer)
    const form = await openForm(page)
    await fill(form)
    await form.submit.click()
    await expect.poll(() => sent.length).toBe(1)
    await form.form.getByRole('link', { name: contact.form.privacyLink }).click()
    await expect(form.form).toBeHidden()
    await page.goBack()
    await expectValues(form, goodQuery)
    await form.submit.click()
    await expect.poll(() => sent.length).toBe(2)
    expect(sent[1]).toEqual(sent[0])
    release()
    await expect(getPanel(page)).toBeVisible()
    await expect(form.form).toHaveCount(0)
  })

  for (const [kind, host, vars] of [
    ['a configured map', 'https://maps.example', { MAP_EMBED_URL: 'https://maps.example/embed?place=1' }],
    ['the map of OpenStreetMap', 'https://www.openstreetmap.org', {}],
  ] as const)
    test(`${kind} is loaded when the visitor asks for it`, async ({ page }) => {
      const site = await startSite({ vars })
      try {
        let loads = 0
        await page.route(`${host}/**`, async (route) => {
          loads += 1
          await route.fulfill({
            contentType: 'text/html',
            body: '<!doctype html><title>Map</title><p>The map</p>',
          })
        })
        await page.goto(`${site.url}/about`)
        await hydrated(page)
        await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
        const section = page.getByRole('region', { name: 'Find Us' })
        const button = section.getByRole('button', { name: contact.map.show })
        await button.scrollIntoViewIfNeeded()
        expect(loads).toBe(0)
        await button.click()
        const frame = section.locator('iframe')
        await expect(frame).toHaveAttribute('title', contact.map.frameTitle)
        await expect(frame.contentFrame().getByText('The map')).toBeVisible()
        expect((await frame.boundingBox())?.height).toBe(350)
        expect(loads).toBe(1)
      } finally {
        await site.stop()
      }
    })
})
