import { afterEach, expect, test, vi } from 'vitest'
import { log, sampleInfo } from './log.ts'

afterEach(() => {
  sampleInfo(1)
  vi.restoreAllMocks()
})

/** Returns the lines that are logged from here on. */
function written(): Array<Record<string, unknown>> {
  const lines: Array<Record<string, unknown>> = []
  for (const method of ['log', 'warn', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line: string) => lines.push(JSON.parse(line)))
  return lines
}

test('all info lines of 1 in N requests are logged', () => {
  const lines = written()
  sampleInfo(10)
  const ids = Array.from({ length: 2_000 }, () => crypto.randomUUID())
  for (const requestId of ids) {
    log('info', 'request', { requestId })
    log('info', 'message_delivered', { requestId })
  }
  const getIds = (event: string) => lines.filter((line) => line.event === event).map((line) => line.requestId)
  expect(getIds('request').length).toBeGreaterThan(120)
  expect(getIds('request').length).toBeLessThan(280)
  expect(getIds('message_delivered')).toEqual(getIds('request'))
})

test('warnings and errors are logged with any sample', () => {
  const lines = written()
  sampleInfo(1_000)
  for (let turn = 0; turn < 50; turn++) {
    const requestId = crypto.randomUUID()
    log('warn', 'refresh_failed', { requestId })
    log('error', 'request', { requestId })
  }
  expect(lines.length).toBe(100)
})

test('an info line without a request is logged', () => {
  const lines = written()
  sampleInfo(1_000)
  log('info', 'messages_open')
  expect(lines.map((line) => line.event)).toEqual(['messages_open'])
})
