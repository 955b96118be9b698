import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { request as forward, type OutgoingHttpHeaders } from 'node:http'
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2'
import path from 'node:path'
import { brotliCompressSync, constants, createBrotliCompress } from 'node:zlib'
import { BROWSER_ARGS } from '../../../scripts/browser.ts'
import { PEERS_UPSTREAM } from './upstream.ts'
import { FORWARDED_PROTO, freePort, type Running, type Served } from './workerd.ts'

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
function sendFile(file: string, outgoing: Http2ServerResponse): void {
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

/** What is of a connection, and what HTTP/2 writes as fields of its own (RFC 9113 section 8.2.2). */
const CONNECTION_FIELDS = /^(?::.*|connection|keep-alive|transfer-encoding|content-length)$/

function endToEnd<Value>(headers: NodeJS.Dict<Value>): Record<string, Value | undefined> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !CONNECTION_FIELDS.test(name)))
}

/** An answer of the worker, compressed as it comes. */
function passOn(url: string, incoming: Http2ServerRequest, outgoing: Http2ServerResponse): void {
  const { method, authority, headers } = incoming
  const asHttp1: OutgoingHttpHeaders = {
    ...endToEnd(headers),
    host: authority,
    'accept-encoding': 'identity',
    [FORWARDED_PROTO]: 'https',
  }
  const asked = forward(url, { method, headers: asHttp1 }, (answered) => {
    const rest = endToEnd(answered.headers)
    const status = answered.statusCode ?? 502
    if (!COMPRESSED.test(String(rest['content-type']))) {
      answered.pipe(outgoing.writeHead(status, rest))
      return
    }
    outgoing.writeHead(status, { ...rest, 'content-encoding': 'br' })
    answered.pipe(createBrotliCompress({ ...BROTLI, flush: constants.BROTLI_OPERATION_FLUSH })).pipe(outgoing)
  })
  asked.on('error', () => outgoing.destroy())
  incoming.pipe(asked)
}

export type Front = { url: string; stop: () => void }

/** A key with its certificate for this machine, for a day, as PEM. Browsers have to be told to take it. @throws without openssl */
function selfSigned(): string {
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1']
  const wish = ['req', '-x509', ...kind, ...subject, '-keyout', '-', '-out', '-']
  return execFileSync('openssl', wish, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
}

/** For a browser that visits a front. */
export const FRONT_BROWSER_ARGS = [...BROWSER_ARGS, '--ignore-certificate-errors']

/**
 * Does for a browser what the platform does around a worker: speaks HTTP/2 over TLS, serves the static files and compresses.
 * Pictures of the peers' data come from their upstream.
 */
export async function startEdgeFront({
  served,
  running,
}: {
  served: Served
  running: Running
}): Promise<Front> {
  const pem = selfSigned()
  const sessions = new Set<ServerHttp2Session>()
  const server = createSecureServer({ key: pem, cert: pem }, (incoming, outgoing) => {
    const isPicture = incoming.url.startsWith('/img/')
    const target = new URL(incoming.url, isPicture ? PEERS_UPSTREAM : running.url)
    const file = served.assets && path.join(served.assets, decodeURIComponent(target.pathname))
    const isAsset = file?.startsWith(served.assets ?? '') && existsSync(file) && statSync(file).isFile()
    if (file && isAsset) sendFile(file, outgoing)
    else passOn(target.href, incoming, outgoing)
  })
  server.on('session', (session) => {
    sessions.add(session)
    session.once('close', () => sessions.delete(session))
  })
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `https://127.0.0.1:${port}`,
    stop: () => {
      server.close()
      for (const session of sessions) session.destroy()
    },
  }
}
