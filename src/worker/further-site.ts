import { createSite } from '#worker/site.ts'

/** The module of a language beside the first: its pages alone. */
export default createSite()
