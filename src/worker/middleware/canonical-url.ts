import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#worker/app.ts'

/** The one spelling of a path: no doubled slashes, none at the end. */
export function canonicalPath(path: string): string {
  return path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
}

/** Sends every other spelling of an address to the canonical one, for good. */
export function canonicalUrl() {
  return createMiddleware<AppEnv>(async function canonicalUrl(c, next) {
    const { pathname, search } = new URL(c.req.url)
    const canonical = canonicalPath(pathname)
    if (canonical !== pathname && (c.req.method === 'GET' || c.req.method === 'HEAD')) {
      return c.redirect(canonical + search, 301)
    }
    await next()
  })
}
