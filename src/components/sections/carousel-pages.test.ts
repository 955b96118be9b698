import { expect, test } from 'vitest'
import { pageAt, slidesPerView, wrapPage } from './carousel-pages.ts'

test('pages wrap around in both directions', () => {
  expect(wrapPage(3, 3)).toBe(0)
  expect(wrapPage(-1, 3)).toBe(2)
  expect(wrapPage(1, 3)).toBe(1)
})

test('a row without pages stays on page 0', () => {
  expect(wrapPage(1, 0)).toBe(0)
})

test('the number of slides in view is the nearest whole number, and at least one', () => {
  expect(slidesPerView(1000, 320)).toBe(3)
  expect(slidesPerView(328, 328)).toBe(1)
  expect(slidesPerView(300, 0)).toBe(1)
})

test('the page follows from the scroll position', () => {
  expect(pageAt({ left: 0, max: 2000, page: 1000 }, 3)).toBe(0)
  expect(pageAt({ left: 980, max: 2000, page: 1000 }, 3)).toBe(1)
})

test('the end of the row is the last page when that page is short', () => {
  expect(pageAt({ left: 400, max: 400, page: 1000 }, 2)).toBe(1)
})
