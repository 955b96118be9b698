import { expect, test } from 'vitest'
import { describedPages, missingPages } from '#support/data/described-pages.ts'
import { getDocument, site } from '#support/site/shared-site.ts'
import { nodesIn, toGraph } from '#support/site/structured-data.ts'

function getContent(document: Document, attribute: string): string | null | undefined {
  return document.querySelector(`head > meta[${attribute}]`)?.getAttribute('content')
}

function isHidden(document: Document): boolean {
  return getContent(document, 'name=robots')?.includes('noindex') ?? false
}

test.each(describedPages)(
  '$path has its title, description and types for search engines and link previews',
  async (page) => {
    const { path, title, description, canonical, noIndex = false, image, types } = page
    const response = await site.fetch(path)
    expect(response.status).toBe(200)
    const document = await getDocument(response)
    const told = nodesIn(toGraph(document)).flatMap((node) => node['@type'] ?? [])
    const url = site.url + canonical
    expect(document.title).toBe(title)
    expect(getContent(document, 'name=description')).toBe(description)
    expect(document.querySelector('head > link[rel=canonical]')?.getAttribute('href')).toBe(url)
    expect(isHidden(document)).toBe(noIndex)
    expect([...new Set(told)].sort().join(' ')).toBe(types)
    const preview = ['title', 'description', 'url', 'image'].map((name) =>
      getContent(document, `property="og:${name}"`),
    )
    const titleAlone = title.replace(/ \| [^|]*$/, '')
    expect(preview).toEqual([titleAlone, description, url, `${site.url}/images/og/${image}`])
  },
)

test.each(missingPages)('%s is not found, is not indexed and has the title %j', async (path, title) => {
  const response = await site.fetch(path)
  expect(response.status).toBe(404)
  const document = await getDocument(response)
  expect(document.title).toBe(title)
  expect(isHidden(document)).toBe(true)
})
