/**
 * The store behind the Cache API of a measured worker, in memory. workerd sends it a PUT whose body is a serialised
 * HTTP response, and expects `CF-Cache-Status` in the answer to a GET.
 */
const entries = new Map()
const latin1 = new TextDecoder('latin1')

/** A header names the cache. */
const getKey = (request) => `${request.headers.get('CF-Cache-Namespace') ?? ''} ${request.url}`

/** @param {Request} request */
async function put(request) {
  const bytes = new Uint8Array(await request.arrayBuffer())
  const text = latin1.decode(bytes.subarray(0, 16_384))
  const end = text.indexOf('\r\n\r\n')
  const [statusLine = '', ...lines] = text.slice(0, end).split('\r\n')
  const headers = lines.map((line) => [
    line.slice(0, line.indexOf(':')),
    line.slice(line.indexOf(':') + 1).trim(),
  ])
  const isChunked = headers.some(([name = '']) => name.toLowerCase() === 'transfer-encoding')
  if (!isChunked) {
    headers.push(['CF-Cache-Status', 'HIT'])
    entries.set(getKey(request), {
      status: Number(statusLine.split(' ')[1]),
      headers,
      body: bytes.slice(end + 4),
    })
  }
  return new Response(null, { status: 204 })
}

export default {
  /** @param {Request} request */
  async fetch(request) {
    if (request.method === 'PUT') return put(request)
    if (request.method === 'PURGE') {
      return new Response(null, { status: entries.delete(getKey(request)) ? 200 : 404 })
    }
    const hit = entries.get(getKey(request))
    if (!hit) return new Response(null, { status: 504, headers: { 'CF-Cache-Status': 'MISS' } })
    return new Response(hit.body, { status: hit.status, headers: hit.headers })
  },
}
