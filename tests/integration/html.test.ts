import { type ConfigData, HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import { byTime, OTHER_STATES, PAGES } from '#support/data/pages.ts'
import { site } from '#support/site/shared-site.ts'

const CONFIG: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // Spellings of React with the same meaning: charSet, <br/>, open="".
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    // Files of the site come from its own host. Others need an integrity.
    'require-sri': ['error', { target: 'crossorigin' }],
    // The delay of a card's entrance depends on its position, and the width of stars on the rating.
    'no-inline-style': ['error', { allowedProperties: ['animation-delay', 'background-size'] }],
    // A job tile is a link to its text without JavaScript, and a button with it.
    'prefer-native-element': ['error', { exclude: ['button'] }],
    // The company's name follows the title of a post of any length.
    'long-title': 'off',
    // The sections of a post are named by their headings, in the letters of any script.
    'valid-id': ['error', { relaxed: true }],
    // Telephone numbers keep the company's spelling.
    'tel-non-breaking': 'off',
  },
}

const validator = new HtmlValidate(CONFIG)

async function findProblems(path: string): Promise<Array<string>> {
  const html = await (await site.fetch(path)).text()
  const { results } = await validator.validateString(html, path)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
}

const languages = Object.values(LANGUAGES)

const inAll = (path: string) =>
  path.startsWith('/app') ? [path] : languages.map((one) => inLanguage(path, one))

for (const [few, options] of byTime([...PAGES, ...OTHER_STATES, '/app', '/app-partner']))
  test.each(few.flatMap(inAll))('html-validate finds nothing on %s', options, async (path) => {
    expect(await findProblems(path)).toEqual([])
  })

test('html-validate finds nothing on any post in any language', { tags: ['slow'] }, async () => {
  const { data } = await (await site.fetch('/api/web/blog/all')).json<{ data: Array<{ slug: string }> }>()
  expect(data.length).toBeGreaterThan(10)
  for (const { slug } of data)
    for (const language of languages)
      expect(await findProblems(inLanguage(`/blog/${slug}`, language))).toEqual([])
})
