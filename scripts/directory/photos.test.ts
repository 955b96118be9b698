import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from './database.ts'
import { findAddressProblem, findPhotoProblems } from './photos.ts'

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const WEBP = Buffer.concat([Buffer.from('RIFF'), Buffer.alloc(4), Buffer.from('WEBPVP8 ')])
const HEIC = Buffer.concat([Buffer.alloc(4), Buffer.from('ftypheic0000')])
const HTML = Buffer.from('<!doctype html><title>Photo</title>')

/** Answers by path: status, type and body. */
const ANSWERS: Record<string, [number, string, Buffer]> = {
  '/a.png': [200, 'image/png', PNG],
  '/untyped': [206, 'application/octet-stream', WEBP],
  '/long.jpg': [200, 'image/jpeg', Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(5_000_000)])],
  '/a.svg': [200, 'image/svg+xml; charset=utf-8', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  '/type.svg': [200, 'Image/SVG+XML', Buffer.from('<svg/>')],
  '/page.jpg': [200, 'text/html', HTML],
  '/lie.jpg': [200, 'image/jpeg', HTML],
  '/phone.heic': [200, 'image/heic', HEIC],
  '/empty.jpg': [200, 'image/jpeg', Buffer.alloc(0)],
  '/gone.jpg': [404, 'image/png', PNG],
  '/login.jpg': [403, 'text/html', HTML],
}

const asked: Array<string> = []
let atOnce = 0
let most = 0
const server = createServer((request, response) => {
  const { url = '' } = request
  asked.push(url)
  if (url === '/silent.jpg') return
  if (url === '/moved.jpg') return void response.writeHead(302, { Location: '/a.png' }).end()
  atOnce += 1
  most = Math.max(most, atOnce)
  response.on('close', () => {
    atOnce -= 1
  })
  const [status, type, body] = ANSWERS[url.replace(/\?.*/, '')] ?? [404, 'text/plain', HTML]
  setImmediate(() => response.writeHead(status, { 'Content-Type': type }).end(body))
})
let origin = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Returns the problems of photos by path, in a directory that shows some already. */
async function problemsOf(
  paths: ReadonlyArray<string>,
  shown: ReadonlyArray<string> = [],
  timeoutMs?: number,
) {
  const rows = shown.map((path) => ({ image: origin + path }))
  const database: Database = { query: async <Row>() => rows as Array<Row>, run: async () => {} }
  const problems = await findPhotoProblems(database, new Set(paths.map((path) => origin + path)), timeoutMs)
  return Object.fromEntries([...problems].map(([address, problem]) => [address.replace(origin, ''), problem]))
}

test('a photo is taken when its first bytes are those of a picture', async () => {
  expect(await problemsOf(['/a.png', '/untyped', '/long.jpg', '/a.svg', '/type.svg', '/moved.jpg'])).toEqual(
    {},
  )
})

test('an address is refused with what it answers when it is not a picture', async () => {
  expect(
    await problemsOf(['/page.jpg', '/lie.jpg', '/phone.heic', '/empty.jpg', '/gone.jpg', '/login.jpg']),
  ).toEqual({
    '/page.jpg': expect.stringContaining('text/html'),
    '/lie.jpg': expect.stringContaining('picture itself'),
    '/phone.heic': expect.stringContaining('image/heic'),
    '/empty.jpg': expect.stringContaining('picture itself'),
    '/gone.jpg': expect.stringContaining('404'),
    '/login.jpg': expect.stringContaining('403'),
  })
})

test('an address that does not answer in time is refused', async () => {
  expect(await problemsOf(['/silent.jpg'], [], 20)).toEqual({
    '/silent.jpg': expect.stringContaining('did not answer in 0.02 s'),
  })
})

test('a host that cannot be reached is named', async () => {
  const database: Database = { query: async () => [], run: async () => {} }
  const problems = await findPhotoProblems(database, new Set(['https://photos.invalid/a.jpg']))
  expect([...problems.values()]).toEqual([expect.stringContaining('cannot be reached')])
})

test('photos are asked for once, at most four at once, and not when they are shown already', async () => {
  asked.length = 0
  const paths = Array.from({ length: 20 }, (_, index) => `/a.png?${index}`)
  expect(await problemsOf([...paths, ...paths], ['/a.png?7'])).toEqual({})
  expect(asked.sort()).toEqual(paths.filter((path) => path !== '/a.png?7').sort())
  expect(most).toBeLessThanOrEqual(4)
})

test('an address of a photo begins with https and has no blanks', () => {
  for (const address of [
    '',
    'https://pictures.example/a.jpg',
    'HTTPS://pictures.example/?id=1',
    'https://चित्र.example/अ.jpg',
  ])
    expect(findAddressProblem(address), address).toBe(undefined)
  for (const address of [
    'http://pictures.example/a.jpg',
    'https://pictures.example',
    'https://a@b.example/a',
    'a.jpg',
    'https://pictures.example/a b.jpg',
  ])
    expect(findAddressProblem(address), address).toBeDefined()
})
