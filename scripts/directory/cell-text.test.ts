import { expect, test } from 'vitest'
import {
  cleanText,
  findEntryProblem,
  findNameProblem,
  findTextProblem,
  toComparedKey,
  toSameness,
} from './cell-text.ts'

// biome-ignore format: short values read best beside each other
test.each([
  [
    '#N/A', '#NAME?', '#SPILL!', '#¡VALOR!', '#ИМЯ?', '#NV', '#Н/Д', '####', 'Err:508', '9.87654E+09',
    '9.87654321E9',
  ],
  ['Loading...', 'LOADING…', '#ERROR!', '#GETTING_DATA', '(blank)', '(not set)', '--None--', '"NULL"'],
  ['Asha%20Menon', '%E0%A4%86%E0%A4%B6%E0%A4%BE', 'asha%2C', 'Caf=C3=A9'],
  ['NaN', '-nan', '<NA>', 'NaT', 'None', '1.#QNAN', '#N/A N/A'],
  ['NULL', '\\N', '(null)', '[NULL]', '\u200bnull\u00a0', "'NULL", 'null null', 'NaN NaN'],
  [
    'NA_character_', 'character(0)', '-Inf', 'undefined', '[object Object]', 'Invalid Date', 'Infinity', 'n.a.',
    'N/A.',
  ],
  ['=SUM(A1:A9)', '="Sample"&A2', '{=A1}', '+A1', '-A1+B2', '@SUM(A1)', '=1+1', '+CONCAT(A1)', "='Sheet 1'!A1"],
  [
    'Fits <b>taps</b>', '<!-- x -->', 'Sample &amp; Sons', 'It&#39;s', 'It&rsquo;s', 'Caf&eacute;', 'One\\nTwo',
    "It\\'s", '{{name}}', '{name}', '{"a":1}', '**Best**', '[Asha](https://x.example)', 'One._x000D_Two',
    '\\u0906\\u0936\\u093e',
  ],
  [
    'CafÃ©', 'Å›iva', 'ÄŒapek', 'à¤†à¤¶à¤¾', 'itâ€™s', 'â‚¹449', 'ðŸ˜€ Asha', 'Â£5', 'à´†à´¶', 'Ø§Ø±Ø¯Ùˆ',
    'ÐŸÑ€Ð¸', 'æ—¥æœ¬', 'Asha â€“ नल', 'ÃƒÂ©', 'nbsp:Â\u00a05',
  ],
  ['A\u0007', '\u202eahsA', 'One\u2028Two', 'na\ufffd', '\u200b\u2060', '\u3164', '---', '★', '…'],
])('findTextProblem refuses a text when a program wrote it: %s, %s …', (...texts) => {
  for (const text of texts) expect(findTextProblem(text), text).toEqual(expect.any(String))
})

// biome-ignore format: short values read best beside each other
test.each([
  [
    'Café', 'Ångström & Söhne', 'CAFÉ’S', '“CAFÉ”', 'NESTLÉ™', 'JOSÉ…', 'Spaß”', 'SEÑOR', 'voilà', 'São João',
    'Ação', '50 °C', '½ inch',
  ],
  ['आशा', 'ആശ', 'క్షమ', '日本', 'اردو', '👍', 'आशा Café', 'क्‍ष'],
  [
    'Nancy', 'Nan Kitchen Repairs', 'Nullah Cleaners', 'None of the taps drips.', '#1 Plumbers!',
    '+91 98765 43210', '24/7', '449',
  ],
  [
    '- on time', '- Repairs(all)', '@ashaplumbs', 'a < b > c', 'R&D; A&B', "'s-Hertogenbosch", '5 * 3', 'P-12',
    '2E+', 'What?!', '100% safe', '10%-20%', 'https://x.example/a%20b', 'user%bank@x.example', 'A=B',
  ],
])('findTextProblem accepts a text when it only looks like one of a program: %s, %s …', (...texts) => {
  for (const text of texts) expect(findTextProblem(text), text).toBe(undefined)
})

test.each([
  ["'Sample Four", 'Sample Four'],
  ['="Sample"', 'Sample'],
  ["'It's fine", "It's fine"],
  ['"Asha Menon"', 'Asha Menon'],
  ["'Asha'", 'Asha'],
  ['"A" or "B"', '"A" or "B"'],
  ['“Best in town”', '“Best in town”'],
  ["'Best' in town", "'Best' in town"],
  [' As\u200bha \u00a0  K.\u00ad ', 'Asha K.'],
  ['क्\u200dष 👩🏽\u200d🔧', 'क्\u200dष 👩🏽\u200d🔧'],
  ['Cafe\u0301', 'Café'],
])('cleanText keeps what a visitor reads when the cell is %j', (text, published) => {
  expect(cleanText(text)).toBe(published)
})

