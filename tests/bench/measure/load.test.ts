import { expect, test } from 'vitest'
import { readWrk } from './load.ts'

const OUTPUT = `  Latency Distribution
     50%    1.26ms
     99%    1.05s
  2341 requests in 5.00s, 1.07GB read
Requests/sec:    468.20`

test('the latencies of wrk are read in milliseconds', () => {
  expect(readWrk(OUTPUT)).toEqual({ requests: 2341, perSecond: 468.2, p50: 1.26, p99: 1_050 })
})

test('a load with errors is refused', () => {
  expect(() => readWrk(`${OUTPUT}\n  Non-2xx or 3xx responses: 3`)).toThrow('errors')
})
