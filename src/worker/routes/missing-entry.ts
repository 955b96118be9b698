import type { ApiClient } from '#api/client.ts'
import { ApiError } from '#api/errors.ts'
import { providerCards } from '#catalogue/sample-providers.ts'
import { inLanguage, language, withoutBase } from '#lib/language.ts'
import { findPageRoute } from '#routes/-page-routes.ts'
import type { AppContext } from '#worker/app-context.ts'
import { withTimeout } from '#worker/timeouts.ts'

/** Longest wait (ms) for the entry alone. After it the page reads all its data at once. */
const WAIT_MS = 100

/** No entry has this id. */
const NO_ENTRY = 'not-found'

const READ = {
  category: (api: ApiClient, id: string): Promise<unknown> => api.category(id),
  blog: (api: ApiClient, id: string): Promise<unknown> => api.blogPost(id),
  provider: (api: ApiClient, id: string): Promise<unknown> => api.provider(id),
}

/**
 * Returns the address of the page about a missing entry, the same for all of a kind, if the upstream says at once that
 * there is none; undefined in all other cases. That page costs much less than finding out by rendering.
 */
export async function findMissing(
  c: AppContext,
  api: ApiClient,
  address: string,
): Promise<string | undefined> {
  const route = findPageRoute(withoutBase(address.split('?', 1)[0] ?? ''))
  const { entry } = route?.flags ?? {}
  const id = /[^/]+$/.exec(address.split('?', 1)[0] ?? '')?.[0] ?? ''
  const isSample = c.get('config').site.samples && providerCards.some((card) => card.id === id)
  if (!route || !entry || isSample) return undefined
  const read = async () => READ[entry](api, decodeURIComponent(id))
  const answer = read().then(
    () => 200,
    (error: unknown) => (error instanceof ApiError ? error.status : 500),
  )
  const status = await withTimeout(WAIT_MS, answer, () => undefined)
  return status === 404 ? inLanguage(route.path.replace(/\$\w+/, NO_ENTRY), language) : undefined
}
