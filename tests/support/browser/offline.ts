import { expect, type Page } from 'playwright/test'
import { offline } from '#content/offline.ts'
import { languageOfPath } from '#lib/language.ts'

export const COPY = /^You are offline\. This page is a copy from \d{1,2}:\d\d [ap]m, \d{1,2} \w{3,4}\.$/

export const copyNote = (page: Page) => page.getByRole('region', { name: offline.label })

/** Waits until a service worker controls the page and has copies of it and of the further addresses. */
export async function keptForLater(page: Page, ...addresses: ReadonlyArray<string>): Promise<void> {
  const wanted = [page.url(), ...addresses].map((address) =>
    new URL(address, page.url()).href.replace(/#.*/, ''),
  )
  const { base, code } = languageOfPath(new URL(page.url()).pathname)
  const name = base === '' ? 'pages-1' : `${code}-pages-1`
  await expect
    .poll(() =>
      page.evaluate(
        async ({ urls, name }) => {
          if (!navigator.serviceWorker.controller) return 'no service worker'
          const cache = await caches.open(name)
          const kept = (await cache.keys()).map(({ url }) => url)
          return urls.filter((url) => !kept.includes(url))
        },
        { urls: wanted, name },
      ),
    )
    .toEqual([])
}

/** Opens a page, waits until it is stored, and goes offline. */
export async function openThenDisconnect(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await keptForLater(page)
  await page.context().setOffline(true)
}
