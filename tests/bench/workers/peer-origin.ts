import { fallbackStates } from '#content/data/places/footer-places.ts'
import { createOrigin as createProductOrigin, type Origin } from '#worker/origin.ts'

export * from '#worker/origin.ts'

/** What the peers fetch on every request. */
const FETCHED = /^\/api\/web\/(category\/|city\/all)/

const states = { data: fallbackStates.map(({ id, title }) => ({ _id: id, title, slug: id, cities: [] })) }

/**
 * The upstream of the peers' bench: it has one category and the cities. The footer's states, which the peers have
 * built in, are answered here.
 */
export function createOrigin(...given: Parameters<typeof createProductOrigin>): Origin {
  const origin = createProductOrigin(...given)
  return {
    ...origin,
    async fetch(path, init) {
      if (FETCHED.test(path)) return origin.fetch(path, init)
      if (path.startsWith('/api/web/state/all')) return Response.json(states)
      return new Response(null, { status: 404 })
    },
  }
}
