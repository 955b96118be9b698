import { expect, test } from 'vitest'
import { plainText } from '#worker/sanitize/post-html.ts'

test('markup is removed and character references are resolved', () => {
  expect(plainText('<p>Taps &amp; <b>pip</b>es</p><p>from &#8377;399</p>')).toBe('Taps & pipes from ₹399')
})

test('text that only looks like markup is kept', () => {
  expect(plainText('pressure &lt; 3 bar, 5 < 6')).toBe('pressure < 3 bar, 5 < 6')
})

test('content that is not text of the page is removed', () => {
  expect(plainText('a<script>b</script><style>c</style><!-- d --><svg><text>e</text></svg>f')).toBe('af')
})

test('empty markup gives an empty text', () => {
  expect(plainText('')).toBe('')
  expect(plainText('<p></p>')).toBe('')
})
