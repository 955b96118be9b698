import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let events: EventTarget
let navigation: EventTarget

beforeEach(() => {
  events = new EventTarget()
  navigation = new EventTarget()
  vi.resetModules()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
  vi.stubGlobal('window', { navigation })
})

afterEach(() => {
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

/** A step to another document, or of the page to itself; gives whether it happens. */
function navigate(navigationType: 'push' | 'reload', step: Step = {}): boolean {
  const { userInitiated = false, url = 'https://site.example/', downloadRequest = null } = step
  const destination = { sameDocument: false, url }
  const event = new Event('navigate', { cancelable: true })
  return navigation.dispatchEvent(
    Object.assign(event, { navigationType, userInitiated, destination, downloadRequest }),
  )
}

async function isPending(promise: Promise<unknown>): Promise<boolean> {
  const later = new Promise((resolve) => setTimeout(() => resolve('later')))
  return (await Promise.race([promise, later])) === 'later'
}

test('a part that cannot be loaded with a connection is gone, and links load documents', async () => {
  const { needsDocument } = await watched()
  failPart()
  expect(needsDocument()).toBe(true)
})

test('a part that cannot be loaded without a connection says nothing about the build', async () => {
  const { needsDocument } = await watched(false)
  failPart()
  expect(needsDocument()).toBe(false)
})

test('a part that is given up because the page is left says nothing about the build, and the page waits', async () => {
  const { needsDocument, unlessLeft } = await watched()
  const started = unlessLeft(async () => {
    navigate('push')
    failPart()
  })
  expect(await isPending(started)).toBe(true)
  expect(needsDocument()).toBe(false)
})

test('a page whose parts fail for another reason starts and tells of it', async () => {
  const { unlessLeft } = await watched()
  expect(await isPending(unlessLeft(async () => failPart()))).toBe(false)
})

test('a page may load itself anew', async () => {
  await watched()
  expect(navigate('reload')).toBe(true)
})

test('a page that is left is loaded anew by the visitor only', async () => {
  await watched()
  navigate('push')
  expect(navigate('reload')).toBe(false)
  expect(navigate('reload', { userInitiated: true })).toBe(true)
})

test.each([{ url: 'tel:+911234567890' }, { url: 'mailto:help@site.example' }, { downloadRequest: '' }])(
  'a page that opens %j is not left',
  async (step) => {
    await watched()
    navigate('push', step)
    expect(navigate('reload')).toBe(true)
  },
)

test('a browser that tells only that it is about to leave is listened to as long as the page starts', async () => {
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
