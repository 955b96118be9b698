import { Page } from 'virtual:bench-markup'
import { jsx } from 'react/jsx-runtime'
import { renderToReadableStream } from 'react-dom/server'

/** The markup of one page by React alone, once the upstream has been asked for what the page shows first. */
export default {
  async fetch(_request, env) {
    const reads = JSON.parse(env.READS).map(async (path) => (await fetch(env.UPSTREAM_URL + path)).json())
    await Promise.all(reads)
    const stream = await renderToReadableStream(jsx(Page, {}))
    return new Response(stream, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
  },
}
