import { Page } from 'virtual:bench-markup'
import { jsx } from 'react/jsx-runtime'
import { renderToReadableStream } from 'react-dom/server'

/**
 * Renders the markup of one page with React alone, after the calls of the upstream for the first part of the page.
 */
export default {
  async fetch(_request, env) {
    const reads = JSON.parse(env.READS).map(async (path) => (await fetch(env.UPSTREAM_URL + path)).json())
    await Promise.all(reads)
    const stream = await renderToReadableStream(jsx(Page, {}))
    return new Response(stream, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
  },
}
