import { expect, test } from 'vitest'
import { mayAdvance, pageAt, pageCount, type Stillness, slidesPerView, wrapPage } from './carousel-rules.ts'

const nothing: Stillness = {
  paused: false,
  hovered: false,
  focused: false,
  resting: false,
  tabHidden: false,
  reducedMotion: false,
}

test('three cards make three, two or one pages as one, two or three fit', () => {
  expect([1, 2, 3].map((perView) => pageCount(3, perView))).toEqual([3, 2, 1])
})

test('an empty row has no pages', () => {
  expect(pageCount(0, 3)).toBe(0)
})

test('pages wrap around in both directions', () => {
  expect(wrapPage(3, 3)).toBe(0)
  expect(wrapPage(-1, 3)).toBe(2)
  expect(wrapPage(1, 3)).toBe(1)
})

test('a row without pages stays on the first', () => {
  expect(wrapPage(1, 0)).toBe(0)
})

test('the number of slides in view is the nearest whole number, and at least one', () => {
  expect(slidesPerView(1000, 320)).toBe(3)
  expect(slidesPerView(328, 328)).toBe(1)
  expect(slidesPerView(300, 0)).toBe(1)
})

test('the scroll position tells the page', () => {
  expect(pageAt({ left: 0, most: 2000, page: 1000 }, 3)).toBe(0)
  expect(pageAt({ left: 980, most: 2000, page: 1000 }, 3)).toBe(1)
})

test('the end of the row is the last page even when that page is short', () => {
  expect(pageAt({ left: 400, most: 400, page: 1000 }, 2)).toBe(1)
})

test('a row moves by itself when nothing speaks against it', () => {
  expect(mayAdvance(nothing)).toBe(true)
})

test.each(['paused', 'hovered', 'focused', 'resting', 'tabHidden', 'reducedMotion'] as const)(
  'a row does not move by itself while %s',
  (reason) => {
    expect(mayAdvance({ ...nothing, [reason]: true })).toBe(false)
  },
)
