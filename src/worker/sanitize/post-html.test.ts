import { expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { articleProblems, rewritten, textOutside } from '#support/data/article-markup.ts'
import { attackVectors, heavyVectors } from '#support/data/attack-vectors.ts'
import { posts } from '#upstream/seed/posts.ts'
import { sanitizePostHtml } from '#worker/sanitize/post-html.ts'

function expectSafe(input: string): void {
  const safe = sanitizePostHtml(input)
  expect(articleProblems(safe)).toEqual([])
  expect(rewritten(safe)).toBe(safe)
  expect(sanitizePostHtml(safe)).toBe(safe)
}

test.each(Object.entries(attackVectors))('%s leaves allowed elements and attributes only', (_, input) => {
  expectSafe(input)
  expectSafe(`<p>before ${input} after</p>`)
  expectSafe(`<table><tr><td>${input}</td></tr></table>`)
  expectSafe(`<h2>${input}</h2><ul><li>${input}<li>${input}</ul>`)
})

/** Such inputs once took minutes or all memory, so the test runner stops them. */
const ENDS_WITHIN_MS = 30_000

test.each(Object.entries(heavyVectors))('%s gives safe markup', { timeout: ENDS_WITHIN_MS }, (_, input) => {
  const safe = sanitizePostHtml(input)
  expect(articleProblems(safe)).toEqual([])
  expect(rewritten(safe)).toBe(safe)
  expect(sanitizePostHtml(safe)).toBe(safe)
})

test('every pair of vectors is safe when one follows the other', () => {
  const inputs = Object.values(attackVectors)
  inputs.forEach((input, index) => {
    expectSafe(input + (inputs[(index * 7 + 3) % inputs.length] ?? ''))
  })
})

test('an article keeps its paragraphs, lists, tables, figures and emphasis', () => {
  const article =
    '<p>A <strong>leak</strong>, a <em>drip</em> &amp; a <code>hiss</code>.</p><ol start="3"><li>Close the tap</li></ol><figure><img src="/images/blog/a.svg" alt="A pipe" width="640" height="360"><figcaption>A pipe</figcaption></figure>'
  expect(sanitizePostHtml(article)).toBe(
    article.replace('height="360"', 'height="360" loading="lazy" decoding="async"'),
  )
})

const REAL = '/images/blog/a.svg'
const BLANK = '/images/blank.gif'

test.each([
  `<img data-src="${REAL}">`,
  `<img src="data:image/gif;base64,R0lGOD" data-lazy-src="${REAL}">`,
  `<img src="${BLANK}" data-original="${REAL}">`,
  `<img src="${BLANK}" data-flickity-lazyload-src="${REAL}">`,
  `<img src="${BLANK}" data-lazy="${REAL}">`,
  `<img src="data:image/gif;base64,R0lGOD" data-id="/7" data-link="https://posts.example/7" data-echo="${REAL}">`,
  `<img data-image="${REAL}">`,
  `<img srcset="/images/blog/b.svg 640w, ${REAL} 1280w, /images/blog/c.svg 4000w" src="/images/blog/b.svg">`,
  `<img srcset="/images/blog/b.svg,${REAL} 2x" src="/images/blog/b.svg">`.replace('b.svg,', 'b.svg 1x,'),
  `<img srcset="/images/blog/b.svg 320w,${REAL} 800w" src="/images/blog/b.svg">`,
  `<img src="data:image/gif;base64,R0lGOD" data-srcset="${REAL}">`,
  `<img data-src="javascript:alert(1)" src="${REAL}">`,
  `<picture><source srcset="/images/blog/b.avif" type="image/avif"><img src="${REAL}"></picture>`,
  `<picture><source srcset="${REAL} 640w"><img src="data:image/gif;base64,R0lGOD"></picture>`,
  `<picture><source data-srcset="${REAL}"><img src="${BLANK}"></picture>`,
  `<img src="${BLANK}"><noscript><img src="${REAL}"></noscript>`,
  `<img src="${BLANK}" data-src="/images/blog/b.svg">\n<noscript><p><img src="${REAL}"></p></noscript>`,
  `<noscript><img src="${REAL}"></noscript><img src="${BLANK}">`,
  `<img src="${BLANK}"><!-- lazy -->\n<!-- image --><noscript><img src="${REAL}"></noscript>`,
  `<noscript><img src="${REAL}"></noscript><!-- lazy --><img src="${BLANK}">`,
  `<picture><img src="${BLANK}"></picture><noscript><picture><img src="${REAL}"></picture></noscript>`,
  `<div data-bg="x"></div><noscript>Switch it on<img srcset="${REAL} 640w"></noscript>`,
  `<img src="${REAL}"><noscript><img width="1" height="1" src="https://pixel.example/?id=1"></noscript>`,
])('one picture is kept, with its best address: %s', (picture) => {
  const safe = sanitizePostHtml(picture)
  expect(safe.match(/<img[^>]* src="[^"]*"|<img src="[^"]*"/g)).toEqual([`<img src="${REAL}"`])
  expect(safe).not.toContain('Switch')
})

test('pictures beside each other stay apart from the twins of others', () => {
  const safe = sanitizePostHtml(
    `<p><img src="/a.svg"><noscript><img src="/b.svg"></noscript><img src="/c.svg"> text <noscript><img src="/d.svg"></noscript></p>`,
  )
  expect([...safe.matchAll(/src="([^"]*)"/g)].map(([, address]) => address)).toEqual([
    '/b.svg',
    '/c.svg',
    '/d.svg',
  ])
})

