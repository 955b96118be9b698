import { parseHTML } from 'linkedom'
import { inject } from 'vitest'
import { fetchFrom } from './start-site.ts'

/** The site that all integration tests share: the production build on the embedded upstream. */
export const site = { url: inject('siteUrl'), fetch: fetchFrom(inject('siteUrl')) }

/** The document of an answer. */
export async function documentOf(response: Response): Promise<Document> {
  return parseHTML(await response.text()).document
}
