import { HtmlValidate } from 'html-validate'
import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { offline } from '#content/offline.ts'
import { insertNote, type ListedPage, offlineMarkup } from './offline-page.ts'

const page = (path: string, storedAt: number, title = `${path} | Company`): ListedPage => ({
  url: `https://s.example${path}`,
  title,
  storedAt,
})

function render(pages: ReadonlyArray<ListedPage>, path = '/blog') {
  const html = offlineMarkup(path, '/assets/app.css', pages, 'nonce')
  return { html, document: parseHTML(html).document }
}

test('the offline page is valid HTML with a retry link and no link to a placeholder number', async () => {
  const { html, document } = render([page('/', 2), page('/search?q=a&b=c', 1, 'Taps &amp; pipes')])
  const report = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(html)
  expect(report.results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([])
  expect(document.querySelector('a[href^="tel:"]')).toBeNull()
  expect(document.querySelector('a[href="/blog"]')?.textContent).toBe(offline.page.retry)
})

test('the newest copies come first, twelve at most, without the name of the site', () => {
  const pages = Array.from({ length: 20 }, (_, index) => page(`/p${index}`, index))
  const links = [...render(pages).document.querySelectorAll('li a')]
  expect(links).toHaveLength(12)
  expect(links[0]?.getAttribute('href')).toBe('/p19')
  expect(links[0]?.querySelector('span')?.textContent).toBe('/p19')
})

test('an address with markup is escaped', () => {
  const { html } = render([page('/search?q="><script>', 1, '')], '/x"><script>alert(1)</script>')
  expect(html.match(/<script/g)).toHaveLength(1)
})

test('the offline page says so when there are no copies', () => {
  expect(render([]).document.body.textContent).toContain(offline.page.noneKept)
})

test('the note of a copy begins the body, with any character in its text', () => {
  expect(insertNote('<head></head><body class="a"><p>x</p></body>', '<i>$&</i>')).toBe(
    '<head></head><body class="a"><i>$&</i><p>x</p></body>',
  )
})