test('a set with thousands of addresses is read at once', () => {
  expect(
    sanitizePostHtml(`<img data-x="${'a.gif?'.repeat(80_000)} ">${'<!---->'.repeat(15_000)}<img>`),
  ).not.toContain('<img')
  const set = Array.from({ length: 20_000 }, (_, index) => `/a${index}.svg ${index}w`).join(', ')
  expect(sanitizePostHtml(`<img srcset="${set}"><img srcset="${','.repeat(100_000)}">`)).toContain('src="/a')
})

test('the posts of this repository keep all their text', () => {
  for (const post of posts.flatMap(({ content, translations }) => [content, translations.hi.content])) {
    const safe = sanitizePostHtml(post)
    expect(rewritten(safe)).toBe(safe)
    expect(textOutside(safe, () => false)).toBe(textOutside(post, () => false))
  }
})

test('the first heading comes right below the title of the page and no level is skipped', () => {
  expect(sanitizePostHtml('<h1>A</h1><h4>B</h4><h5>C</h5><h3>D</h3><h1>E</h1>')).toBe(
    '<h2 id="s-a">A</h2><h3 id="s-b">B</h3><h4 id="s-c">C</h4><h3 id="s-d">D</h3><h2 id="s-e">E</h2>',
  )
})

test('headings keep levels that are in order', () => {
  expect(sanitizePostHtml('<h2>A</h2><h3>B</h3><h2>C</h2>')).toBe(
    '<h2 id="s-a">A</h2><h3 id="s-b">B</h3><h2 id="s-c">C</h2>',
  )
})

test('headings with the same name get different ids', () => {
  expect(sanitizePostHtml('<h2>A</h2><h2>A 2</h2><h2>A</h2><h2>A</h2>')).toBe(
    '<h2 id="s-a">A</h2><h2 id="s-a-2">A 2</h2><h2 id="s-a-3">A</h2><h2 id="s-a-4">A</h2>',
  )
})

test('a heading in another script has its words in the id', () => {
  expect(sanitizePostHtml('<h2>नल की मरम्मत</h2>')).toBe('<h2 id="s-नल-की-मरम्मत">नल की मरम्मत</h2>')
})

test('a link to a heading leads to its new id', () => {
  expect(sanitizePostHtml('<a href="#costs">Costs</a><h2 id="costs">What it costs</h2>')).toBe(
    '<a href="#s-what-it-costs">Costs</a><h2 id="s-what-it-costs">What it costs</h2>',
  )
})

