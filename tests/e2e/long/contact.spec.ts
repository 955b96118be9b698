import {
  answerMessages,
  expectValues,
  fill,
  getForm,
  getPanel,
  heldAnswer,
  openForm,
} from '#support/browser/contact-page.ts'
import { holdScripts } from '#support/browser/page-parts.ts'
import { hydrated } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'
import { goodQuery } from '#support/site/contact-requests.ts'
import { startSite } from '#support/site/start-site.ts'
import { contact, contactMessages } from '../../../src/content/en/contact.ts'

test('the button is disabled and says "Submitting..." while a message is sent', { tag: '@slow' }, async ({
  page,
}) => {
  const { answer, release } = heldAnswer()
  const sent = await answerMessages(page, answer)
  const form = await openForm(page)
  await fill(form)
  await form.submit.dblclick()
  await expect(form.submit).toHaveText('Submitting...')
  await expect(form.submit).toBeDisabled()
  release()
  await expect(getPanel(page)).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('a topic in the address is shown and sent with the message', { tag: '@slow' }, async ({ page }) => {
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

test('text from before hydration is sent', { tag: '@slow' }, async ({ page }) => {
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

test('text that is added to a restored form before hydration is sent with what was there', {
  tag: '@slow',
}, async ({ page }) => {
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

for (const text of ['', 'Four taps drip, all of them in the kitchen.'])
  test(`a message that is "${text}" before hydration is not replaced by that of the topic`, {
    tag: '@slow',
  }, async ({ page }) => {
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
  })

test('a form that was returned with errors becomes a draft', { tag: '@slow' }, async ({ page }) => {
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

test('the form says what is missing when a topic has only its own text', { tag: '@slow' }, async ({
  page,
}) => {
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

for (const [kind, host, vars] of [
  ['a configured map', 'https://maps.example', { MAP_EMBED_URL: 'https://maps.example/embed?place=1' }],
  ['the map of OpenStreetMap', 'https://www.openstreetmap.org', {}],
] as const)
  test(`${kind} is loaded when the visitor asks for it`, { tag: '@slow' }, async ({ page }) => {
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
