import { expect, test } from 'vitest'
import { fromStoredResponse, inspectPage, toStoredResponse, withNonce } from './stored-page.ts'

const policy = { fresh: 60, staleWhileRevalidate: 60, staleIfError: 60, absent: 60 }
const FIRST = 'AAAAAAAAAAAAAAAAAAAAAA=='
const SECOND = 'BBBBBBBBBBBBBBBBBBBBBB=='
const html = (nonce: string) =>
  `<!DOCTYPE html><html><script nonce="${nonce}">1</script><p>₹ 199 – हिन्दी</p><script nonce="${nonce}"></script></html>`

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(text))
}

function pageOf(text: string) {
  const bytes = bytesOf(text)
  return {
    status: 200 as const,
    storedAt: 5,
    policy,
    link: '</a.css>; rel=preload',
    bytes,
    ...inspectPage(bytes, FIRST),
  }
}

test('every nonce of a page is replaced, and nothing else, whatever bytes stand between', () => {
  expect(new TextDecoder().decode(withNonce(pageOf(html(FIRST)), SECOND))).toBe(html(SECOND))
})

test('the stored page is not changed by being served', () => {
  const page = pageOf(html(FIRST))
  withNonce(page, SECOND)
  expect(new TextDecoder().decode(page.bytes)).toBe(html(FIRST))
})

test('a page is the same when it comes back from the store', async () => {
  const page = pageOf(html(FIRST))
  const found = await fromStoredResponse(toStoredResponse(page), policy)
  expect(found).toMatchObject({ status: 200, storedAt: 5, nonceOffsets: page.nonceOffsets, link: page.link })
  expect(found?.bytes).toEqual(page.bytes)
})

test('the store is told of no window that it does not have', () => {
  expect(toStoredResponse(pageOf(html(FIRST))).headers.get('Cache-Control')).toBe('public, max-age=180')
})

test.each([
  [
    'cut short',
    (response: Response) => response.text().then((text) => new Response(text.slice(9), response)),
  ],
  ['of somebody else', async () => new Response(html(FIRST))],
])('a stored page that is %s is no page', async (_, spoil) => {
  expect(await fromStoredResponse(await spoil(toStoredResponse(pageOf(html(FIRST)))), policy)).toBeUndefined()
})

test.each([
  ['a section that waits', '<!--$?--><template id="B:0"></template>'],
  ['a section that only a script can show', '<!--$!-->'],
  ['a section that came late', '<div hidden id="S:0">late</div>'],
])('a page with %s is not whole', (_, part) => {
  expect(inspectPage(bytesOf(`<html>${part}</html>`), FIRST).isWhole).toBe(false)
})

test('a page without its end is not whole', () => {
  expect(inspectPage(bytesOf('<html><body>'), FIRST).isWhole).toBe(false)
})
