import category from './category.html'
import home from './home.html'
import post from './post.html'

const pages = { home, category, post }

/** The limit of any page cache: a plain hit of the Cache API of the page's size. */
export default {
  async fetch(request, _env, context) {
    const page = pages[new URL(request.url).pathname.slice(1)]
    if (!page) return new Response(null, { status: 404 })
    const hit = await caches.default.match(request)
    if (hit) return hit
    const made = new Response(page, {
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public, max-age=600' },
    })
    context.waitUntil(caches.default.put(request, made.clone()))
    return made
  },
}
