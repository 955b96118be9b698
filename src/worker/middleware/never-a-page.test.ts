import { expect, test } from 'vitest'
import { isNeverAPage } from './never-a-page.ts'

test.each([
  '/.env',
  '/a/.git/config',
  '/wp-login.php',
  '/x.php/y',
  '/a.tar.gz',
  '/services/x.jsp',
  '/assets/app-1.js',
])('%s is never a page', (path) => {
  expect(isNeverAPage(path)).toBe(true)
})

test.each([
  '/',
  '/about',
  '/services/plumbing/st.thomas',
  '/services/plumbing/st.thomas/professionals',
  '/city/st.thomas',
  '/state/st.kitts/city/st.john/service/plumbing',
  '/brand/a.b',
  '/no/such/page',
  '/search.',
])('%s could be one', (path) => {
  expect(isNeverAPage(path)).toBe(false)
})
