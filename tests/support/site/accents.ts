import { parseSync } from 'vite'

const PLAIN = 'abcdefghijklmnopqrstuvwxyz'
const ACCENTED = 'àƀçđèƒğĥìĵķĺɱñòþɋřšťùṽŵẋýž'
/** A code of a language or a region, which visitors do not read. */
const CODE = /^[a-z]{2}(?:-[A-Z]{2})?$/

/** Puts an accent on every letter: the text stays readable, but no machine takes it for English. */
function accented(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const other = ACCENTED[PLAIN.indexOf(letter.toLowerCase())] ?? letter
    return letter === letter.toLowerCase() ? other : other.toUpperCase()
  })
}

type Text = { start: number; end: number; text: string }

function isNode(value: unknown): value is { type: string; start: number; end: number } {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/** Returns true for nodes without texts for visitors: imports and types. */
function isAside({ type }: { type: string }): boolean {
  return type.startsWith('Import') || (type.startsWith('TS') && !/^TS(?:As|Satisfies)Expression$/.test(type))
}

/** Returns the texts of a source file with their positions: its string literals and the parts of its templates. */
function textsIn(node: unknown): Array<Text> {
  if (Array.isArray(node)) return node.flatMap(textsIn)
  if (!isNode(node) || isAside(node)) return []
  const { type, start, end } = node
  // Options of `Intl` are not visitor strings.
  if (type === 'NewExpression') return []
  const value: unknown = Reflect.get(node, 'value')
  if (type === 'Literal')
    return typeof value === 'string' && !CODE.test(value) ? [{ start, end, text: value }] : []
  if (type === 'TemplateElement') return [{ start, end, text: isRaw(value) ? value.raw : '' }]
  return Object.entries(node).flatMap(([name, child]) => (isId(node, name) ? [] : textsIn(child)))
}

/** Returns true if a part of a node is a key: of a property, of a look-up, or a compared value. */
function isId(node: { type: string }, part: string): boolean {
  if (part === 'key') return Reflect.get(node, 'computed') !== true
  if (node.type === 'MemberExpression') return part === 'property'
  return node.type === 'BinaryExpression' && /^[!=]==$/.test(String(Reflect.get(node, 'operator')))
}

/** Returns true for the value of a template part. */
export function isRaw(value: unknown): value is { raw: string } {
  return typeof value === 'object' && value !== null && 'raw' in value && typeof value.raw === 'string'
}

/** Returns a file of strings with an accent on every letter of its texts. */
export function accentedWords(file: string, source: string): string {
  let code = source
  for (const { start, end, text } of textsIn(parseSync(file, source).program).reverse()) {
    const written = source.slice(start, end)
    const other = written.includes(text)
      ? written.replace(text, () => accented(text))
      : JSON.stringify(accented(text))
    code = code.slice(0, start) + other + code.slice(end)
  }
  return code
}

/** Fields of the upstream's answers that visitors read. */
const READ =
  /^(?:title|name|description|short_description|content|seo_title|seo_description|categories|area|areas|about|bio|comment|author|skills|certifications|languages|category|text|trade|message|safetySteps|includes|excludes|priceNotes|partsNote|beforeVisit|notNeededWhen)$/

/** Adds accents to an answer of the upstream. In markup, changes only the text and the descriptions of pictures. */
export function accentedAnswer(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => accentedAnswer(each, field))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, accentedAnswer(each, name)]))
  if (typeof value !== 'string' || !READ.test(field)) return value
  return value.replace(/<[^>]*>|&#?\w+;|([^<&]+)/g, (markup, text?: string) =>
    text ? accented(text) : accentedAlt(markup),
  )
}

/** Adds accents to `alt`, the only attribute in markup that visitors read. */
function accentedAlt(markup: string): string {
  return markup.replace(/(?<= alt=")[^"]*/, accented)
}
