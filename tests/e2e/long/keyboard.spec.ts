import { expectWalkable } from '#support/browser/keyboard-walk.ts'
import { test } from '#support/fixtures/test.ts'
import { inLanguage, LANGUAGES } from '../../../src/lib/language.ts'

test.use({ sharesPage: true })

const WALKED = [
  '/',
  '/city/mumbai',
  '/provider/mahesh-patil?tab=reviews',
  '/blog',
  '/blog/termite-signs-at-home',
  '/contact',
  '/terms',
  '/career',
]

for (const path of [
  ...WALKED,
  ...['/services/plumbing', ...WALKED].map((one) => inLanguage(one, LANGUAGES.hi)),
])
  test(`the focus on ${path} stays visible in both directions`, { tag: '@slow' }, ({ page }) =>
    expectWalkable(page, path),
  )
