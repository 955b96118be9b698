import { expect, test } from 'vitest'
import { getContents, readingMinutes } from './article-outline.ts'

const long =
  '<p>a</p><h2 id="s-tools">Tools &amp; <em>parts</em></h2><h3 id="s-taps" lang="en">Taps</h3><h4 id="s-x">No</h4><h2 id="s-a">5 &lt; 6</h2><h2 id="s-b">B</h2>'

test('the contents are the headings of the second and third level, as text', () => {
  expect(getContents(long)).toEqual([
    { id: 's-tools', level: 2, text: 'Tools & parts' },
    { id: 's-taps', level: 3, text: 'Taps' },
    { id: 's-a', level: 2, text: '5 < 6' },
    { id: 's-b', level: 2, text: 'B' },
  ])
})

test('a short article has no table of contents', () => {
  expect(getContents('<h2 id="s-a">A</h2><h2 id="s-b">B</h2><h2 id="s-c">C</h2>')).toEqual([])
  expect(getContents('')).toEqual([])
})

test('a heading without text is not listed', () => {
  expect(getContents(`${long}<h2 id="s-section"><img src="/a.png" alt=""></h2>`)).toHaveLength(4)
})

test('the reading time is a minute per two hundred words, and at least one', () => {
  expect(readingMinutes('')).toBe(1)
  expect(readingMinutes(`<p>${'word '.repeat(600)}</p>`)).toBe(3)
  expect(readingMinutes(`<ul>${'<li>word</li>'.repeat(400)}</ul>`)).toBe(2)
})
