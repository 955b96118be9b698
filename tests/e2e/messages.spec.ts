import { footer, json, toasts, visit, visits } from '#support/browser/failing-visits.ts'
import { cards, LIST } from '#support/browser/provider-list.ts'
import { open, reach } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'
import { messages } from '../../src/content/en/messages.ts'

const { errors } = messages

test.describe('when a read fails', () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

  test('a 404 shows the screen of a missing entry and no toast', async ({ page }) => {
    const recorded = await visit(page, visits['a single post'], json(404, { message: 'Not found.' }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.notFound.post.title)
    expect(recorded).toEqual([])
  })

  test('a 410 shows the screen of a withdrawn provider and no toast', async ({ page }) => {
    const withdrawn = json(410, { message: 'Gone.' })
    const profile = {
      from: LIST,
      go: () => cards(page).first().getByRole('link').first().click(),
      calls: /\/provider\/(?!all)/,
    }
    const recorded = await visit(page, profile, withdrawn)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.gone.provider.title)
    expect(recorded).toEqual([])
  })

  test('the error screen of a page keeps header, footer and Try again', async ({ page }) => {
    await visit(page, visits['a single post'], (route) => route.abort())
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be shown')
    await expect(page.getByRole('main').getByText(errors.blogs)).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(footer(page)).toBeVisible()
    await page.getByRole('link', { name: messages.actions.backToHome }).click()
    await expect(page).toHaveURL('/')
  })

  test('a section that failed offline loads by itself when the connection is back', async ({
    page,
    context,
  }) => {
    await open(page, '/services/plumbing')
    const link = page
      .getByRole('main')
      .getByRole('link', { name: /Painting/ })
      .first()
    // The code of the part with the link must be there.
    await reach(link)
    await context.setOffline(true)
    await link.click()
    await expect(toasts(page)).toHaveText([errors.categories])
    await expect(page.getByRole('main').getByRole('button', { name: /try again/i })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 2, name: 'Inside the Home' })).toBeVisible()
  })
})
