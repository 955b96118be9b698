import { hydrated } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'

const SUNDAY = Date.parse('2026-11-29T11:00:00+05:30')
const MONDAY = Date.parse('2026-11-30T11:00:00+05:30')

for (const [device, server, state] of [
  [SUNDAY, MONDAY, 'Open now'],
  [MONDAY, SUNDAY, 'Closed now'],
] as const)
  test(`the office is "${state}" by the server when a device says ${new Date(device).toISOString()}`, async ({
    page,
  }) => {
    await page.context().setExtraHTTPHeaders({ 'x-test-clock': String(server) })
    await page.route('/healthz', (route) =>
      route.fulfill({ headers: { Date: new Date(server).toUTCString() } }),
    )
    await page.clock.install({ time: device })
    await page.goto('/contact')
    await hydrated(page)
    const hours = page.getByRole('region', { name: 'Business Hours' })
    await expect(hours.getByText(state)).toBeVisible()
    await page.clock.runFor('02:00')
    await expect(hours.getByText(state)).toBeVisible()
  })
