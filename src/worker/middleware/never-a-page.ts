import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#worker/app.ts'

/** The addresses whose parts may have a point in them, as the marketplace API names places and brands. */
const NAMED_BY_API = /^\/(?:city|state|brand)\/|^\/services\/[^/.]+\/[^/]+(?:\/professionals)?$/
const HIDDEN = /\/\./
const FILE = /\.[a-z\d]{1,10}(?:\/|$)/i

/**
 * Whether nothing that the router knows can be at a path: a segment begins with a dot, or has the extension of a file.
 * Everything that is a file has been answered before it is asked.
 */
export function isNeverAPage(path: string): boolean {
  return HIDDEN.test(path) || (FILE.test(path) && !NAMED_BY_API.test(path))
}

/** Answers what is never a page in plain words: most of it is asked for by programs that look for holes. */
export function neverAPage() {
  return createMiddleware<AppEnv>(async function neverAPage(c, next) {
    const { method, path } = c.req
    const isRead = method === 'GET' || method === 'HEAD'
    if (!isRead || !isNeverAPage(path)) return next()
    return c.text('Not found.\n', 404, {
      // A file of a build that is being deployed is missing for a moment only.
      'Cache-Control': path.startsWith('/assets/') ? 'no-store' : 'public, max-age=3600',
    })
  })
}
