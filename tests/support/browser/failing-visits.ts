import type { Page, Route } from 'playwright/test'
import { notifications } from './page-parts.ts'
import { open, reach } from './walk.ts'

export const toasts = (page: Page) => notifications(page).getByRole('listitem')
export const footer = (page: Page) => page.getByRole('contentinfo')

/** Records every toast from now on, including those that others have replaced. */
export async function recordToasts(page: Page): Promise<Array<string>> {
  const recorded: Array<string> = []
  await page.exposeFunction('recordToast', (text: string) => recorded.push(text))
  await notifications(page).evaluate((element) => {
    const report = (node: Node) => {
      if (node instanceof HTMLLIElement) Reflect.get(window, 'recordToast')(node.textContent)
    }
    new MutationObserver((records) => {
      for (const record of records) record.addedNodes.forEach(report)
    }).observe(element, { childList: true, subtree: true })
  })
  return recorded
}

/** Follows a link of the footer, whose failure the page tells. */
async function followInFooter(page: Page, name: string): Promise<void> {
  const link = footer(page).getByRole('link', { name })
  await reach(link)
  await link.click()
}

type Visit = {
  /** The first page of the visit. */
  from: string
  /** Opens the page with data that cannot be read. */
  go: (page: Page) => Promise<void>
  /** The calls that fail. */
  calls: RegExp
}

export const visits = {
  'the home page and its categories': {
    from: '/services',
    go: (page) => page.getByRole('banner').getByRole('link').first().click(),
    calls: /\/category\/(primary|popular)$/,
  },
  'a single category': {
    from: '/services',
    go: (page) =>
      page
        .getByRole('main')
        .getByRole('link', { name: /Painting/ })
        .click(),
    calls: /\/category\/painting$/,
  },
  'a search': {
    from: '/search',
    go: async (page) => {
      await page.getByRole('searchbox').first().fill('tap')
      await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    },
    calls: /\/api\/web\/search\?/,
  },
  'the brands': {
    from: '/services',
    go: (page) => page.getByRole('banner').getByRole('link').first().click(),
    calls: /\/brand\/all$/,
  },
  'a city that only the upstream knows': {
    from: '/services',
    go: (page) => followInFooter(page, 'Jaipur'),
    calls: /\/(city|state)\/all$/,
  },
  'a state that only the upstream knows': {
    from: '/services',
    go: (page) => followInFooter(page, 'Rajasthan'),
    calls: /\/(city|state)\/all$/,
  },
  'the list of posts': {
    from: '/services',
    go: (page) => followInFooter(page, 'Blog'),
    calls: /\/blog\/all$/,
  },
  'a single post': {
    from: '/blog',
    go: (page) => page.getByRole('main').getByRole('article').first().getByRole('link').first().click(),
    calls: /\/blog\/(?!all)[a-z-]+$/,
  },
} satisfies Record<string, Visit>

export async function visit(page: Page, { from, go, calls }: Visit, answer: (route: Route) => Promise<void>) {
  await open(page, from)
  await page.route((url) => calls.test(url.pathname + url.search), answer)
  const recorded = await recordToasts(page)
  await go(page)
  return recorded
}

export const json = (status: number, body: object) => (route: Route) => route.fulfill({ status, json: body })
