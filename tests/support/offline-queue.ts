import type { Page } from 'playwright/test'
import { queued } from '../../src/content/offline-queue.ts'
import type { goodQuery } from './contact.ts'
import { expect } from './fixtures.ts'
import { openThenDisconnect } from './offline.ts'
import { notifications } from './page-parts.ts'
import { startRemoteSite } from './remote-site.ts'
import { hydrated } from './walk.ts'

export const form = (page: Page) => page.getByRole('form', { name: 'Get in Touch' })

export async function fillForm(page: Page, query: typeof goodQuery): Promise<void> {
  await form(page).getByLabel('Name').fill(query.name)
  await form(page).getByLabel('Email').fill(query.email)
  await form(page).getByLabel('Phone Number').fill(query.phone)
  await form(page).getByLabel('Message').fill(query.message)
}

/** A site whose API keeps what it is sent, and a form that is filled in without a connection. */
export async function startQueueSite() {
  const { upstream, site, stop } = await startRemoteSite()
  const deliveries = (email: string) =>
    upstream.calls.filter(({ method, body }) => method === 'POST' && body.includes(email))

  async function writeOffline(page: Page, query: typeof goodQuery): Promise<void> {
    await openThenDisconnect(page, `${site.url}/contact`)
    await hydrated(page)
    await fillForm(page, query)
    await form(page).getByRole('button', { name: 'Submit' }).click()
    await expect(notifications(page)).toContainText(queued.kept)
    await expect(form(page).getByLabel('Message')).toHaveValue('')
    await expect(form(page).getByText(queued.waiting(1))).toBeVisible()
  }

  return { upstream, site, stop, deliveries, writeOffline }
}
