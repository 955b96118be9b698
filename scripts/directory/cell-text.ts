import { toPlainDigits } from '#lib/normalize-contact.ts'
import { isUnprintable } from '#lib/printable.ts'

/** The texts that programs write for "no value", in lower case and without blanks. */
const NO_VALUE = new Set(
  [
    // Excel in some of its languages, and LibreOffice. Most of their errors end in a mark: see SPOILED.
    '#n/a #n/d #n/b #nv #i/t #yok #н/д #getting_data',
    // Google Sheets, while it computes.
    'loading... loading…',
    // pandas.read_csv (na_values) and NumPy.
    '#n/an/a #na -1.#ind -1.#qnan 1.#ind 1.#qnan -nan <na> n/a na nan nat none',
    // SQL: COPY of PostgreSQL and LOAD DATA of MySQL (\N), SQL Developer, DBeaver, SQLite Studio.
    'null \\n (null) [null] <null>',
    // R (?NA, ?Inf).
    'na_character_ na_integer_ na_real_ character(0) inf -inf',
    // Pivot tables of Excel, Google Analytics, Salesforce.
    '(blank) (notset) --none--',
    // JSON and JavaScript (ECMA-262), and nil of Ruby and Go.
    'undefined infinity -infinity [objectobject] invaliddate {} [] nil',
    // People, for NA.
    'n.a. n.a n/a.',
  ].flatMap((values) => values.split(' ')),
)

/**
 * Whole values that a spreadsheet spoiled: an error (`#NAME?`, of Excel in any language; `Err:508` of LibreOffice), a
 * column that is too narrow (`####`), a long number that was shortened (`9.87654E+09`; Java's Double.toString: `9.8E9`).
 */
