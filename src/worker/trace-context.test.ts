import { expect, test } from 'vitest'
import { getTrace, traceHeaders } from '#worker/trace-context.ts'

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e'
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const SPAN = '00f067aa0ba902b7'

test('a valid trace continues with its flags and a new span', () => {
  const trace = getTrace(ID, `00-${TRACE}-${SPAN}-00`)
  const { traceparent, 'X-Request-Id': requestId } = traceHeaders(trace)
  expect(requestId).toBe(ID)
  expect(traceparent).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-00$`))
  expect(traceparent).not.toContain(SPAN)
  expect(traceHeaders(trace).traceparent).not.toBe(traceparent)
})

test('the known part of an unknown version is read', () => {
  expect(getTrace(ID, `01-${TRACE}-${SPAN}-01-more`).traceId).toBe(TRACE)
})

test.each([
  undefined,
  '',
  'nonsense',
  `00-${TRACE}-${SPAN}`,
  `00-${TRACE}-${SPAN}-01-more`,
  `ff-${TRACE}-${SPAN}-01`,
  `00-${'0'.repeat(32)}-${SPAN}-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `00-${TRACE.toUpperCase()}-${SPAN}-01`,
  `00-${TRACE}-${SPAN}-01\r\nX: y`,
])('a new trace with the id of the request begins when the header is %j', (header) => {
  expect(getTrace(ID, header)).toEqual({
    requestId: ID,
    traceId: '0f8fad5bd9cb469fa16570867728950e',
    flags: '01',
  })
})
