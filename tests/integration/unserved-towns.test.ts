import { expect, test } from 'vitest'
import { getDocument, site } from '#support/site/shared-site.ts'

async function open(path: string) {
  const response = await site.fetch(path)
  return { status: response.status, document: await getDocument(response) }
}

test.each([
  ['/city/kohima', 'Kohima', /^\/city\/[a-z-]+$/],
  ['/services/electrician/kohima', 'Kohima', /^\/services\/electrician\/[a-z-]+$/],
  ['/services/electrician/itanagar/professionals', 'Itanagar', /^\/services\/electrician\/[a-z-]+$/],
  ['/city/itanagar/service/plumbing', 'Itanagar', /^\/services\/plumbing\/[a-z-]+$/],
  ['/job/electrician/fan-repair/kohima', 'Kohima', /^\/job\/electrician\/fan-repair\/[a-z-]+$/],
])('%s names the nearest city and links to a form that names the town', async (path, town, nearest) => {
  const { status, document } = await open(path)
  const main = document.querySelector('main')
  expect(status).toBe(404)
  expect(document.querySelector('h1')?.textContent).toBe(`We are not in ${town} yet`)
  expect(main?.textContent).toMatch(/Nearest: [A-Z][a-z]+, \d+ km away/)
  const hrefs = [...(main?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href') ?? '')
  expect(hrefs.some((href) => nearest.test(href))).toBe(true)
  expect(hrefs).toContain(`/contact?subject=place&about=${town}`)
  expect(hrefs.filter((href) => href.startsWith('/app'))).toEqual([])
})

test('the page of a state without cities links to a form that names it', async () => {
  const { status, document } = await open('/state/ladakh')
  expect(status).toBe(200)
  expect(document.querySelector('h1')?.textContent).toBe('We are not in Ladakh yet')
  expect(document.querySelector('main a[href="/contact?subject=place&about=Ladakh"]')).not.toBeNull()
})

test('the Hindi page names the town in Hindi', async () => {
  const { document } = await open('/hi/city/kohima')
  expect(document.querySelector('h1')?.textContent).toContain('कोहिमा')
})

test('a search for an unserved town leads to the nearest city and to a form that names the town', async () => {
  const { document } = await open('/search?q=electrician+in+itanagar')
  expect(document.querySelector('main')?.textContent).toContain('We are not in Itanagar yet.')
  const hrefs = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'))
  expect(hrefs).toContain('/state/arunachal-pradesh')
  expect(hrefs.some((href) => href?.startsWith('/services/electrician/'))).toBe(true)
  expect(hrefs).toContain('/contact?subject=place&about=Itanagar')
})
