import { inject } from 'vitest'
import { fetchFrom } from './start-site.ts'

export { documentOf } from './document.ts'

/** The site that all integration tests share: the production build on the embedded upstream. */
export const site = { url: inject('siteUrl'), fetch: fetchFrom(inject('siteUrl')) }
