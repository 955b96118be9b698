import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import {
  createServer,
  request as forward,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import path from 'node:path'
import { brotliCompressSync, constants, createBrotliCompress } from 'node:zlib'
import { PEERS_UPSTREAM } from './upstream.ts'
import { freePort, type Running, type Served } from './workerd.ts'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
const COMPRESSED = /text|json|javascript|svg/
/** Brotli at a level that a CDN can afford for every answer. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** A file of the site's assets, kept for good by the browser. */
function sendFile(file: string, outgoing: ServerResponse): void {
  const type = TYPES[path.extname(file)] ?? 'application/octet-stream'
  const headers = {
    'Content-Type': type,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
  }
  const body = readFileSync(file)
  if (!COMPRESSED.test(type)) outgoing.writeHead(200, headers).end(body)
  else outgoing.writeHead(200, { ...headers, 'Content-Encoding': 'br' }).end(brotliCompressSync(body, BROTLI))
}

/** The peers' pictures come by plain http, which no page of ours may load: its policy would report each of them. */
function withPictures(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const policy = headers['content-security-policy']
  if (policy === undefined) return headers
  return {
    ...headers,
    'content-security-policy': String(policy).replace("img-src 'self'", `img-src 'self' ${PEERS_UPSTREAM}`),
  }
}

/** An answer of the worker, compressed as it comes. */
function passOn(url: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers } = incoming
  const asked = forward(
    url,
    { method, headers: { ...headers, 'accept-encoding': 'identity' } },
    (answered) => {
      const { 'content-length': _, ...rest } = withPictures(answered.headers)
      const status = answered.statusCode ?? 502
      if (!COMPRESSED.test(rest['content-type'] ?? '')) {
        answered.pipe(outgoing.writeHead(status, rest))
        return
      }
      outgoing.writeHead(status, { ...rest, 'content-encoding': 'br' })
      answered
        .pipe(createBrotliCompress({ ...BROTLI, flush: constants.BROTLI_OPERATION_FLUSH }))
        .pipe(outgoing)
    },
  )
  asked.on('error', () => outgoing.destroy())
  incoming.pipe(asked)
}

export type Front = { url: string; stop: () => void }

/** Does for a browser what the platform does around a worker: serves the static files and compresses. */
export async function startEdgeFront({
  served,
  running,
}: {
  served: Served
  running: Running
}): Promise<Front> {
  const server = createServer((incoming, outgoing) => {
    const target = new URL(incoming.url ?? '/', running.url)
    const file = served.assets && path.join(served.assets, decodeURIComponent(target.pathname))
    const isAsset = file?.startsWith(served.assets ?? '') && existsSync(file) && statSync(file).isFile()
    if (file && isAsset) sendFile(file, outgoing)
    else passOn(target.href, incoming, outgoing)
  })
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
