import { expect, test } from 'vitest'
import { stackIn } from './stack-in.ts'

const stack = '/assets/app-B1cD3fGh.js:1:20\n/assets/react-C2cC2cC2.js:3:4'
const line = { level: 'warn', event: 'client_error_reported', message: 'Error: x', page: '/', stack }
const said = { about: 'event: client_error_reported\npage: /\nmessage: Error: x', stack }

test.each([
  ['a line of the log', JSON.stringify(line)],
  ['a line after the time that a viewer puts before it', `2026-11-22T08:00:00Z ${JSON.stringify(line)}`],
  ['what a log viewer exports', JSON.stringify({ message: JSON.stringify(line), source: 'worker' })],
  ['a line that a viewer has read already', JSON.stringify({ source: line })],
])('the stack is found in %s', (_, text) => {
  expect(stackIn(text)).toEqual(said)
})

test.each(['Error: x\n    at n (https://a.example/assets/app.js:1:20)', '{ no json', '{"event":"request"}'])(
  'text without a stack is returned unchanged: %s',
  (text) => {
    expect(stackIn(text)).toEqual({ about: '', stack: text })
  },
)
