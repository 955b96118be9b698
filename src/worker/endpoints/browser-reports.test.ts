import { expect, test } from 'vitest'
import { readFault } from './browser-reports.ts'

const GOOD = {
  kind: 'error',
  message: 'TypeError: x is not a function',
  page: '/services/$id',
  frames: ['/assets/app-B1cD3fGh.js:1:20'],
}

const read = (report: unknown) => readFault(new TextEncoder().encode(JSON.stringify(report)))

test('a report is read as it was sent', () => {
  expect(read(GOOD)).toEqual(GOOD)
  expect(read({ ...GOOD, page: '/hi/services/$id/' })?.page).toBe('/hi/services/$id/')
  expect(read({ ...GOOD, page: '', frames: [] })).toEqual({ ...GOOD, page: '', frames: [] })
})

test('what a page of ours would not have sent is taken out here too', () => {
  expect(read({ ...GOOD, message: 'Error: asha@home.example' })?.message).toBe('Error: …')
})

test.each([
  { ...GOOD, kind: 'csp' },
  { ...GOOD, message: '' },
  { ...GOOD, message: 'x'.repeat(201) },
  { ...GOOD, page: '/provider/asha rao' },
  { ...GOOD, page: '/<script>' },
  { ...GOOD, frames: ['https://www.sudhaar.example/assets/app.js:1:2'] },
  { ...GOOD, frames: ['/assets/../../etc/passwd:1:2'] },
  { ...GOOD, frames: Array.from({ length: 13 }, () => GOOD.frames[0]) },
  { ...GOOD, who: 'asha' },
  'text',
  null,
])('%j is none', (report) => {
  expect(read(report)).toBeUndefined()
})
