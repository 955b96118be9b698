import blog from './blog.html'
import category from './category.html'
import home from './home.html'

const pages = { home, category, blog }
const headers = { 'Content-Type': 'text/html; charset=utf-8' }

/** What no page can beat: a constant of its size, and a plain hit of the Cache API of its size. */
export default {
  async fetch(request, _env, context) {
    const [, kind, name] = new URL(request.url).pathname.split('/')
    const page = pages[name]
    if (!page) return new Response(null, { status: 404 })
    if (kind === 'constant') return new Response(page, { headers })
    const hit = await caches.default.match(request)
    if (hit) return hit
    const made = new Response(page, { headers: { ...headers, 'Cache-Control': 'public, max-age=600' } })
    context.waitUntil(caches.default.put(request, made.clone()))
    return made
  },
}
