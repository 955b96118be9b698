import { RouterServer, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import { renderToReadableStream } from 'react-dom/server'
import { log } from '#worker/log.ts'
import type { AppRouter } from '../router.ts'

const DOCTYPE = '<!DOCTYPE html>'
const END = '</body></html>'

/** The page with what the router has to add to it, in the place where the router itself would put it. */
function withAddition(page: Uint8Array<ArrayBuffer>, addition: string): Uint8Array<ArrayBuffer> {
  const added = new TextEncoder().encode(addition + END)
  const bytes = new Uint8Array(page.length - END.length + added.length)
  bytes.set(page.subarray(0, page.length - END.length))
  bytes.set(added, page.length - END.length)
  return bytes
}

/**
 * Renders a page whose data is all there, to its last byte. Nothing is to come, so there is nothing to stream: no
 * merging of scripts into the HTML, and one write.
 */
export async function renderAtOnce(router: AppRouter, request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const { ssr } = router.options
  const stream = await renderToReadableStream(<RouterServer router={router} />, {
    signal: request.signal,
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    ...(ssr?.nonce && { nonce: ssr.nonce }),
    onError: (error) => {
      if (!request.signal.aborted) log('error', 'render-failed', { error: String(error) })
    },
  })
  await stream.allReady
  const page = new Uint8Array(await new Response(stream).arrayBuffer())
  // All that the router sends along stands in the page already, unless a value of its own was late.
  const addition = (await transformHtmlStringWithRouter(router, '')).slice(DOCTYPE.length)
  return addition === '' ? page : withAddition(page, addition)
}
