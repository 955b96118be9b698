import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { offline } from '#content/offline.ts'
import {
  asset,
  browser,
  closeBrowser,
  HTML,
  install,
  kept,
  load,
  openBrowser,
  page,
  reportVisit,
  startVersion,
  tell,
  visit,
} from '#support/fakes/service-worker-browser.ts'

beforeEach(openBrowser)
afterEach(closeBrowser)

const COPY = offline.copy('').slice(0, 20)

test('a copy is served offline, and deleted when its page is gone', async () => {
  await install('one')
  expect(await visit('/about')).toContain('About us')
  const about = browser.network['/about']
  browser.network = {}
  expect(await visit('/about')).toContain(COPY)
  if (about) browser.network = { '/about': about }
  expect(await visit('/about')).not.toContain(COPY)
  browser.network = { '/about': () => new Response('gone', { status: 410, headers: HTML }) }
  expect(await visit('/about')).toBe('gone')
  browser.network = {}
  expect(await visit('/about')).toContain(offline.page.title)
})

/** Returns the answer to a fetch that was redirected to `path`. */
function redirectedTo(path: string): Response {
  const response = new Response('moved here', { headers: HTML })
  Object.defineProperties(response, {
    clone: { value: () => redirectedTo(path) },
    type: { value: 'opaqueredirect' },
    redirected: { value: true },
    url: { value: `https://www.site.example${path}` },
  })
  return response
}

test('the copy of a moved page is deleted, and its URL leads to the new one offline', async () => {
  await install('one')
  await visit('/about')
  browser.network['/about'] = () => redirectedTo('/terms')
  await visit('/about')
  await visit('/terms')
  expect(kept('pages-1')).toEqual(['/terms'])
  browser.network = {}
  const request = {
    method: 'GET',
    mode: 'navigate',
    url: 'https://www.site.example/about',
    headers: new Headers(),
  }
  const answer = await tell('fetch', { request, clientId: '' })
  expect([answer?.status, answer?.headers.get('Location')]).toEqual([302, 'https://www.site.example/terms'])
})

test('a redirect to another site keeps the copy', async () => {
  await install('one')
  await visit('/about')
  browser.network['/about'] = () => Response.redirect('https://login.example/')
  await visit('/about')
  expect(kept('pages-1')).toEqual(['/about'])
})

test('the copies of removed data and of its page are deleted', async () => {
  await install('one')
  await visit('/about')
  browser.network['/api/web/blog/x'] = () => Response.json({ code: 200 })
  await load('/api/web/blog/x')
  expect(kept('api-1')).toEqual(['/api/web/blog/x'])
  browser.network['/about'] = () => new Response('gone', { status: 410, headers: HTML })
  await reportVisit('/about')
  expect(kept('pages-1')).toEqual(['/about'])
  browser.network['/api/web/blog/x'] = () => Response.json({ code: 410 }, { status: 410 })
  await load('/api/web/blog/x')
  await reportVisit('/about')
  expect([...kept('api-1'), ...kept('pages-1')]).toEqual([])
})

test('no fault of server, firewall or connection deletes the copy', async () => {
  await install('one')
  await visit('/about')
  for (const status of [500, 502, 503, 403, 429]) {
    browser.network = { '/about': () => new Response('a fault', { status, headers: HTML }) }
    expect(await visit('/about')).toBe('a fault')
  }
  browser.network = {}
  expect(await visit('/about')).toContain(COPY)
})

test('a page is shown without a copy when the disk is full, and stored once there is room', async () => {
  await install('one')
  browser.isFull = true
  expect(await visit('/about')).toContain('About us')
  const known = browser.network
  browser.network = {}
  expect(await visit('/about')).toContain(offline.page.title)
  browser.isFull = false
  browser.network = known
  await visit('/about')
  browser.network = {}
  expect(await visit('/about')).toContain(COPY)
})

