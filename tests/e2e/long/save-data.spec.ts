import { isClientOrFont, MAX_BYTES, visit } from '#support/browser/save-data.ts'
import { PAGES } from '#support/data/pages.ts'
import { expect, test } from '#support/fixtures/test.ts'
import { inLanguage, LANGUAGES } from '../../../src/lib/language.ts'

test.use({ viewport: { width: 360, height: 800 } })

test.describe('with Save-Data', { tag: '@slow' }, () => {
  test.use({ extraHTTPHeaders: { 'Save-Data': 'on' } })

  for (const language of Object.values(LANGUAGES))
    test(`every page in ${language.name} takes less than 120 KB, without client and font`, async ({
      browser,
      baseURL,
    }) => {
      test.setTimeout(180_000)
      const sizes: Array<string> = []
      for (const path of PAGES.map((one) => inLanguage(one, language))) {
        const context = await browser.newContext({
          viewport: { width: 360, height: 800 },
          deviceScaleFactor: 2,
          extraHTTPHeaders: { 'Save-Data': 'on' },
          ...(baseURL && { baseURL }),
        })
        const { bytes, urls } = await visit(await context.newPage(), path)
        sizes.push(`${path} ${bytes}`)
        expect(urls.filter(isClientOrFont), path).toEqual([])
        expect(bytes, path).toBeLessThan(MAX_BYTES)
        await context.close()
      }
      test.info().annotations.push({ type: 'bytes', description: sizes.join('\n') })
    })
})
