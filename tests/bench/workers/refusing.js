import site from './index.js'

/** Our worker on a connection that has used up its searches. */
export default {
  fetch: (request, env, context) =>
    site.fetch(request, { ...env, SEARCH_LIMIT: { limit: async () => ({ success: false }) } }, context),
}
