import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const events = new EventTarget()

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
})

afterEach(() => {
  vi.unstubAllGlobals()
})

async function afterFailedPart(onLine: boolean): Promise<boolean> {
  vi.stubGlobal('navigator', { onLine })
  const { watchBuild, needsDocument } = await import('./build-gone.ts')
  watchBuild()
  events.dispatchEvent(new Event('vite:preloadError'))
  return needsDocument()
}

test('a part that cannot be loaded with a connection is gone, and links load documents', async () => {
  expect(await afterFailedPart(true)).toBe(true)
})

test('a part that cannot be loaded without a connection says nothing about the build', async () => {
  expect(await afterFailedPart(false)).toBe(false)
})