test.each([
  ['a connection that breaks', undefined],
  ['a version that is not there yet', () => new Response('not found', { status: 404 })],
])('%s during an installation keeps the running version and its copies', async (_, answer) => {
  await install('one')
  await visit('/about')
  if (answer) browser.network['/assets/style-two.css'] = answer
  else delete browser.network['/assets/style-two.css']
  await startVersion('two')
  await expect(tell('install')).rejects.toThrow()
  await startVersion('one')
  browser.network = {}
  expect(await visit('/about')).toContain(COPY)
  expect(kept('assets-1')).toContain('/assets/style-one.css')
  browser.network = { '/assets/style-two.css': asset }
  await install('two')
  expect(kept('assets-1')).toContain('/assets/style-two.css')
})

test('a version is not installed when there is no room', async () => {
  browser.isFull = true
  await startVersion('one')
  await expect(tell('install')).rejects.toThrow('no room')
})

test('a version is installed with files of the HTTP cache only when the visitor saves data', async () => {
  browser.connection.saveData = true
  delete browser.network['/assets/style-one.css']
  await install('one')
  await visit('/about')
  browser.network = {}
  expect(await visit('/about')).toContain(COPY)
})

test('the running version keeps the files of a waiting one', async () => {
  browser.openTabs = ['a tab']
  await install('one')
  await startVersion('two')
  await tell('install')
  await startVersion('one')
  browser.registration.waiting = {}
  browser.openTabs = []
  await visit('/terms')
  expect(kept('assets-1')).toContain('/assets/style-two.css')
  browser.registration.waiting = undefined
  await startVersion('two')
  await tell('activate')
  await visit('/terms')
  expect(kept('assets-1')).toEqual(['/assets/style-two.css'])
})

test('the network or an offline page answers when the caches cannot be read', async () => {
  await install('one')
  vi.stubGlobal('caches', {
    open: () => Promise.reject(new DOMException('damaged', 'UnknownError')),
    keys: async () => [],
  })
  expect(await visit('/about')).toContain('About us')
  browser.network['/assets/app-one.css'] = asset
  expect((await load('/assets/app-one.css'))?.status).toBe(200)
  browser.network = {}
  expect(await visit('/about')).toContain(offline.page.title)
})

test('a new version keeps old files for open tabs and copies, and deletes the rest later', async () => {
  await install('one')
  await visit('/about')
  for (const path of ['/assets/app-one.css', '/assets/lazy-one.js']) {
    browser.network[path] = asset
    await load(path)
  }
  browser.openTabs = ['an old tab']
  await install('two')
  await visit('/terms')
  expect(kept('assets-1')).toContain('/assets/lazy-one.js')
  browser.openTabs = []
  await visit('/terms')
  expect(kept('assets-1')).not.toContain('/assets/lazy-one.js')
  expect(kept('assets-1')).toContain('/assets/app-one.css')
  expect(kept('assets-1')).toContain('/assets/style-two.css')
  expect(kept('assets-1')).not.toContain('/assets/style-one.css')
})

test('a slow response shows the copy and survives a dropped connection', async () => {
  await install('one')
  await visit('/about')
  vi.useFakeTimers()
  let breakOff = () => {}
  vi.stubGlobal(
    'fetch',
    () => new Promise((_, reject) => (breakOff = () => reject(new TypeError('Failed to fetch')))),
  )
  const slow = visit('/about')
  await vi.advanceTimersByTimeAsync(4_000)
  breakOff()
  expect(await slow).toContain('The connection is slow.')
  const broken = visit('/about')
  await vi.advanceTimersByTimeAsync(100)
  breakOff()
  expect(await broken).toContain(COPY)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

test('a version that is killed between install and activation still activates', async () => {
  await install('one')
  await visit('/about')
  await startVersion('two')
  await tell('install')
  await startVersion('two')
  await tell('activate')
  browser.network = {}
  expect(await visit('/about')).toContain(COPY)
  expect(kept('assets-1')).toContain('/assets/style-two.css')
})

test('visits with campaign parameters share one copy of the page', async () => {
  browser.network['/about?gclid=1'] = page('About us', 'one')
  await install('one')
  await visit('/about?gclid=1')
  browser.network = {}
  expect(await visit('/about')).toContain(COPY)
  expect(await visit('/about?gad_source=5&srsltid=x')).toContain(COPY)
  expect(kept('pages-1')).toEqual(['/about'])
})
