import { afterAll, afterEach, expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { hostileRequest } from '#support/data/hostile-requests.ts'
import { createRandom } from '#support/data/random.ts'
import { runnableIn } from '#support/site/markup.ts'
import { createRawClient, type RawAnswer, type RawRequest } from '#support/site/raw-request.ts'
import { startSite } from '#support/site/start-site.ts'

const site = await startSite()
const CONNECTIONS = 8
const client = createRawClient(site.url, CONNECTIONS)

afterAll(async () => {
  client.stop()
  await site.stop()
})

const STORES = ['apps.apple.com', 'play.google.com', new URL(company.websiteURL).host]
const STACK = /\bat (?:async )?[\w.<>]+ \(|\.tsx?:\d+|node_modules|file:\/\/|TypeError|RangeError|URIError/

/** Returns the problems of an answer. */
function findProblems(
  { target, headers: sent }: RawRequest,
  { status, headers, body }: RawAnswer,
): Array<string> {
  // The runtime itself refuses what is not HTTP.
  if (status === 400 && !headers['x-request-id']) return []
  const problems: Array<string> = []
  if (status >= 500) problems.push(`status ${status}`)
  if (STACK.test(body)) problems.push('a stack trace')
  if (/<zxq|<script>zxq/i.test(body)) problems.push('markup of the visitor')
  if (/(?:^|[^\\])"zxq=/.test(body)) problems.push('an attribute of the visitor')
  if (headers['set-cookie']) problems.push('a cookie')
  if (headers['x-content-type-options'] !== 'nosniff') problems.push('no security headers')
  if (headers['content-type']?.startsWith('text/html')) {
    problems.push(...runnableIn(body, String(headers['content-security-policy'])))
  }
  if (headers.location !== undefined) {
    const own = `http://${sent.Host ?? new URL(site.url).host}`
    const to = URL.canParse(headers.location, own) ? new URL(headers.location, own) : undefined
    const isApp = /^\/app(?:-partner)?(?:\?|$)/.test(target)
    if (!to || (to.origin !== own && !(isApp && STORES.includes(to.hostname))))
      problems.push(`off to ${headers.location}`)
  }
  return problems
}

/** Returns true if following the redirects of this site ends at an answer. */
async function arrives(location: string): Promise<boolean> {
  let target: string | undefined = location
  for (let hops = 0; hops < 4 && target?.startsWith('/'); hops++) {
    const { headers } = await client.send({ method: 'GET', target, headers: {} })
    target = headers.location
  }
  return !target?.startsWith('/')
}

/** Sends requests over a few connections at once. Returns the problems. */
async function sendAll(requests: ReadonlyArray<RawRequest>): Promise<Array<string>> {
  const problems: Array<string> = []
  const queue = [...requests]
  const send = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const answer = await client.send(next)
      const found = findProblems(next, answer)
      if (!(await arrives(answer.headers.location ?? ''))) found.push('a redirect without end')
      for (const problem of found)
        problems.push(
          `${problem}: ${next.method} ${next.target.slice(0, 200)} ${JSON.stringify(next.headers).slice(0, 200)}`,
        )
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, send))
  return problems
}

test('fifteen hundred random hostile requests cause no failure', {
  tags: ['slow'],
}, async () => {
  const random = createRandom(20_261_121)
  expect(await sendAll(Array.from({ length: 1_500 }, () => hostileRequest(random)))).toEqual([])
})

afterEach(() => {
  expect(site.logs.filter((line) => /render_failed|uncaught|unhandled|Error in/i.test(line))).toEqual([])
})

test.each(['/services/fetch_all', '/services/primary', '/services/popular', '/blog/all', '/city/all'])(
  '%s, which looks like an API call, is a missing page',
  async (target) => {
    const { status, body } = await client.send({ method: 'GET', target, headers: {} })
    expect(status).toBe(404)
    expect(body).toContain('</html>')
  },
)

test('an encoded path traversal is not found', async () => {
  const { status, body } = await client.send({ method: 'GET', target: '/services/..%2Fcity', headers: {} })
  expect(status).toBe(404)
  expect(body).toBe('Not found.\n')
})

test('no character in a path causes a redirect loop', { tags: ['slow'] }, async () => {
  const characters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index))
  const codes = Array.from({ length: 256 }, (_, code) => `%${code.toString(16).padStart(2, '0')}`)
  const written = characters.filter((character) => !/[ "<>`]/.test(character))
  for (const one of [...written, ...codes]) {
    for (const path of [`/x${one}y`, `/city/x${one}y`]) expect(await arrives(path), path).toBe(true)
  }
})