test.each([
  ['<p>Water<sup><a href="#fn1" id="ref1">1</a></sup></p><ol><li id="fn1">Board <a href="#ref1">back</a></li></ol>', '<p>Water<sup><a href="#s--fn1" id="s--ref1">1</a></sup></p><ol><li id="s--fn1">Board <a href="#s--ref1">back</a></li></ol>'],
  ['<a href="#costs">a</a><p><a name="costs"></a></p><p>b</p>', '<a href="#s--costs">a</a><span id="s--costs"></span><p>b</p>'],
  ['<a href="#costs">a</a><h2><a name="costs">Costs</a></h2>', '<a href="#s--costs">a</a><h2 id="s-costs"><span id="s--costs"></span>Costs</h2>'],
  ['<a href="#कीमत">a</a><p id="कीमत">b</p>', '<a href="#s--%E0%A4%95%E0%A5%80%E0%A4%AE%E0%A4%A4">a</a><p id="s--कीमत">b</p>'],
  ['<a href="#x">a</a><section id="x"><font id="y">b</font></section>', '<a href="#s--x">a</a><div id="s--x"><span id="s--y"></span>b</div>'],
  ['<a href="#x">a</a><img id="x" src="/a.png" alt="" width="3" height="2">', '<a href="#s--x">a</a><img src="/a.png" alt="" width="3" height="2" loading="lazy" decoding="async" id="s--x">'],
  ['<p id="main">a</p><p id="main">b</p><p id="c d">c</p>', '<p id="s--main">a</p><p>b</p><p>c</p>'],
])('places in %s keep a prefixed id and the links to them', (input, expected) => {
  expect(sanitizePostHtml(input)).toBe(expected)
  expect(sanitizePostHtml(expected)).toBe(expected)
}) // biome-ignore format: a row a line is easy to compare

test('a link to another site opens in a new tab with `rel` set', () => {
  expect(sanitizePostHtml('<a href="http://example.com" rel="author" target="x">a</a>')).toBe(
    '<a href="http://example.com/" target="_blank" rel="noopener nofollow">a</a>',
  )
  expect(sanitizePostHtml('<a href="//example.com/b">a</a>')).toBe(
    '<a href="https://example.com/b" target="_blank" rel="noopener nofollow">a</a>',
  )
})

test.each([
  '/services/plumbing?x=1#y',
  '#place',
  `mailto:${company.email}`,
  'tel:+910000000000',
  `${company.websiteURL}/blog`,
])('%s is a link within the site and stays unchanged', (href) => {
  expect(sanitizePostHtml(`<a href="${href}">a</a>`)).toBe(`<a href="${href}">a</a>`)
})

test.each(['services', '../a', '?q=1', 'www.example.com', '', '#', 'ftp://example.com/', 'sms:1'])(
  'a link to "%s" is replaced by its text',
  (href) => {
    expect(sanitizePostHtml(`<a href="${href}">a</a>`)).toBe('a')
  },
)

test('an image without sizes gets a place of a fixed shape', () => {
  const image =
    '<img src="/a.png" alt="" class="unsized" width="640" height="360" loading="lazy" decoding="async">'
  expect(sanitizePostHtml('<img src="/a.png">')).toBe(image)
  expect(sanitizePostHtml('<img src="/a.png" width="100%" height="auto">')).toBe(image)
})

test('an http image is loaded over https', () => {
  expect(sanitizePostHtml('<img src="http://example.com/a.png" width="3" height="2px">')).toBe(
    '<img src="https://example.com/a.png" alt="" width="3" height="2" loading="lazy" decoding="async">',
  )
})

test('a table scrolls sideways in a frame, also by keyboard', () => {
  expect(
    sanitizePostHtml(
      '<table class="x" width="900"><tr><th scope="col">a<td colspan="2" rowspan="0">b</table>',
    ),
  ).toBe(
    '<div class="table-scroll" tabindex="0" role="group" aria-label="Table"><table><tbody><tr><th scope="col">a</th><td colspan="2">b</td></tr></tbody></table></div>',
  )
})

test('empty blocks are removed', () => {
  expect(sanitizePostHtml('<p>&nbsp;</p><p><br></p><h2> </h2><div><p></p></div><p>a</p>')).toBe('<p>a</p>')
})