// biome-ignore format: short values read best beside each other
test.each([
  [
    'Vyttila, Kaloor', 'Hindi,English', 'Hindi; English', 'Hindi / English', 'Vyttila/Kaloor', 'Hindi、Tamil',
    'हिन्दी। तमिल', 'A•B', 'A\\B',
  ],
  [
    '1. Vyttila', '2) Kaloor', '(3) Aluva', '4 - Vyttila', '१. आलुवा', '• Vyttila', '- Vyttila', '* Vyttila',
    '✓ Vyttila', '→ Vyttila', '1.Aluva', 'a) Vyttila', 'i. Vyttila', 'iv) Aluva', 'b. Kaloor', 'क) आलुवा',
  ],
])('findEntryProblem refuses an entry when it is several: %s, %s …', (...entries) => {
  for (const entry of entries) expect(findEntryProblem(entry), entry).toBeDefined()
})

// biome-ignore format: short values read best beside each other
test.each([
  [
    'T. Nagar', 'I. Block', 'a.c. service', 'a. c. service', 'R.S. Puram', 'A/C repair', 'AC/DC wiring',
    '24/7 service', '10,000 sq ft', '5-star cleaning', '1st Block',
  ],
  [
    'HSR Layout (Sector 2)', 'Ram Mohan', 'Sector-7', '2.5 ton AC', "St. Mary's Road", '“A1” Works',
    '10th Cross', 'फ़ोर्ट-कोच्चि',
  ],
])('findEntryProblem accepts an entry when it is one: %s, %s …', (...entries) => {
  for (const entry of entries) expect(findEntryProblem(entry), entry).toBe(undefined)
})

test('findNameProblem refuses a name when it has no two letters or means "no value"', () => {
  const refused = ['Asha undefined', 'null Menon', 'Asha (null)', 'undefined-Menon']
  for (const name of [...refused, 'A', '7', '?? ??', '1 2 3', 'X.', '№ 1'])
    expect(findNameProblem(name), name).toBeDefined()
  for (const name of ['AC', 'A B', 'गो', 'Li', 'Nan Das', 'Null Bazaar', '3M Bo'])
    expect(findNameProblem(name), name).toBe(undefined)
})

// biome-ignore format: short values read best beside each other
test.each([
  [
    'P\u200b-1', 'Ｐ－１', 'P‐1', 'P‑1', 'P–1', 'P\u22121', '\ufeffP-1', 'P-१', "'P-1", '="P-1"', ' P-1\u00a0',
    'P\u00ad-1', 'P\u200d-1', 'P\u2043१', 'P\u02d71', '"P-1"',
  ],
])('toComparedKey makes keys equal when they look alike: %s, %s …', (...keys) => {
  for (const key of keys) expect(toComparedKey(key), key).toBe('P-1')
})

test('toSameness makes entries equal when they differ by case, blanks, hyphens or joiners', () => {
  for (const entry of ['fort kochi', 'FORT  KOCHI', 'Fort-Kochi', 'FortKochi', 'Ｆｏｒｔ Kochi'])
    expect(toSameness(entry)).toBe('fortkochi')
  expect(toSameness('Fort Kochi 2')).not.toBe('fortkochi')
})

/** Names with an abbreviation. */
// biome-ignore format: short values read best beside each other
const WITH_SIGNS = [
  'P & T Colony', 'P&T Colony', 'K.R. Puram', 'Dr.AS Rao Nagar', 'Govt.School Road', 'Park St.',
]

// biome-ignore format: short values read best beside each other
const CONJOINED = [
  'Hindi and English', 'Hindi or English', 'हिन्दी और तमिल', 'Vyttila & Kaloor', 'Hindi + Tamil', 'Hindi:Tamil',
  'Vyttila→Kaloor', 'Vyttila>Kaloor', 'Vyttila_Kaloor', 'Vyttila - Kaloor', 'AC/DC', 'Vyttila.Kaloor',
  'Vyttila. Kaloor', 'Aluva.Kaloor', 'Vyttila to Kaloor', 'Vyttila aur Kaloor',
]

test('findEntryProblem separates at a conjunction when the entries are names', () => {
  for (const entry of CONJOINED) {
    expect(findEntryProblem(entry, { names: true }), entry).toBeDefined()
    expect(findEntryProblem(entry), entry).toBe(undefined)
  }
  for (const entry of ['Anand Vihar', "St. Mary's Road (East)", 'Fort-Kochi', 'क्\u200dष नगर', ...WITH_SIGNS])
    expect(findEntryProblem(entry, { names: true }), entry).toBe(undefined)
})
