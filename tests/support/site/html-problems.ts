import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // Spellings of React with the same meaning: charSet, <br/>, open="", crossorigin="".
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
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
})

/** Returns what html-validate finds in a page. */
export async function findHtmlProblems(html: string): Promise<Array<string>> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
}
