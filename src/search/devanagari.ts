import { once } from '#lib/memoize.ts'

/** Parses space-separated pairs of a sign and its Latin letters. */
function table(pairs: string): Map<string, string> {
  const parts = pairs.split(' ')
  return new Map(
    parts.flatMap((sign, index) => (index % 2 === 0 ? [[sign, parts[index + 1] ?? ''] as const] : [])),
  )
}

const CONSONANTS = table(
  'क k ख kh ग g घ gh ङ n च ch छ chh ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n ' +
    'प p फ ph ब b भ bh म m य y र r ल l ळ l व v श sh ष sh स s ह h',
)
const WITH_NUKTA = table('ज z फ f')
const VOWELS = table('अ a आ aa इ i ई i उ u ऊ u ऋ ri ए e ऐ ai ऍ e ओ o औ au ऑ o')
const VOWEL_SIGNS = table('ा aa ि i ी i ु u ू u ृ ri े e ै ai ॅ e ो o ौ au ॉ o')
const NASALS = table('ं n ँ n ः h')
const NUKTA = '\u093c'
const VIRAMA = '\u094d'

type Syllable = { onset: string; vowel: string; inherent: boolean; coda: string }

function toSyllables(word: string): Array<Syllable> {
  const syllables: Array<Syllable> = []
  for (const sign of word.normalize('NFD')) {
    const last = syllables.at(-1)
    const consonant = CONSONANTS.get(sign)
    const vowel = VOWELS.get(sign)
    if (consonant) syllables.push({ onset: consonant, vowel: 'a', inherent: true, coda: '' })
    else if (vowel) syllables.push({ onset: '', vowel, inherent: false, coda: '' })
    else if (last && sign === NUKTA) {
      const base = [...CONSONANTS].find(([, latin]) => latin === last.onset)?.[0] ?? ''
      last.onset = WITH_NUKTA.get(base) ?? last.onset
    } else if (last && sign === VIRAMA) Object.assign(last, { vowel: '', inherent: false })
    else if (last && VOWEL_SIGNS.has(sign)) {
      Object.assign(last, { vowel: VOWEL_SIGNS.get(sign), inherent: false })
    } else if (last) last.coda += NASALS.get(sign) ?? ''
  }
  return syllables
}

/** Removes the vowels that are neither written nor spoken: 'बिजली' is bijli and 'नल' is nal. */
function dropSilent(syllables: Array<Syllable>): void {
  for (let index = syllables.length - 1; index > 0; index--) {
    const here = syllables[index]
    const next = syllables[index + 1]
    if (!here?.inherent || here.coda) continue
    const isSilent = !next || (next.onset && next.vowel && syllables[index - 1]?.vowel)
    if (isSilent) here.vowel = ''
  }
}

/** The Latin letters, by their names in Hindi. */
const LETTER_NAMES = new Map(
  [
    ...table(
      'ए a बी b सी c डी d ई e एफ f जी g एच h आई i जे j के k एल l एम m एन n ओ o पी p क्यू q आर r एस s टी t यू u वी v ' +
        'डब्ल्यू w एक्स x वाई y ज़ेड z',
    ),
  ].map(([name, letter]) => [name.normalize('NFC'), letter]),
)

/** Reads a word that consists of names of letters: 'एसी' is 'ac'. Undefined for any other word. */
function toLetters(word: string): string | undefined {
  if (word === '') return ''
  for (const [name, letter] of LETTER_NAMES) {
    const rest = word.startsWith(name) ? toLetters(word.slice(name.length)) : undefined
    if (rest !== undefined) return letter + rest
  }
  return undefined
}

/** Names of letters that are everyday words, too. Only dots show that they are initials. */
const EVERYDAY = new Set(['के', 'जी', 'आई'])
const letterNames = [...LETTER_NAMES.keys()].toSorted((a, b) => b.length - a.length)

/** Returns a pattern for letters, or names of letters, with something between them that means nothing. */
function initials(names: ReadonlyArray<string>, between: string): RegExp {
  const letter = `(?:${names.join('|')}|[a-z])`
  return new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}])${letter}(?:${between}${letter})+[.\u0970\u0966]?(?![\\p{L}\\p{M}\\p{N}])`,
    'giu',
  )
}

/** A dot, a slash, the sign of abbreviation, or the zero that is written for it. */
const getDotted = once(() => initials(letterNames, '[./\\u0970\\u0966]\\s*'))
const getSpaced = once(() =>
  initials(
    letterNames.filter((name) => !EVERYDAY.has(name)),
    '\\s+',
  ),
)

/** Joins initials to one word: 'A. C.', 'a c' and 'ए.सी.' are written as often as 'AC' and 'एसी'. */
export function joinInitials(text: string): string {
  const join = (letters: string) => letters.replace(/[./\u0970\u0966\s]/g, '')
  return text.normalize('NFC').replace(getDotted(), join).replace(getSpaced(), join)
}

/** Length of the longest word that is read as an abbreviation. */
const MAX_ABBREVIATION_LENGTH = 30

/** Reads a spelled-out abbreviation: 'सीसीटीवी' is cctv. Undefined for any other word. */
function abbreviation(word: string): string | undefined {
  const letters = word.length <= MAX_ABBREVIATION_LENGTH ? toLetters(word.normalize('NFC')) : undefined
  return letters && letters.length > 1 ? letters : undefined
}

function latinWord(word: string): string {
  const letters = abbreviation(word)
  if (letters) return letters
  const syllables = toSyllables(word)
  dropSilent(syllables)
  const latin = syllables.map(({ onset, vowel, coda }) => onset + vowel + coda).join('')
  return latin
    .replace(/aa$/, 'a')
    .replace(/aai/g, 'ai')
    .replace(/n(?=[bmp])/g, 'm')
}

/** Transliterates Hindi words as people in India type them in Latin letters. Leaves everything else unchanged. */
export function fromDevanagari(text: string): string {
  return text.replace(/\p{Script=Devanagari}+/gu, latinWord)
}

/** Returns true if a text has Hindi letters. */
export function hasDevanagari(text: string): boolean {
  return /\p{Script=Devanagari}/u.test(text)
}
