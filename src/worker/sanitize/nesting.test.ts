import { expect, test } from 'vitest'
import { articleProblems, rewritten, textOutside } from '#support/data/article-markup.ts'
import { createRandom } from '#support/data/random.ts'
import { randomMarkup, SECRET } from '#support/data/random-markup.ts'
import { DROPPED_WITH_CONTENT } from '#worker/sanitize/allow-list.ts'
import { sanitizePostHtml } from '#worker/sanitize/post-html.ts'

function table(...cells: Array<string>): string {
  const row = cells.map((cell) => `<td>${cell}</td>`).join('')
  return `<div class="table-scroll" tabindex="0" role="group" aria-label="Table"><table><tbody><tr>${row}</tr></tbody></table></div>`
}

test('the output of any markup parses to itself and has allowed elements only', () => {
  const random = createRandom(11)
  let secrets = 0
  for (let round = 0; round < 4_000; round++) {
    const input = randomMarkup(random)
    const safe = sanitizePostHtml(input)
    expect(articleProblems(safe), input).toEqual([])
    expect(rewritten(safe), input).toBe(safe)
    expect(sanitizePostHtml(safe), input).toBe(safe)
    if (textOutside(input, (tagName) => DROPPED_WITH_CONTENT.has(tagName)).includes(SECRET)) continue
    secrets += input.includes(SECRET) ? 1 : 0
    expect(safe, input).not.toContain(SECRET)
  }
  expect(secrets).toBeGreaterThan(1_000)
}, 30_000)

test.each([
  ['formatting continues in the next paragraph', '<p>a <b>b</p><p>c</p>', '<p>a <b>b</b></p><p><b>c</b></p>'],
  ['formatting that ends within a block covers its part of it', '<b>a<p>b</b>c</p>d', '<b>a</b><p><b>b</b>c</p>d'],
  ['formatting that ends in the wrong order', '<b><i>a</b>b</i>c', '<b><i>a</i></b><i>b</i>c'],
  ['a list in a paragraph', '<p>a<ul><li>b</ul>c</p>', '<p>a</p><ul><li>b</li></ul>c'],
  ['items and lists without end tags', '<ul><li>a<ul><li>b</ul><li>c</ul>', '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>'],
  ['terms without end tags', '<dl><dt>a<dd>b<dt>c<dd>d</dl>', '<dl><dt>a</dt><dd>b</dd><dt>c</dt><dd>d</dd></dl>'],
  ['items outside of a list are blocks', '<li>a<li>b', '<div>a</div><div>b</div>'],
  ['a link in a link', '<a href="/a">a<a href="/b">b</a></a>', '<a href="/a">a</a><a href="/b">b</a>'],
  ['a link around a heading in a paragraph', '<p><a href="/a">a<h2>b</h2></a></p>', '<p><a href="/a">a</a></p><h2 id="s-b"><a href="/a">b</a></h2>'],
  ['parts of a table without a table', '<tr><td>a</td></tr><caption>b', 'ab'],
  ['readings without end tags', '<ruby>a<rp>(<rt>b<rp>)</ruby><rt>c', '<ruby>a<rp>(</rp><rt>b</rt><rp>)</rp></ruby>c'],
  ['formatting around an annotation that ends later', '<b><ruby>a<rt>b</ruby><p>c</b>d', '<b><ruby>a<rt>b</rt></ruby></b><p><b>c</b>d</p>'],
  ['an element that is never closed and may not be shown', '<div>a<video>b</div>c', '<div>a</div>c'],
  ['an icon that closes itself', '<svg viewBox="0 0 1 1"/>a<svg><path/></svg>b', 'ab'],
  ['markup that breaks off', '<p>a</p><a href="/b', '<p>a</p>'],
  ['an end tag that breaks off', '<p>a</p b', '<p>a</p>'],
  ['a comment that breaks off', '<p>a</p><!-- b', '<p>a</p>'],
  ['a line break written as an end tag', 'a</br>b', 'a<br>b'],
])('%s', (_, input, expected) => {
  expect(sanitizePostHtml(input)).toBe(expected)
}) // biome-ignore format: a row a line is easy to compare

test('a table gets implied rows and cells, and stray content moves before it', () => {
  expect(sanitizePostHtml('<table>a<caption>b<td>c<td>d<tr>e<th>f<tfoot><td>g</table>h')).toBe(
    'ae<div class="table-scroll" tabindex="0" role="group" aria-label="Table"><table><caption>b</caption><tbody><tr><td>c</td><td>d</td></tr><tr><th>f</th></tr></tbody><tfoot><tr><td>g</td></tr></tfoot></table></div>h',
  )
})

test('a table within a cell ends with it', () => {
  expect(sanitizePostHtml('<table><tr><td>a<table><tr><td>b</td></table></b></p>c</td><td>d</table>')).toBe(
    table(`a${table('b')}c`, 'd'),
  )
})

test.each([
  ['a paragraph in a removed frame', '<p>a<marquee><p>b</marquee>c', '<p>a</p><p>b</p>c'],
  ['a link in a cell of a table in a link', '<a href="/a">a<table><td><a href="/b">b</a></table></a>', `<a href="/a">a${table('b')}</a>`],
  ['a group of terms', '<dl><div><dt>a<dd>b</div></dl><div><dt>c</div>', '<dl><div><dt>a</dt><dd>b</dd></div></dl><div><div>c</div></div>'],
  ['a reading that is not in its annotation itself', '<ruby>a<b><rt>b</b></ruby>', '<ruby>a<b>b</b></ruby>'],
])('%s is nested correctly after cleaning', (_, input, expected) => {
  expect(sanitizePostHtml(input)).toBe(expected)
}) // biome-ignore format: a row a line is easy to compare

test('36 KB of unclosed formatting do not grow in the output', () => {
  const input = Array.from({ length: 1_750 }, (_, index) => `<p><b lang=a${index % 9}><i>word`).join('')
  expect(input.length).toBeGreaterThan(36_000)
  expect(sanitizePostHtml(input).length).toBeLessThan(4 * input.length)
})
