import {
  answerMessages,
  EMPTY,
  expectValues,
  fill,
  heldAnswer,
  openForm,
} from '#support/browser/contact-page.ts'
import { notifications } from '#support/browser/page-parts.ts'
import { hydrated } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'
import { goodQuery } from '#support/site/contact-requests.ts'
import { contact, contactMessages } from '../../../src/content/en/contact.ts'

test('another topic takes over the person, and each topic keeps its own message', {
  tag: '@slow',
}, async ({ page }) => {
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

test('a message without an answer keeps its key when it is sent in the other language', {
  tag: '@slow',
}, async ({ page }) => {
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

test('a sent message does not return to the form after a visit to another page', {
  tag: '@slow',
}, async ({ page }) => {
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

test('a form is emptied when its message is accepted after the visitor left and returned', {
  tag: '@slow',
}, async ({ page }) => {
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
  await expect(notifications(page)).toContainText(contactMessages.success)
  await expectValues(form, EMPTY)
})

test('text that is typed while a message is sent stays in the form', { tag: '@slow' }, async ({ page }) => {
  const { answer, release } = heldAnswer()
  const sent = await answerMessages(page, answer)
  const form = await openForm(page)
  await fill(form)
  await form.submit.click()
  await expect.poll(() => sent.length).toBe(1)
  await form.message.fill('The tap of the bathroom leaks, too.')
  release()
  await expect(notifications(page)).toContainText(contactMessages.success)
  await expectValues(form, { ...goodQuery, message: 'The tap of the bathroom leaks, too.' })
})
