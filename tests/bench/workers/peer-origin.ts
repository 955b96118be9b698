import { fallbackStates } from '#catalogue/places/footer-places.ts'
import { serviceCatalogue } from '#catalogue/service-list.ts'
import { createOrigin as createProductOrigin, type Origin } from '#worker/upstream-client/origin.ts'

export * from '#worker/upstream-client/origin.ts'

/** The reads of the peers on every request. */
const FETCHED = /^\/api\/web\/(category\/|city\/all)/

/** The data of the footer, which the peers have in their build. */
const lists: Record<string, ReadonlyArray<object>> = {
  '/api/web/brand/all': [],
  '/api/web/state/all': fallbackStates.map(({ id, title }) => ({ _id: id, title, slug: id, cities: [] })),
  '/api/web/category/fetch_all': serviceCatalogue.map(({ id, title, summary }) => ({
    _id: id,
    title,
    description: summary,
    image: '',
  })),
}

/** Answers with their length, as an API sends them. */
const builtIn = new Map(
  Object.entries(lists).map(([path, data]) => {
    const body = new TextEncoder().encode(JSON.stringify({ data }))
    return [
      path,
      { body, headers: { 'Content-Type': 'application/json', 'Content-Length': `${body.length}` } },
    ]
  }),
)

/** The upstream of the peers' bench. It has one category and the cities; this worker answers the rest. */
export function createOrigin(...given: Parameters<typeof createProductOrigin>): Origin {
  const origin = createProductOrigin(...given)
  return {
    ...origin,
    async fetch(path, init) {
      const list = builtIn.get(path.split('?')[0] ?? '')
      if (list) return new Response(list.body, { headers: list.headers })
      return FETCHED.test(path) ? origin.fetch(path, init) : new Response(null, { status: 404 })
    },
  }
}
