import { expect, test } from 'vitest'
import { decodeAddress, decodeReferences, normalHtml } from '#worker/sanitize/character-references.ts'

test('a reference in use becomes its character and any other stays, to be known by the browser', () => {
  expect(normalHtml('&eacute; &#8377;399 &#x20B9; &frac12; &rightleftharpoons; &nbsp;')).toBe(
    'é ₹399 ₹ ½ &rightleftharpoons; &nbsp;',
  )
})

test('nothing that is not a whole reference stays one', () => {
  expect(normalHtml('a & b &copy &#; &#x; &; &-; <b> &amp;lt; &#38;lt;')).toBe(
    'a &amp; b &amp;copy &amp;#; &amp;#x; &amp;; &amp;-; &lt;b&gt; &amp;lt; &amp;lt;',
  )
})

test('the normal form of a text is its own normal form', () => {
  for (const raw of ['&amp;amp;lt; & &#38;#60; &foo;', '&lt;p title="&quot;"&gt; &#160;&#xD800;&#0;&#13;']) {
    expect(normalHtml(normalHtml(raw))).toBe(normalHtml(raw))
  }
})

test('numbers stand for what HTML says: Windows-1252 from 0x80 on, and no character that is none', () => {
  expect(decodeReferences('&#146;&#x96;&#150;&#128;')).toBe('’––€')
  expect(decodeReferences('&#0;&#xD800;&#x110000;&#99999999999999999999;')).toBe('\ufffd\ufffd\ufffd\ufffd')
})

test.each([
  ['javascript&colon;x', 'javascript:x'],
  ['java&Tab;script:x', 'java\tscript:x'],
  ['java&NewLine;script&colon;x', 'java\nscript:x'],
  ['&#x6a;avascript:x', 'javascript:x'],
  ['&#0000106avascript&#58x', 'javascript:x'],
  ['/a?b=1&amp;c=2', '/a?b=1&c=2'],
  ['/a?b=1&copy=2', '/a?b=1&copy=2'],
  ['&sol;&sol;evil.example', '//evil.example'],
  ['https://example.com/a&rightarrow;b', 'https://example.com/a&rightarrow;b'],
  ['/a&rightarrow;b', '/a&rightarrow;b'],
  ['mailto:a@b.example?subject=&rightarrow;', 'mailto:a@b.example?subject=&rightarrow;'],
])('the address %s is read as %j', (raw, address) => {
  expect(decodeAddress(raw)).toBe(address)
})

test.each([
  'java&ZeroWidthSpace;script:x',
  '&fjlig;:x',
  'https&foo;://example.com/',
  'https://example.com&foo;evil.example/',
  'https:&foo;example.com/',
  'https:example&foo;.com/',
  'https://exa\tmple&foo;.com/',
  '/\t&foo;/evil.example',
  '/&foo;evil.example/',
  '&foo;',
])('the address %s is refused: nobody knows where it leads', (raw) => {
  expect(decodeAddress(raw)).toBeUndefined()
})
