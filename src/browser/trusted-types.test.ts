import { expect, test } from 'vitest'
import { htmlWithoutMarkup, scriptThatIsData } from './trusted-types.ts'

test.each(['', 'plain words', 'a > b & c', '<script></script>'])('%j may become HTML', (text) => {
  expect(htmlWithoutMarkup(text)).toBe(text)
})

test.each(['<b>x</b>', '<img src=x onerror=alert(1)>', '<script>alert(1)</script>', ' <script></script>'])(
  '%j may not become HTML',
  (text) => {
    expect(htmlWithoutMarkup(text)).toBeNull()
  },
)

test('data may become the text of a script, and code may not', () => {
  expect(scriptThatIsData('{"@type":"Service"}')).toBe('{"@type":"Service"}')
  for (const code of ['alert(1)', '', '{"a":1};alert(1)', 'x=1']) expect(scriptThatIsData(code)).toBeNull()
})
