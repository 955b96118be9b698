import { expect, test, vi } from 'vitest'
import { reportFault } from './report-fault.ts'

test('of what React has recovered from, that is told which was thrown first', async () => {
  const sent: Array<Blob> = []
  vi.stubGlobal('location', { origin: 'https://www.sudhaar.example' })
  vi.stubGlobal('navigator', { sendBeacon: (_: string, body: Blob) => sent.push(body) })
  const first = new TypeError('x is not a function')
  reportFault('recoverable', new Error('Minified React error #520', { cause: first }), { page: '/about' })
  expect(JSON.parse((await sent[0]?.text()) ?? '')).toMatchObject({
    kind: 'recoverable',
    message: 'TypeError: x is not a function',
    page: '/about',
  })
  vi.unstubAllGlobals()
})
