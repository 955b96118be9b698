import { expect, test } from 'vitest'
import { escapeXml, scriptJson } from './escape.ts'

test.each([
  ['AC & fridge', 'AC &amp; fridge'],
  [`</title>]]>"'`, '&lt;/title&gt;]]&gt;&quot;&apos;'],
  ['&lt;', '&amp;lt;'],
  ['a\u0000\u0008\u000c\u001f\ufffe\uffffb', 'ab'],
  ['a\t\nb', 'a\t\nb'],
  ['\ud800x', '\ufffdx'],
  ['₹ नल 🙂', '₹ नल 🙂'],
])('%j is written %j in XML', (text, expected) => {
  expect(escapeXml(text)).toBe(expected)
})

test.each(['</script><script>alert(1)</script>', '<!--<script>', ']]>', '&lt;&amp;', 'a\u2028b\u2029c'])(
  '%j is parsed to the same value and ends no element',
  (text) => {
    const json = scriptJson({ [text]: [text] })
    expect(json).not.toMatch(/[<>&\u2028\u2029]/)
    expect(JSON.parse(json)).toEqual({ [text]: [text] })
  },
)
