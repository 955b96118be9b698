import { Suspense, use } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dayInIndia, nextMidnightInIndia } from '#lib/india-day.ts'
import type { AppContext } from '#worker/app-context.ts'
import { readConfig } from '#worker/config.ts'
import { renderPage, UNFINISHED_BOUNDARY } from '#worker/render/render.tsx'

const MIDNIGHT = Date.parse('2026-11-01T00:00:00+05:30')

beforeEach(() => {
  vi.stubEnv('DEV', false)
  vi.stubGlobal('fetch', async () => Response.json({ code: 200, data: [] }))
  vi.spyOn(console, 'error').mockReturnValue()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Returns a request whose upstream lists nothing. */
function getContext(path: string): AppContext {
  const { config } = readConfig({ UPSTREAM_URL: 'https://api.example' })
  const variables: Record<string, unknown> = {
    requestId: 'r',
    url: new URL(`https://site.example${path}`),
    nonce: 'n0nce',
    config,
    logged: {},
  }
  return {
    req: { raw: new Request(`https://site.example${path}`), method: 'GET' },
    env: {},
    executionCtx: { waitUntil: () => {} },
    get: (name: string) => variables[name],
    set: () => {},
    var: variables,
  } as unknown as AppContext
}

test('a page rendered over midnight shows one day and expires when it ends', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: MIDNIGHT - 1 })
  vi.stubGlobal('fetch', async () => {
    vi.setSystemTime(MIDNIGHT + 1)
    return Response.json({ code: 200, data: [] })
  })
  const page = await renderPage(getContext('/'), { wait: 'refresh' })
  const html = await page.response.text()
  const days = [MIDNIGHT - 1, MIDNIGHT + 1].map(dayInIndia)
  expect(days.filter((day) => html.includes(day))).toEqual(days.slice(0, 1))
  expect(page.kind === 'shared' && page.page.reads.until).toBe(nextMidnightInIndia(MIDNIGHT - 1))
})

test('all reads of a request end at one deadline when it renders twice', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const c = getContext('/services/nothing')
  await renderPage(c, { wait: 'refresh' }).catch(() => {})
  const deadlines = () => timeout.mock.calls.filter(([ms]) => ms === 4_000)
  expect(deadlines()).toHaveLength(1)
  await renderPage(c, { wait: 'moment' })
  expect(deadlines()).toHaveLength(1)
})

const never = new Promise<string>(() => undefined)

function Late() {
  return <p>{use(never)}</p>
}

function Failing(): string {
  throw new Error('broken')
}

test.each([
  ['is whole', <p key="whole">whole</p>, false],
  ['waits', <Late key="late" />, true],
  ['has failed', <Failing key="failing" />, true],
])('a section that %s is recognized in the HTML of React', (_, section, isUnfinished) => {
  const html = renderToString(<Suspense fallback="…">{section}</Suspense>)
  expect(html.includes(UNFINISHED_BOUNDARY)).toBe(isUnfinished)
})
