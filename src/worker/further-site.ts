import { createSite } from '#worker/site.ts'

/** The site in another language than the first. The endpoints for machines belong to the first. */
export default createSite()
