import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ReportContext, reportClientError } from './report-client-error.ts'

const ORIGIN = 'https://www.company.example'
const CONTEXT: ReportContext = { page: '/about' }

let report: typeof reportClientError
let sent: Array<Blob>

beforeEach(async () => {
  sent = []
  vi.stubGlobal('location', { origin: ORIGIN })
  vi.stubGlobal('navigator', { sendBeacon: (_: string, body: Blob) => sent.push(body) })
  // A page load of its own: the module remembers what it has reported.
  vi.resetModules()
  report = (await import('./report-client-error.ts')).reportClientError
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Returns an error that was thrown at these places, innermost first. */
function thrownAt(message: string, ...places: Array<string>): Error {
  const stack = [`Error: ${message}`, ...places.map((place) => `    at f (${place})`)].join('\n')
  return Object.assign(new Error(message), { stack })
}

const OURS = `${ORIGIN}/assets/app-B1cD3fGh.js:1:20`
const EXTENSION = 'chrome-extension://abcdef/content.js:3:4'

const messages = () =>
  Promise.all(sent.map(async (body): Promise<string> => JSON.parse(await body.text()).message))

test('an error of React is reported as the error that caused it', async () => {
  const first = new TypeError('x is not a function')
  first.stack = ''
  report('recoverable', new Error('Minified React error #520', { cause: first }), CONTEXT)
  expect(JSON.parse((await sent[0]?.text()) ?? '')).toMatchObject({
    kind: 'recoverable',
    message: 'TypeError: x is not a function',
    page: '/about',
  })
})

test('an error is reported once', async () => {
  report('error', thrownAt('x', OURS), CONTEXT)
  report('error', thrownAt('x', OURS), CONTEXT)
  expect(await messages()).toEqual(['Error: x'])
})

test('an error of an extension is not reported, also when a script of ours called it', () => {
  report('error', thrownAt('x', EXTENSION), CONTEXT)
  report('error', thrownAt('x', EXTENSION, OURS), CONTEXT)
  report('caught', thrownAt('x', 'webkit-masked-url://hidden/:1:2', OURS), CONTEXT)
  report('rejection', thrownAt('x', 'https://ads.example/assets/app.js:1:2'), CONTEXT)
  report('error', thrownAt('x'), CONTEXT)
  expect(sent).toEqual([])
})

test('an error of ours that an extension called is reported', async () => {
  report('error', thrownAt('x', OURS, EXTENSION), CONTEXT)
  expect(await messages()).toEqual(['Error: x'])
})

test('an address in the message does not count as a place in the stack', () => {
  report('error', thrownAt(`cannot load ${OURS}`, EXTENSION), CONTEXT)
  expect(sent).toEqual([])
})

test.each(['a text', undefined, { code: 1 }, 404])(
  'a rejection with %j instead of an error is not reported',
  (reason) => {
    report('rejection', reason, CONTEXT)
    expect(sent).toEqual([])
  },
)