const SPOILED = /^(?:#[\p{L}\d_/¡¿.]+[!?]|#+|Err:\d{3}|\d(?:[.,]\d+E\+?|E\+)\d+)$/iu

/** A formula: `=SUM(A1)`, `{=A1}`, and what Lotus 1-2-3 and spreadsheets after it also take, `+A1`, `@SUM(A1)`. */
const FORMULA = /^(?:\{?=|[-+@](?:[a-z][\w.]*\(|\$?[a-z]{1,3}\$?\d+\s*(?:$|[-+*/&:])))/i

/**
 * Tags and references to characters (HTML), Markdown, templates, and what programs write for unusual characters. In a
 * percent-encoded text (RFC 3986) blanks are encoded too; `=C3=A9` is quoted-printable (RFC 2045).
 */
const MARKUP =
  /<(?:[/!]?[a-z]|!-)[^<>]*>|&(?:#x?[\da-f]+|[a-z]{2,});|\*\*|\]\(|[{}\\]|_x[\da-f]{4}_|^[^\s:@]*%[\da-f]{2}[^\s:@]*$|(?:=[\da-f]{2}){2}/i

/** Characters without a shape, besides the joiners of Indian scripts and emoji and their variation selectors. */
const SHAPELESS = /\p{Default_Ignorable_Code_Point}(?<![\p{M}\p{Join_C}])/gu

/**
 * Returns a text as it is published: composed (NFC), without shapeless characters, with single blanks, and without what
 * makes a program keep a text: the mark `'` or `="…"` of a spreadsheet, the quotes of CSV (RFC 4180) and SQL around all of
 * it. `'Best' in town` begins with a quote of its own.
 */
export function cleanText(text: string): string {
  const line = text.normalize('NFC').replace(SHAPELESS, '').replace(/\s+/g, ' ').trim()
  return line.replace(/^(?:'(?!.*'(?!\p{L}))|=?"([^"]*)"$|'([^']*)'$)/u, '$1$2').trim()
}

/** The bytes of the characters of Windows-1252 (encoding.spec.whatwg.org). */
const WINDOWS_1252 = new Map(
  Array.from(
    new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte)),
    (letter, byte) => [letter, String.fromCharCode(byte)],
  ),
)

/**
 * The bytes of a character in UTF-8 (RFC 3629): of Latin, Indian scripts, punctuation, symbols, emoji; of any others two in
 * a row, because É and a quotation mark are one such character as well.
 */
const UTF_8_BYTES =
  /[\xc2-\xc5][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|\xe1[\xb8-\xbb][\x80-\xbf]|[\xe2\xef][\x80-\xbf]{2}|\xf0[\x90-\xbf][\x80-\xbf]{2}|(?:[\xc4-\xdf][\x80-\xbf]|[\xe3-\xed][\x80-\xbf]{2}){2}/

/**
 * Returns true for a text that was written as UTF-8 and read as Windows-1252: its characters, as bytes of Windows-1252, are
 * characters of UTF-8 beyond ASCII. `Café` is not, because the byte of `é` begins no character there.
 */
function isDecodedTwice(text: string): boolean {
  // Most texts have no letter that is the first byte of a character.
  if (!/[Â-ô]/.test(text)) return false
  return UTF_8_BYTES.test(Array.from(text, (letter) => WINDOWS_1252.get(letter) ?? '\0').join(''))
}

/** Returns why visitors must not read a line of text, or undefined for one that they may. */
export function findTextProblem(text: string, line = cleanText(text)): string | undefined {
  if (isDecodedTwice(text)) return 'text that was decoded twice: save the file as UTF-8 and open it as UTF-8'
  if (isUnprintable(text)) return 'characters that cannot be shown'
  if (line === '') return text === '' ? undefined : 'nothing that can be seen'
  const words = line.toLowerCase().split(' ')
  if (NO_VALUE.has(words.join('')) || words.every((word) => NO_VALUE.has(word)))
    return 'what programs write for "no value": leave the cell empty'
  if (SPOILED.test(line)) return 'an error of a spreadsheet, or a number that it shortened'
  if (FORMULA.test(line)) return 'a formula: export its value'
  if (MARKUP.test(text)) return 'markup that visitors would read as words'
  if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(line)) return 'neither letters nor digits'
  return undefined
}

/** Returns why a clean text cannot be a name, a title or an entry of a list, which have at least two letters. */
export function findNameProblem(name: string): string | undefined {
  if (/(?<!\p{L})(?:undefined|null|NaN)(?!\p{L})/u.test(name))
    return 'a part that programs write for "no value"'
  const isName = name === '' || /[\p{L}\p{M}].*[\p{L}\p{M}]/u.test(name)
  return isName ? undefined : 'expected at least two letters'
}

/**
 * Returns true for a text that lost its Devanagari: question marks in its place, or the Latin letters of a font that shows
 * them as Hindi. Abbreviations in capitals are Hindi as well.
 */
export function isBrokenHindi(text: string): boolean {
  return /\?{2}/.test(text) || (/[^\P{L}A-Z]/u.test(text) && !/\p{Script=Devanagari}/u.test(text))
}

/** Separators of lists besides `|`. A comma between digits and a slash of an abbreviation (`A/C`) belong to an entry. */
const SEPARATOR = /(?<!\d),|,(?!\d)|[;،؛，；、।•·¦｜│\\]|\p{L}{3}\s*\/\s*\p{L}{3}|\s\/|\/\s/u

/** A bullet, or a number or small letter with its mark, in front of an entry. Initials are capitals: `T. Nagar`. */
const BULLET =
  /^(?:[^\p{L}\p{M}\p{N}"'“‘(&]|\(?(?:\p{N}{1,3}(?:[.):]\s*|\s*[-–]\s+)|(?:\p{L}|[ivx]{2,4})\)\s*|(?:\p{Ll}|[ivx]{2,4})\.\s+(?=\p{L}{2}))\p{L})/u

/**
 * No name of a place or language has these: signs besides `'’.()-` and the `&` between initials, words that join two
 * names, and a full stop after a word that is too long for an abbreviation.
 */
const BETWEEN_NAMES =
  /[^\p{L}\p{M}\p{N}\p{Join_C}\s'’.()&-]|[\p{L}\p{M}]{2}\s*&|&\s*[\p{L}\p{M}]{2}|\s(?:-|and|or|to|plus|aur|और|या|तथा|एवं|व)\s|[\p{L}\p{M}]{6}\.|[\p{L}\p{M}]{5}\.\p{L}/iu

/**
 * Returns why a clean text is not one entry of a list (docs/directory.md), or of a list of `names` of places and
 * languages.
 */
export function findEntryProblem(entry: string, { names = false } = {}): string | undefined {
  const isSeveral = SEPARATOR.test(entry) || BULLET.test(entry) || (names && BETWEEN_NAMES.test(entry))
  return isSeveral ? 'expected entries separated by | alone, without numbers and bullets' : undefined
}

/** Returns what makes two entries of a list the same: neither case nor blanks, hyphens and joiners. */
export function toSameness(entry: string): string {
  return entry
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Pd}\p{Join_C}]/gu, '')
}

/** Returns a key as keys are compared: NFKC (Unicode annex 15), no shapeless characters, one hyphen, digits 0 to 9. */
export function toComparedKey(key: string): string {
  const plain = cleanText(key)
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
  return toPlainDigits(plain).replace(/[\p{Pd}\u2212\u2043\u02d7]/gu, '-')
}
