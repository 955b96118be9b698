import { expectWalkable } from '#support/browser/keyboard-walk.ts'
import { SAMPLE_PATH } from '#support/data/sample.ts'
import { test } from '#support/fixtures/test.ts'
import { inLanguage, LANGUAGES } from '../../../src/lib/language.ts'

test.use({ sharesPage: true })

const WALKED = [
  '/',
  '/city/mumbai',
  `${SAMPLE_PATH}?tab=reviews`,
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
