import { once } from '#lib/memoize.ts'
import { FILLER_WORDS } from '#search/vocabulary.ts'

/** Rules, in order, that reduce the spellings of a sound to one. */
const SAME_SOUNDS: ReadonlyArray<readonly [RegExp, string]> = [
  [/ph/g, 'f'],
  [/tch/g, 'ch'],
  [/(ch|sh)h*(?=\1)/g, ''],
  [/dge?/g, 'j'],
  [/ck|q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/(?<=[bcdgjklpst])h+/g, ''],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/aw(?=er|[^aeiouy]|$)|ow(?=[^aeiouy]|$)/g, 'o'],
  [/w/g, 'v'],
  [/mb(?=er|$)/g, 'm'],
  [/e[ae]/g, 'i'],
  [/[ae]i|[ae]y/g, 'e'],
  [/y/g, 'i'],
  [/oo/g, 'u'],
  [/oa/g, 'o'],
  [/(.)\1+/g, '$1'],
  [/(?<=..[^aeiou])e$/g, ''],
]

/** Returns a phonetic key of a word: 'dimak' and 'deemak' share a key, as do 'pent' and 'paint'. */
export function soundKey(word: string): string {
  return SAME_SOUNDS.reduce((key, [sound, letter]) => key.replace(sound, letter), word)
}

/** A word with its phonetic key. */
export type Sounded = { word: string; key: string }

/** Adds the phonetic key to a word. */
export function toSounded(word: string): Sounded {
  return { word, key: soundKey(word) }
}

/** Rules for English letters that are not pronounced as written. */
const AS_SPOKEN: ReadonlyArray<readonly [RegExp, string]> = [
  [/[ct]i(?=on|an|al)/g, 'sh'],
  [/tu(?=r)/g, 'ch'],
  [/i(?:gh|g(?=n))/g, 'i'],
]

/**
 * Returns the consonants of a word by their sound, with one letter for all sibilants and an 'a' for a leading vowel.
 * Hindi spells English words by sound: 'phrnichar' has the consonants of 'furniture'.
 */
export function heardConsonants(word: string): string {
  const spoken = AS_SPOKEN.reduce((text, [sound, letters]) => text.replace(sound, letters), word)
  return soundKey(spoken)
    .replace(/[cj]/g, 's')
    .replace(/^[aeiou]+/, 'A')
    .replace(/[aeiouh]/g, '')
    .replace(/(.)\1+/g, '$1')
    .toLowerCase()
}

/** Maximum difference in length between two spellings of a word. */
const MAX_SILENT = 4
const VOWELS = new Set('aeiou')
/** Letters whose spelling varies most. */
const FAINT = new Set('aeiouh')
/** Cost of an added or removed faint letter, the least of all. */
const MIN_DROP = 0.5
const SWAP_COST = 0.5
/** Letters that are easily misheard, or confused by Hindi speakers who spell English by sound. */
const ALIKE = new Set(
  ['mn', 'bp', 'bv', 'vf', 'dt', 'gk', 'gj', 'js', 'ks', 'cs', 'cj', 'lr', 'dr'].flatMap(([a, b]) => [
    `${a}${b}`,
    `${b}${a}`,
  ]),
)

/** Returns the cost of a letter in place of another. */
function changeCost(a: string, b: string): number {
  const isVowel = VOWELS.has(a)
  if (isVowel !== VOWELS.has(b)) return 1.5
  return isVowel || ALIKE.has(a + b) ? 0.5 : 1
}

/** Returns the cost of a letter that is added or removed. */
function dropCost(letter: string): number {
  return FAINT.has(letter) ? MIN_DROP : 1
}

/**
 * Returns the edit distance of two words by their sound: letters are added, removed, changed or swapped. Returns
 * `limit` + 1 for a higher cost.
 */
function editDistance(a: string, b: string, limit: number): number {
  let beforeLast: Array<number> = []
  let last = [0]
  for (const letter of b) last.push(at(last, last.length - 1) + dropCost(letter))
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charAt(i - 1)
    const row = [at(last, 0) + dropCost(letter)]
    for (let j = 1; j <= b.length; j++) {
      const other = b.charAt(j - 1)
      const swapped = i > 1 && j > 1 && letter === b[j - 2] && a[i - 2] === other
      row[j] = Math.min(
        at(last, j) + dropCost(letter),
        at(row, j - 1) + dropCost(other),
        at(last, j - 1) + (letter === other ? 0 : changeCost(letter, other)),
        swapped ? at(beforeLast, j - 2) + SWAP_COST : Number.POSITIVE_INFINITY,
      )
    }
    if (Math.min(...row) > limit) return limit + 1
    beforeLast = last
    last = row
  }
  return Math.min(at(last, b.length), limit + 1)
}

function at(row: ReadonlyArray<number>, index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY
}

/**
 * Returns the maximum distance of a misspelling, by the length of its sound key: in a short word every letter counts.
 */
export function tolerance(key: string): number {
  if (key.length < 7) return 0.5
  return key.length < 9 ? 1 : 1.5
}

