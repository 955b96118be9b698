import { expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { messages } from '#content/messages.ts'
import { describedPages } from '#support/data/described-pages.ts'
import { getDocument, site } from '#support/site/shared-site.ts'
import { nodesIn, toGraph } from '#support/site/structured-data.ts'

const { notFound } = messages

function getContent(document: Document, attribute: string): string | null | undefined {
  return document.querySelector(`head > meta[${attribute}]`)?.getAttribute('content')
}

function isHidden(document: Document): boolean {
  return getContent(document, 'name=robots')?.includes('noindex') ?? false
}

test.each(describedPages)(
  '$path has a title, a description and types for search engines and link previews',
  async ({ path, canonical = path, noIndex = false, image = 'default.png', types }) => {
    const response = await site.fetch(path)
    expect(response.status).toBe(200)
    const document = await getDocument(response)
    const nodeTypes = nodesIn(toGraph(document)).flatMap((node) => node['@type'] ?? [])
    const url = site.url + canonical
    const titleAlone = document.title.replace(/ \| [^|]*$/, '')
    const description = getContent(document, 'name=description')
    expect(document.title).toContain(company.name)
    expect(description?.length).toBeGreaterThan(50)
    expect(description?.length).toBeLessThanOrEqual(170)
    expect(document.querySelector('head > link[rel=canonical]')?.getAttribute('href')).toBe(url)
    expect(isHidden(document)).toBe(noIndex)
    expect([...new Set(nodeTypes)].sort().join(' ')).toBe(types)
    const preview = ['title', 'description', 'url', 'image'].map((name) =>
      getContent(document, `property="og:${name}"`),
    )
    expect(preview).toEqual([titleAlone, description, url, `${site.url}/images/og/${image}`])
  },
)

test.each([
  ['/no/such/page', notFound.page.title],
  ['/services/nonsense', notFound.service.title],
  ['/services/plumbing/atlantis', notFound.service.title],
  ['/provider/nobody', notFound.provider.title],
  ['/brand/nothing', notFound.brand.title],
  ['/blog/nothing', notFound.post.title],
])('%s is not found, is not indexed and has the title %j', async (path, title) => {
  const response = await site.fetch(path)
  expect(response.status).toBe(404)
  const document = await getDocument(response)
  expect(document.title).toBe(`${title} | ${company.name}`)
  expect(isHidden(document)).toBe(true)
})
