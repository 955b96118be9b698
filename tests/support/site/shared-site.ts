import { inject } from 'vitest'
import { fetchFrom } from './start-site.ts'

export { getDocument } from './document.ts'

/** The site that all integration tests share: the production build on the embedded upstream. */
export const site = { url: inject('siteUrl'), fetch: fetchFrom(inject('siteUrl')) }
