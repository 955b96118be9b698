import { createSite } from '#worker/site.ts'

/** The module of a language beside the first: without what is answered whatever the language. */
export default createSite()
