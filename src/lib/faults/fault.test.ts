import { expect, test } from 'vitest'
import { framesOf, LONGEST_MESSAGE, redact } from './fault.ts'

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
])('of %s is kept: %s', (words, kept) => {
  expect(redact(words)).toBe(kept)
})

test('what is kept is short, and keeping it again changes nothing', () => {
  const kept = redact(`Error: ${'a '.repeat(500)}`)
  expect(kept).toHaveLength(LONGEST_MESSAGE)
  expect(redact(kept)).toBe(kept)
})

const ORIGIN = 'https://www.sudhaar.example'

test.each([
  [
    'Chromium',
    `TypeError: x\n    at n (${ORIGIN}/assets/app-B1.js:1:20)\n    at ${ORIGIN}/assets/react-C2.js:3:4`,
  ],
  ['Firefox and Safari', `n@${ORIGIN}/assets/app-B1.js:1:20\n@${ORIGIN}/assets/react-C2.js:3:4\n`],
])('places are read from a stack of %s', (_, stack) => {
  expect(framesOf(stack, ORIGIN)).toEqual(['/assets/app-B1.js:1:20', '/assets/react-C2.js:3:4'])
})

test('places in files of others say nothing of ours', () => {
  const stack = 'at a (chrome-extension://abc/assets/x.js:1:2)\n at b (https://ads.example/assets/y.js:1:2)'
  expect(framesOf(stack, ORIGIN)).toEqual([])
})
