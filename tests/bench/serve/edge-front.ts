import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, existsSync, statSync } from 'node:fs'
import { request as forward } from 'node:http'
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { constants, createBrotliCompress } from 'node:zlib'
import { BROWSER_ARGS } from '../../../scripts/browser.ts'
import { PEERS_UPSTREAM } from './upstream.ts'
import { FORWARDED_PROTO, freePort, type Running, type Served } from './workerd.ts'

const TYPES: Record<string, string> = { '.css': 'text/css; charset=utf-8', '.js': 'text/javascript; charset=utf-8', '.json': 'application/json', '.png': 'image/png', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' } // biome-ignore format: a table
const COMPRESSED = /text|json|javascript|svg/
/** A level that a CDN can afford for every answer. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Fields of a connection, and those that HTTP/2 writes itself (RFC 9113 section 8.2.2). */
const CONNECTION_FIELDS = /^(?::.*|connection|keep-alive|transfer-encoding|content-length)$/

function endToEnd<Value>(headers: NodeJS.Dict<Value>): Record<string, Value | undefined> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !CONNECTION_FIELDS.test(name)))
}

/** Sends an answer, and compresses text as it arrives. */
function send(
  outgoing: Http2ServerResponse,
  status: number,
  headers: Record<string, string | Array<string> | undefined>,
  body: Readable,
): void {
  if (!COMPRESSED.test(String(headers['content-type']))) {
    body.pipe(outgoing.writeHead(status, headers))
    return
  }
  outgoing.writeHead(status, { ...headers, 'content-encoding': 'br' })
  body.pipe(createBrotliCompress({ ...BROTLI, flush: constants.BROTLI_OPERATION_FLUSH })).pipe(outgoing)
}

/** Sends a file of the site's assets. Browsers keep it forever. */
function sendFile(file: string, outgoing: Http2ServerResponse): void {
  const headers = {
    'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  }
  send(outgoing, 200, headers, createReadStream(file))
}

/** Sends the answer of the worker. */
function passOn(url: string, incoming: Http2ServerRequest, outgoing: Http2ServerResponse): void {
  const { method, authority, headers } = incoming
  const own = { host: authority, 'accept-encoding': 'identity', [FORWARDED_PROTO]: 'https' }
  const asked = forward(url, { method, headers: { ...endToEnd(headers), ...own } }, (answered) => {
    send(outgoing, answered.statusCode ?? 502, endToEnd(answered.headers), answered)
  })
  asked.on('error', () => outgoing.destroy())
  incoming.pipe(asked)
}

export type Front = { url: string; stop: () => void }

/** Returns a key and its certificate for this machine, valid for a day, as PEM. @throws without openssl */
function selfSigned(): string {
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1']
  const args = ['req', '-x509', ...kind, ...subject, '-keyout', '-', '-out', '-']
  return execFileSync('openssl', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
}

/** Arguments of a browser that visits a front. */
export const FRONT_BROWSER_ARGS = [...BROWSER_ARGS, '--ignore-certificate-errors']

/**
 * Stands in for the platform before a worker: HTTP/2 over TLS, static files, compression. Pictures of the peers' data
 * come from their upstream.
 */
export async function startEdgeFront(site: { served: Served; running: Running }): Promise<Front> {
  const { served, running } = site
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
