import { afterEach, expect, test, vi } from 'vitest'
import { figure, rowsOf } from './web-vitals-page.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const row = (page: string, device: 'phone' | 'desktop', metric: 'LCP' | 'CLS' = 'LCP') => ({
  page,
  device,
  metric,
  visits: 1,
  median: 1,
  p75: 2,
})

test('all pages come first, then the pages in their order, the phone before the desktop', () => {
  const rows = rowsOf(
    [
      row('/blog', 'desktop'),
      row('/', 'desktop'),
      row('/', 'phone'),
      row('*', 'phone'),
      row('/', 'phone', 'CLS'),
    ],
    'LCP',
  )
  expect(rows.map(({ name, device }) => [name, device])).toEqual([
    ['All pages', 'phone'],
    ['Home', 'phone'],
    ['Home', 'desktop'],
    ['Blog', 'desktop'],
  ])
})

test('pages in another language stand after those of the first and say in which they are, in words of the page', () => {
  const rows = rowsOf(
    [row('/hi/blog', 'phone'), row('/blog', 'phone'), row('/hi', 'phone'), row('/', 'phone')],
    'LCP',
  )
  expect(rows.map(({ name }) => name)).toEqual(['Home', 'Home (Hindi)', 'Blog', 'Blog (Hindi)'])
})

test('on a Hindi page the English ones say so', async () => {
  vi.resetModules()
  vi.stubGlobal('__LANGUAGE__', 'hi')
  const { rowsOf: hindiRows } = await import('./web-vitals-page.tsx')
  const names = hindiRows([row('/hi', 'phone'), row('/', 'phone')], 'LCP').map(({ name }) => name)
  expect(names).toEqual(['Home (अंग्रेज़ी)', 'Home'])
})

test('a page that is gone is not shown', () => {
  expect(rowsOf([row('/gone', 'phone'), row('/hi/gone', 'phone'), row('/hi/', 'phone')], 'LCP')).toEqual([])
})

test('figures have units that suit their size', () => {
  expect(figure('LCP', 240.4)).toBe('240 ms')
  expect(figure('LCP', 1_849)).toBe('1.85 s')
  expect(figure('CLS', 0.024)).toBe('0.024')
})