/** Compares the beginnings first, which avoids most distance calculations. */
function mayBeAlike(a: Sounded, b: Sounded): boolean {
  const begins = a.word[0] === b.word[0] || a.key[0] === b.key[0]
  return begins && Math.abs(a.word.length - b.word.length) <= MAX_SILENT
}

/** Returns the distance between the spellings of two words, or between their keys. */
function writtenDistance(a: string, b: string, limit: number): number {
  const mayBeNear = a[0] === b[0] && Math.abs(a.length - b.length) * MIN_DROP <= limit
  return mayBeNear ? editDistance(a, b, limit) : limit + 1
}

/**
 * Returns the distance of two words by sound, or by letters if that is smaller: 'plumbr' lacks a vowel and so sounds
 * unlike 'plumber'. Returns more than `limit` for a larger distance.
 */
export function soundDistance(a: Sounded, b: Sounded, limit: number): number {
  return mayBeAlike(a, b) ? keyDistance(a, b, limit) : limit + 1
}

function keyDistance(a: Sounded, b: Sounded, limit: number): number {
  const bySound = writtenDistance(a.key, b.key, limit)
  return bySound === 0 ? 0 : Math.min(bySound, writtenDistance(a.word, b.word, limit))
}

const MAX_NEIGHBORS = 3
const MIN_LENGTH = 3
/** Length up to which a sound key is close to too many others. */
const SHORT_KEY = 4
/** Minimum number of consonants: with fewer, two words match by chance. */
const MIN_HEARD = 3

/** Words for the correction of misspelt ones. Their sound keys are computed at the first use. */
type Lexicon = {
  words: ReadonlySet<string>
  entries: () => ReadonlyArray<Sounded>
  /** Words by their consonants. */
  heard: () => ReadonlyMap<string, ReadonlyArray<string>>
}

/** Creates a lexicon. Words of fewer than three letters correct no others. */
export function createLexicon(words: Iterable<string>): Lexicon {
  const all = new Set(words)
  const long = [...all].filter((word) => word.length >= MIN_LENGTH)
  return {
    words: all,
    entries: once(() => long.map(toSounded)),
    heard: once(() => Map.groupBy(long, heardConsonants)),
  }
}

type Near = { word: string; distance: number }

/** Returns the words at the smallest distance. */
function nearest(near: ReadonlyArray<Near>): Array<Near> {
  const least = Math.min(...near.map(({ distance }) => distance))
  return near.filter(({ distance }) => distance === least)
}

/** Returns at most three words: of those with the smallest distance, the ones with the nearest spelling. */
function best(word: string, near: ReadonlyArray<Near>): Array<string> {
  const written = nearest(near).map((one) => ({
    word: one.word,
    distance: writtenDistance(word, one.word, MAX_SILENT),
  }))
  return nearest(written)
    .slice(0, MAX_NEIGHBORS)
    .map((one) => one.word)
}

/**
 * Returns the lexicon words that a misspelt word may mean: the two words that it joins, else the nearest by sound with a
 * similar first letter. A short word stands only for words of equal sound, or for `names`.
 */
export function nearestWords(word: string, lexicon: Lexicon, names = lexicon.words): Array<string> {
  const sounded = toSounded(word)
  const { key } = sounded
  if (key.length < MIN_LENGTH) return []
  const glued = twoWords(word, lexicon.words, names)
  if (glued.length > 0) return glued
  const limit = tolerance(key)
  const near = lexicon.entries().flatMap((entry) => {
    if (!mayBeAlike(sounded, entry)) return []
    if (word.length <= MIN_LENGTH && Math.abs(entry.word.length - word.length) > 1) return []
    const distance = keyDistance(sounded, entry, limit)
    const isNear = key.length > SHORT_KEY || names.has(entry.word) ? distance <= limit : distance === 0
    return isNear ? [{ word: entry.word, distance }] : []
  })
  return best(word, near)
}

/** Returns the nearest lexicon words with the consonants of a word in Hindi letters. */
export function nearestHeard(word: string, { heard }: Lexicon): Array<string> {
  const consonants = heardConsonants(word)
  if (consonants.length < MIN_HEARD) return []
  const sounded = toSounded(word)
  const near = (heard().get(consonants) ?? [])
    .map(toSounded)
    .filter((one) => mayBeAlike(sounded, one))
    .map((one) => ({ word: one.word, distance: keyDistance(sounded, one, word.length) }))
  return best(word, near)
}

/** Returns the two words that a word joins. A word of two letters is one of the names: 'ac', 'tv'. */
function twoWords(word: string, words: ReadonlySet<string>, names: ReadonlySet<string>): Array<string> {
  for (let cut = 2; cut <= word.length - MIN_LENGTH; cut++) {
    const [first, second] = [word.slice(0, cut), word.slice(cut)]
    const isWord = cut < MIN_LENGTH ? names.has(first) && !FILLER_WORDS.has(first) : words.has(first)
    if (isWord && words.has(second)) return [`${first} ${second}`]
  }
  return []
}