test('page blocks become plain blocks, and wrappers become their text', () => {
  expect(
    sanitizePostHtml('<section><font color=red>a</font> <span class=x>b</span></section><center>c</center>'),
  ).toBe('<div>a b</div><div>c</div>')
})

test('text in another language keeps its `lang`', () => {
  expect(sanitizePostHtml('<p lang="hi">नमस्ते <span lang="ur" dir="rtl">سلام</span></p>')).toBe(
    '<p lang="hi">नमस्ते <span lang="ur" dir="rtl">سلام</span></p>',
  )
})

test('elements that are too deep become their text', () => {
  const safe = sanitizePostHtml(`${'<blockquote>'.repeat(100)}words`)
  expect(safe.match(/<blockquote>/g)).toHaveLength(64)
  expect(safe).toContain('words')
})

test('markup that cannot be parsed becomes paragraphs', () => {
  expect(sanitizePostHtml(`${'<b>'.repeat(600)}<p>One &amp; two</p><p>three &lt;four&gt;</p>`)).toBe(
    '<p>One &amp; two</p><p>three &lt;four&gt;</p>',
  )
})

test.each([
  ['&eacute; &#8377;399 &#x20B9; &frac12; &rightleftharpoons; &nbsp;', 'é ₹399 ₹ ½ ⇌ &nbsp;'],
  ['a & b &; &#; &#x; &-; &foo; &lt;b&gt; &amp;lt; &#38;lt;', 'a &amp; b &amp;; &amp;#; &amp;#x; &amp;-; &amp;foo; &lt;b&gt; &amp;lt; &amp;lt;'],
  ['&#146;&#x96;&#150;&#128;', '’––€'],
  ['&#0;&#xD800;&#x110000;&#99999999999999999999;', '\ufffd\ufffd\ufffd\ufffd'],
  ['&amp;amp;lt; & &#38;#60; &foo;', '&amp;amp;lt; &amp; &amp;#60; &amp;foo;'],
  ['&lt;p title="&quot;"&gt; &#160;', '&lt;p title="""&gt; &nbsp;'],
])('the references in %s are read as a browser reads them', (input, expected) => {
  expect(sanitizePostHtml(input)).toBe(expected)
}) // biome-ignore format: a row a line is easy to compare

test.each([
  ['/a?b=1&amp;c=2', '/a?b=1&amp;c=2'],
  ['/a?b=1&copy=2', '/a?b=1&amp;copy=2'],
  ['/a&rightarrow;b', '/a%E2%86%92b'],
  ['https://example.com/a&rightarrow;b', 'https://example.com/a%E2%86%92b'],
  ['mailto:a@b.example?subject=&rightarrow;', 'mailto:a@b.example?subject=%E2%86%92'],
  ['https&colon;//example.com/', 'https://example.com/'],
  ['&sol;a', '/a'],
  ['/&foo;evil.example/', '/&amp;foo;evil.example/'],
])('the address %s resolves as in a browser', (href, expected) => {
  expect(/href="([^"]*)"/.exec(sanitizePostHtml(`<a href="${href}">a</a>`))?.[1]).toBe(expected)
})

test.each([
  'javascript&colon;x',
  'java&Tab;script:x',
  'java&NewLine;script&colon;x',
  '&#x6a;avascript:x',
  '&#0000106avascript&#58x',
  'java&ZeroWidthSpace;script:x',
  '&fjlig;:x',
  'https&foo;://example.com/',
  'https://exam&nbsp;ple.com&colon;x/',
  '&foo;',
])('the address %s is removed', (href) => {
  expect(sanitizePostHtml(`<a href="${href}">a</a>`)).toBe('a')
})

test('a link counts as another site when its host is in character references', () => {
  for (const href of ['&sol;&sol;evil.example', '/&Tab;/evil.example', '/&bsol;evil.example'])
    expect(sanitizePostHtml(`<a href="${href}">a</a>`)).toContain('rel="noopener nofollow"')
})

test('removed content stays removed when the rest cannot be parsed', () => {
  const safe = sanitizePostHtml(`<p>a</p><script>secret</script>${'&'.repeat(200_000)}`)
  expect(safe).toContain('<p>a</p>')
  expect(safe).not.toContain('secret')
})
