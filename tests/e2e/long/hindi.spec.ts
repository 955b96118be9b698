import { test } from '../../support/fixtures.ts'
import { expectGood, TELLING } from '../../support/hindi-pages.ts'
import { OTHER_STATES, PAGES } from '../../support/pages.ts'

test.describe('every page', () => {
  test.use({ sharesPage: true, contextOptions: { reducedMotion: 'reduce' } })

  for (const path of [...PAGES, ...OTHER_STATES].filter((one) => !TELLING.includes(one)))
    test(`${path} in Hindi fits every screen, and axe finds nothing`, ({ page }) => expectGood(page, path))
})
