import type { Page } from 'playwright/test'
import { type AdSlot, housePromoFor } from '#catalogue/house-promo-list.ts'
import { dayInIndia } from '#lib/india-day.ts'

const NETWORK = 'https://ads.example'
export const SCRIPT = `${NETWORK}/unit.js`
export const VARS = {
  ADS_CLIENT_ID: 'ca-pub-1234567890123456',
  ADS_SCRIPT_URL: SCRIPT,
  ADS_SLOTS: 'home-middle=111,home-bottom=222',
}

/**
 * Returns an ad network's script. It processes the queue and gives every unit a frame, or none if `status` is
 * 'unfilled'.
 */
export function networkScript(status: 'filled' | 'unfilled'): string {
  return `{
    const fill = () => {
      const unit = document.querySelector('ins.adsbygoogle:not([data-ad-status])')
      if (!unit) return
      if (${status === 'filled'}) {
        const frame = document.createElement('iframe')
        frame.src = '${NETWORK}/frame?slot=' + unit.dataset.adSlot
        frame.title = 'Ad ' + unit.dataset.adSlot
        unit.append(frame)
      }
      unit.dataset.adStatus = '${status}'
    }
    const queue = window.adsbygoogle ?? []
    window.adsbygoogle = { push: fill }
    queue.forEach(fill)
  }`
}

/** Serves the ad network with this script. Returns the list of requested addresses, which grows. */
export async function serveNetwork(page: Page, script: string | undefined): Promise<Array<string>> {
  const calls: Array<string> = []
  await page.route(`${NETWORK}/**`, (route) => {
    const url = route.request().url()
    calls.push(url)
    if (url !== SCRIPT) return route.fulfill({ contentType: 'text/html', body: '<p>Buy our soap</p>' })
    return script === undefined
      ? route.abort()
      : route.fulfill({ contentType: 'text/javascript', body: script })
  })
  return calls
}

export const places = (page: Page) =>
  page.getByRole('main').getByRole('complementary', { name: /^(Promotion|Advertisement)/ })
export const promotion = (page: Page, slot: AdSlot) =>
  page.getByText(housePromoFor(slot, dayInIndia(Date.now()), () => true).title, { exact: true })

/** Returns the positions and sizes of the ad slots in the document. */
export function boxes(page: Page) {
  return places(page).evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x, y: y + scrollY, width, height }
    }),
  )
}
