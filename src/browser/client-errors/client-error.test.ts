import { expect, test } from 'vitest'
import { getFrames, MAX_MESSAGE, redact } from './client-error.ts'

test.each([
  ['TypeError: x is not a function', 'TypeError: x is not a function'],
  [
    "TypeError: Cannot read properties of undefined (reading 'title')",
    "TypeError: Cannot read properties of undefined (reading 'title')",
  ],
  [
    'Minified React error #418; visit https://react.dev/errors/418?args[]=text&args[]= for more',
    'Minified React error #418; visit https://react.dev/errors/418 for more',
  ],
  ['not found: asha.rao@home.example', 'not found: …'],
  ['bad number +91 98000 00000', 'bad number +#'],
  ['Unexpected token \'A\', "Asha Rao, Udaipur" is not JSON', 'Unexpected token \'A\', "…" is not JSON'],
  ['cannot send `The tap leaks, come to house 12`', 'cannot send `…`'],
  ['no such city: कोच्चि', 'no such city: …'],
  ["can't find variable, isn't it", "can't find variable, isn't it"],
  ['not JSON: "Asha Rao, house 12', 'not JSON: "…"'],
])('a message %j is redacted to %j', (message, redacted) => {
  expect(redact(message)).toBe(redacted)
})

test('a redacted message is short and stays the same when it is redacted again', () => {
  const redacted = redact(`Error: ${'a '.repeat(500)}`)
  expect(redacted).toHaveLength(MAX_MESSAGE)
  expect(redact(redacted)).toBe(redacted)
})

test.each([
  ['an address', `${'" "'.repeat(333)} asha.rao@home.example`],
  ['a quoted text', `no JSON: "Asha Rao${' tap'.repeat(10_000)}"`],
])('a long message that is cut within %s does not keep its beginning', (_, message) => {
  expect(redact(message)).not.toMatch(/asha/i)
})

test.each(['a', '"', '@', "'a", '1 ', '<', 'https://'])(
  'four million characters of %j are redacted',
  (text) => {
    expect(redact(text.repeat(4_000_000 / text.length)).length).toBeLessThanOrEqual(MAX_MESSAGE)
  },
)

const ORIGIN = 'https://www.company.example'

test.each([
  [
    'Chromium',
    `TypeError: x\n    at n (${ORIGIN}/assets/app-B1.js:1:20)\n    at ${ORIGIN}/assets/react-C2.js:3:4`,
  ],
  ['Firefox and Safari', `n@${ORIGIN}/assets/app-B1.js:1:20\n@${ORIGIN}/assets/react-C2.js:3:4\n`],
])('places are read from a stack of %s', (_, stack) => {
  expect(getFrames(stack, ORIGIN)).toEqual(['/assets/app-B1.js:1:20', '/assets/react-C2.js:3:4'])
})

test('places in files of another origin are left out', () => {
  const stack = 'at a (chrome-extension://abc/assets/x.js:1:2)\n at b (https://ads.example/assets/y.js:1:2)'
  expect(getFrames(stack, ORIGIN)).toEqual([])
})
