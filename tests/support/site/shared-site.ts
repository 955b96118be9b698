import { inject } from 'vitest'
import { BOT_USER_AGENT, fetchFrom } from './start-site.ts'

export { getDocument } from './document.ts'

/**
 * The site that all integration tests share: the production build on the embedded upstream. It is asked as by a bot,
 * because a busy machine streams a page to a browser, whose document has the fallbacks beside the content.
 */
export const site = { url: inject('siteUrl'), fetch: fetchFrom(inject('siteUrl'), BOT_USER_AGENT) }
