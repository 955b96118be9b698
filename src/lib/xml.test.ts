import { expect, test } from 'vitest'
import { escapeXml } from './xml.ts'

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
