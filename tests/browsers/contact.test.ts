import { expect } from 'vitest'
import { goodQuery } from '#support/site/contact-requests.ts'
import { contactMessages as english } from '../../src/content/en/contact.ts'
import { contactMessages as hindi } from '../../src/content/hi/contact.ts'
import { shell } from '../../src/content/hi/shell.ts'
import { test } from './fixtures.ts'
import { hydrated, selectAll, toWords } from './steps.ts'
import type { Visitor } from './visitor.ts'

const FIELDS = ['name', 'email', 'phone', 'message'] as const
const BAD_EMAIL = { ...goodQuery, email: 'asha@' }

function typedIn({ run }: Visitor, css: string): Promise<string | undefined> {
  return run(
    (selector) => document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector)?.value,
    css,
  )
}

const LANGUAGES = [
  { path: '/contact', words: english, toasts: 'Notifications' },
  { path: '/hi/contact', words: hindi, toasts: shell.toasts.label },
]

for (const { path, words: contactMessages, toasts } of LANGUAGES)
  test(`the form of ${path} shows errors, and a confirmation when it is sent`, async ({ visit }) => {
    const visitor = await visit()
    await visitor.open(path)
    await hydrated(visitor)
    await visitor.click('main form button[type=submit]', contactMessages.submit)
    for (const field of FIELDS)
      await expect.poll(() => toWords(visitor, `#contact-${field}-error`)).toContain(contactMessages[field])
    expect(await visitor.run(() => document.activeElement?.id)).toBe('contact-name')
    for (const field of FIELDS) await visitor.type(`#contact-${field}`, goodQuery[field])
    await expect
      .poll(() => visitor.run(() => document.querySelectorAll('main form [aria-invalid=true]').length))
      .toBe(0)
    await visitor.click('main form button[type=submit]', contactMessages.submit)
    await expect.poll(() => toWords(visitor, `[aria-label="${toasts}"]`)).toContain(contactMessages.success)
    expect(await typedIn(visitor, '#contact-message')).toBe('')
  })

for (const { path, words: contactMessages } of LANGUAGES)
  test(`without JavaScript the form of ${path} returns its errors and is sent when corrected`, async ({
    visit,
  }) => {
    const visitor = await visit({ script: 'off' })
    await visitor.open(path)
    await visitor.run(() => document.querySelector('main form')?.setAttribute('novalidate', ''))
    for (const field of FIELDS) await visitor.type(`#contact-${field}`, BAD_EMAIL[field])
    await visitor.click('main form button[type=submit]', contactMessages.submit)
    await expect.poll(() => toWords(visitor, '#contact-email-error')).toContain(contactMessages.email)
    for (const field of FIELDS) expect(await typedIn(visitor, `#contact-${field}`)).toBe(BAD_EMAIL[field])
    await selectAll(visitor, '#contact-email')
    await visitor.type('#contact-email', goodQuery.email)
    expect(await typedIn(visitor, '#contact-email')).toBe(goodQuery.email)
    await visitor.click('main form button[type=submit]', contactMessages.submit)
    await expect.poll(() => toWords(visitor, 'main [role=status]')).toContain(contactMessages.success)
  })
