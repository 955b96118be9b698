/** Tags of a call to Cloudflare's purge. */
const MOST_TAGS = 30

/** What has no tags of its own and lists what has: sitemaps and feeds. */
const LISTING_PATHS = ['/sitemap', '/blog/feed']

function hasCache(context: object): context is { cache: CacheContext } {
  return 'cache' in context && typeof context.cache === 'object' && context.cache !== null
}

/**
 * Purges tags from Cloudflare's cache in front of the worker, in all data centres
 * (developers.cloudflare.com/workers/cache/purge). Does nothing where that is not on. @throws when it is refused
 */
export async function purgeWorkersCache(context: object, tags: ReadonlyArray<string>): Promise<void> {
  if (!hasCache(context)) return
  const { cache } = context
  const groups = Array.from({ length: Math.ceil(tags.length / MOST_TAGS) }, (_, index) =>
    tags.slice(index * MOST_TAGS, (index + 1) * MOST_TAGS),
  )
  const results = await Promise.all([
    ...groups.map((group) => cache.purge({ tags: group })),
    cache.purge({ pathPrefixes: LISTING_PATHS }),
  ])
  const [error] = results.flatMap(({ success, errors }) => (success ? [] : errors))
  if (error) throw new Error(`Workers Cache: ${error.code} ${error.message}`)
  if (results.some(({ success }) => !success)) throw new Error('Workers Cache refused')
}
