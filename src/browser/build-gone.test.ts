import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let events: EventTarget
let navigation: EventTarget

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  events = new EventTarget()
  navigation = new EventTarget()
  vi.resetModules()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
  vi.stubGlobal('window', { navigation })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function watched(onLine = true) {
  vi.stubGlobal('navigator', { onLine })
  const buildGone = await import('./build-gone.ts')
  buildGone.watchBuild()
  return buildGone
}

function failPart(): void {
  events.dispatchEvent(new Event('vite:preloadError'))
}

type Step = { userInitiated?: boolean; url?: string; downloadRequest?: string | null }

/** Navigates to another document or to the page itself. Returns true if the navigation happens. */
function navigate(navigationType: 'push' | 'reload', step: Step = {}): boolean {
  const { userInitiated = false, url = 'https://site.example/', downloadRequest = null } = step
  const destination = { sameDocument: false, url }
  const event = new Event('navigate', { cancelable: true })
  return navigation.dispatchEvent(
    Object.assign(event, { navigationType, userInitiated, destination, downloadRequest }),
  )
}

async function isPending(promise: Promise<unknown>): Promise<boolean> {
  const later = new Promise((resolve) => setImmediate(() => resolve('later')))
  return (await Promise.race([promise, later])) === 'later'
}

test('links load documents when a part cannot be loaded online', async () => {
  const { needsDocument } = await watched()
  failPart()
  expect(needsDocument()).toBe(true)
})

test('a failed load does not mean a new build when the browser is offline', async () => {
  const { needsDocument } = await watched(false)
  failPart()
  expect(needsDocument()).toBe(false)
})

test('a failed load does not mean a new build when the page is left', async () => {
  const { needsDocument, unlessLeft } = await watched()
  const started = unlessLeft(async () => {
    navigate('push')
    failPart()
  })
  expect(await isPending(started)).toBe(true)
  expect(needsDocument()).toBe(false)
})

/** Starts a page whose parts fail to load `failures` times while the site serves `deployed`. */
async function startAfter(failures: number, deployed = '<script data-build="one">') {
  const reload = vi.fn()
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= failures) failPart()
  })
  vi.stubGlobal('location', { href: 'https://site.example/about', reload })
  vi.stubGlobal('document', { querySelector: () => ({ dataset: { build: 'one' } }) })
  vi.stubGlobal('fetch', async () => new Response(deployed))
  const { unlessLeft, needsDocument } = await watched()
  const started = unlessLeft(load)
  return { load, reload, started, needsDocument, isWaiting: () => isPending(started) }
}

test('a page starts complete when the connection returns', async () => {
  const { started, needsDocument, isWaiting, load, reload } = await startAfter(1)
  expect(await isWaiting()).toBe(true)
  events.dispatchEvent(new Event('online'))
  await started
  expect(load).toHaveBeenCalledTimes(2)
  expect(needsDocument()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test.each([
  ['another build', '<script data-build="two">', 1],
  ['the same build', '<script data-build="one">', 0],
  ['something else', 'Bad gateway', 0],
])('a page with missing parts is reloaded if the site serves %s', async (_, deployed, reloads) => {
  const { isWaiting, reload } = await startAfter(2, deployed)
  for (let times = 0; times < 2; times += 1) {
    expect(await isWaiting()).toBe(true)
    events.dispatchEvent(new Event('online'))
  }
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(reloads))
})

test('a reload by the page itself is allowed', async () => {
  await watched()
  expect(navigate('reload')).toBe(true)
})

test('a page does not reload while the visitor leaves it', async () => {
  await watched()
  navigate('push')
  expect(navigate('reload')).toBe(false)
  expect(navigate('reload', { userInitiated: true })).toBe(true)
})

test.each([{ url: 'tel:+911234567890' }, { url: 'mailto:help@site.example' }, { downloadRequest: '' }])(
  'a link to %j does not count as leaving the page',
  async (step) => {
    await watched()
    navigate('push', step)
    expect(navigate('reload')).toBe(true)
  },
)

test('`beforeunload` is only observed while the page starts', async () => {
  vi.stubGlobal('window', {})
  const early = await watched()
  events.dispatchEvent(new Event('beforeunload'))
  failPart()
  expect(early.needsDocument()).toBe(false)
  vi.resetModules()
  const late = await watched()
  events.dispatchEvent(new Event('clientstart'))
  events.dispatchEvent(new Event('beforeunload'))
  failPart()
  expect(late.needsDocument()).toBe(true)
})
