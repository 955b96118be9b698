import { expect, test } from 'vitest'
import type { ClientError } from '#browser/client-errors/client-error.ts'
import { getIdentity, readClientError } from '#worker/routes/beacons.ts'

const ERROR: ClientError = {
  kind: 'error',
  message: 'TypeError: x is not a function',
  page: '/services/$id',
  frames: ['/assets/app-B1cD3fGh.js:1:20'],
}

const read = (report: unknown) => readClientError(new TextEncoder().encode(JSON.stringify(report)))

test('a valid report is read unchanged', () => {
  expect(read(ERROR)).toEqual(ERROR)
  expect(read({ ...ERROR, page: '/hi/services/$id/' })?.page).toBe('/hi/services/$id/')
  expect(read({ ...ERROR, page: '', frames: [] })).toEqual({ ...ERROR, page: '', frames: [] })
})

test('a report is redacted again on the server', () => {
  expect(read({ ...ERROR, message: 'Error: asha@home.example' })?.message).toBe('Error: …')
})

test.each([
  { ...ERROR, kind: 'csp' },
  { ...ERROR, message: '' },
  { ...ERROR, message: 'x'.repeat(201) },
  { ...ERROR, page: '/provider/asha rao' },
  { ...ERROR, page: '/<script>' },
  { ...ERROR, frames: ['https://www.company.example/assets/app.js:1:2'] },
  { ...ERROR, frames: ['/assets/../../etc/passwd:1:2'] },
  { ...ERROR, frames: Array.from({ length: 13 }, () => ERROR.frames[0]) },
  { ...ERROR, who: 'asha' },
  'text',
  null,
])('%j is refused', (report) => {
  expect(read(report)).toBeUndefined()
})

test.each<[string, Partial<ClientError>]>([
  ['another number', { message: 'TypeError: item 7 is not a function' }],
  ['another page', { page: '/' }],
  ['another build of the file', { frames: ['/assets/app-Zz9_yY8x.js:2:400'] }],
])('an error with %s has the same identity', (_, change) => {
  const error = { ...ERROR, message: 'TypeError: item 12 is not a function' }
  expect(getIdentity({ ...error, ...change })).toBe(getIdentity(error))
})

test.each<[string, Partial<ClientError>]>([
  ['another message', { message: 'Error: x' }],
  ['another kind', { kind: 'rejection' }],
  ['another file', { frames: ['/assets/place-B1cD-3fG.js:1:20'] }],
])('an error with %s has another identity', (_, change) => {
  expect(getIdentity({ ...ERROR, ...change })).not.toBe(getIdentity(ERROR))
})
