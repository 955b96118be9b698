/** The references that editors write for what has no key. Any other is left to the browser, which knows them all. */
const NAMED: ReadonlyMap<string, string> = new Map([
  ...pairs(
    'amp & lt < gt > quot " apos \' colon : sol / bsol \\ num # quest ? commat @ lpar ( rpar ) percnt %',
  ),
  ...pairs('ndash – mdash — hellip … lsquo ‘ rsquo ’ ldquo “ rdquo ” laquo « raquo » bull •'),
  ...pairs('middot · times × divide ÷ minus − deg ° prime ′ Prime ″ frac12 ½ frac14 ¼ frac34 ¾ sup2 ²'),
  ...pairs('copy © reg ® trade ™ euro € pound £ yen ¥ sect § rarr → larr ←'),
  ...pairs('eacute é egrave è agrave à ccedil ç ntilde ñ auml ä ouml ö uuml ü szlig ß'),
  ['Tab', '\t'],
  ['NewLine', '\n'],
  ['nbsp', '\u00a0'],
  ['ensp', '\u2002'],
  ['emsp', '\u2003'],
  ['thinsp', '\u2009'],
  ['shy', '\u00ad'],
  ['zwnj', '\u200c'],
  ['zwj', '\u200d'],
])

/** What the numbers from 0x80 on stand for, since old editors mean Windows-1252 by them (HTML, "numeric character reference end state"). */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const REFERENCE = /&(?:#x([\da-f]+);?|#(\d+);?|([a-z][a-z\d]{1,31});)/gi
const REFERENCE_OR_SPECIAL = new RegExp(`${REFERENCE.source}|[&<>\u00a0]`, 'gi')
const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\u00a0': '&nbsp;',
}

/** What an address begins with when nothing that follows can change its scheme or its host. */
const SETTLED = /^[\0-\x20]*(?:https?:\/\/[^/\\?#\s]+[/?#]|(?:mailto|tel):|[/?#][^/\\\s])/i

function pairs(list: string): Array<[name: string, character: string]> {
  return [...list.matchAll(/(\S+) (\S+)/g)].map(([, name = '', character = '']) => [name, character])
}

function characterOf(code: number): string {
  if (code === 0x0d) return '\n'
  if (code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return '\ufffd'
  return WINDOWS_1252[code - 0x80] ?? String.fromCodePoint(code)
}

/** The text that a reference stands for; undefined for a name that is not in the list. */
function meaningOf(hex?: string, decimal?: string, name?: string): string | undefined {
  if (name !== undefined) return NAMED.get(name)
  return characterOf(hex === undefined ? Number.parseInt(decimal ?? '', 10) : Number.parseInt(hex, 16))
}

/** Text as HTML, with nothing in it that could be a tag or a reference. Quotes are the business of who writes attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>\u00a0]/g, (character) => ESCAPED[character] ?? character)
}

/** Text of a markup written in one way only: references as characters, those with other names as they are. */
export function normalHtml(raw: string): string {
  return raw.replace(REFERENCE_OR_SPECIAL, (found, hex?: string, decimal?: string, name?: string) => {
    if (hex === undefined && decimal === undefined && name === undefined) return escapeHtml(found)
    const meaning = meaningOf(hex, decimal, name)
    return meaning === undefined ? found : escapeHtml(meaning)
  })
}

/** The text that a piece of HTML without tags stands for. */
export function decodeReferences(html: string): string {
  return html.replace(
    REFERENCE,
    (found, hex?: string, decimal?: string, name?: string) => meaningOf(hex, decimal, name) ?? found,
  )
}

/** The address that an attribute holds; undefined when a reference of unknown meaning has a part in where it leads. */
export function decodeAddress(raw: string): string | undefined {
  for (const { 3: name, index } of raw.matchAll(REFERENCE)) {
    if (name === undefined || NAMED.has(name)) continue
    return SETTLED.test(decodeReferences(raw.slice(0, index))) ? decodeReferences(raw) : undefined
  }
  return decodeReferences(raw)
}
