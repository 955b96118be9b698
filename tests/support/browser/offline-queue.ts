import type { Locator, Page } from 'playwright/test'
import { queued } from '#content/offline-queue.ts'
import { expect } from '#support/fixtures/test.ts'
import type { goodQuery } from '#support/site/contact-requests.ts'
import { startRemoteSite } from '#support/site/remote-site.ts'
import { fill, getForm } from './contact-page.ts'
import { openThenDisconnect } from './offline.ts'
import { notifications } from './page-parts.ts'
import { hydrated } from './walk.ts'

const messageThatCameBack = (page: Page) =>
  getForm(page).form.getByRole('alert').filter({ hasText: 'could not be taken' })

/** Starts a site with an API that records messages, and returns functions that fill in the form offline. */
export async function startQueueSite() {
  const { upstream, site, stop } = await startRemoteSite()
  const deliveries = (email: string) =>
    upstream.calls.filter(({ method, body }) => method === 'POST' && body.includes(email))

  async function writeOffline(page: Page, query: typeof goodQuery, path = '/contact'): Promise<void> {
    await openThenDisconnect(page, site.url + path)
    await hydrated(page)
    const shown = getForm(page)
    await fill(shown, query)
    await shown.submit.click()
    await expect(notifications(page)).toContainText(queued.kept)
    await expect(shown.message).toHaveValue('')
    await expect(shown.form.getByText(queued.waiting(1))).toBeVisible()
  }

  /** Writes a message offline that the API refuses later. Returns the form's notice about it. */
  async function comeBack(page: Page, query: typeof goodQuery, path?: string): Promise<Locator> {
    await writeOffline(page, query, path)
    upstream.set('refusing', '/query')
    await page.context().setOffline(false)
    const back = messageThatCameBack(page)
    await expect(back).toContainText('This number cannot be called.')
    return back
  }

  return { upstream, site, stop, deliveries, writeOffline, comeBack }
}
