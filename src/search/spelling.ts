import { lazy } from '#lib/lazy.ts'

/** Ways of writing one sound, in the order in which they are made the same. */
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

/** How a word sounds, roughly: 'dimak' and 'deemak', 'pent' and 'paint' have one key. */
export function soundKey(word: string): string {
  return SAME_SOUNDS.reduce((key, [sound, letter]) => key.replace(sound, letter), word)
}

/** What English writes and says otherwise. */
const AS_SPOKEN: ReadonlyArray<readonly [RegExp, string]> = [
  [/[ct]i(?=on|an|al)/g, 'sh'],
  [/tu(?=r)/g, 'ch'],
  [/i(?:gh|g(?=n))/g, 'i'],
]

/**
 * The consonants of a word as they are heard, hissing ones all alike, after an 'a' for a vowel in front: Hindi letters
 * write an English word by its sound, and 'phrnichar' has the consonants of 'furniture'.
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

/** What it costs to make one word of another. */
type Costs = {
  /** To write one letter for another. */
  change: (a: string, b: string) => number
  /** To leave a letter out or put it in. */
  drop: (letter: string) => number
  /** To swap two neighbours. */
  swap: number
}

const PLAIN: Costs = { change: () => 1, drop: () => 1, swap: 1 }

/** Words of which one has more letters more are not the same. */
const MOST_SILENT = 4
const VOWEL = /[aeiou]/
/** Letters that are taken for each other, by the ear or by a Hindi speaker's pen. */
const ALIKE = ['mn', 'bp', 'bv', 'vf', 'dt', 'gk', 'gj', 'js', 'ks', 'cs', 'cj', 'lr', 'dr']

function changeCost(a: string, b: string): number {
  if (VOWEL.test(a) !== VOWEL.test(b)) return 1.5
  if (VOWEL.test(a) || ALIKE.some((pair) => pair.includes(a) && pair.includes(b))) return 0.5
  return 1
}

/** A vowel, or an 'h', is half a fault: they are what people spell differently. */
const BY_EAR: Costs = { change: changeCost, drop: (letter) => (/[aeiouh]/.test(letter) ? 0.5 : 1), swap: 0.5 }

/**
 * Letters to add, take away, change or swap with a neighbour until one word is the other, by default at a cost of one
 * each; `limit` + 1 when it is more.
 */
export function editDistance(a: string, b: string, limit: number, costs: Costs = PLAIN): number {
  let beforeLast: Array<number> = []
  let last = [0]
  for (const letter of b) last.push(at(last, last.length - 1) + costs.drop(letter))
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charAt(i - 1)
    const row = [at(last, 0) + costs.drop(letter)]
    for (let j = 1; j <= b.length; j++) {
      const other = b.charAt(j - 1)
      const swapped = i > 1 && j > 1 && letter === b[j - 2] && a[i - 2] === other
      row[j] = Math.min(
        at(last, j) + costs.drop(letter),
        at(row, j - 1) + costs.drop(other),
        at(last, j - 1) + (letter === other ? 0 : costs.change(letter, other)),
        swapped ? at(beforeLast, j - 2) + costs.swap : Number.POSITIVE_INFINITY,
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

/** How far a word may be from what is meant, by the length of its sound key: in a short word every letter counts. */
export function tolerance(key: string): number {
  if (key.length < 7) return 0.5
  return key.length < 9 ? 1 : 1.5
}

/** First letters that may be one sound; looking at them first saves most of the work. */
const SAME_BEGINNINGS = ['ckqsxz', 'gj', 'dj', 'fp', 'vw', 'aeiouy']

function mayBeAlike(a: string, b: string): boolean {
  const [one, other] = [a.charAt(0), b.charAt(0)]
  const begins = one === other || SAME_BEGINNINGS.some((all) => all.includes(one) && all.includes(other))
  return begins && Math.abs(a.length - b.length) <= MOST_SILENT
}

/** What a letter more costs at least. */
const LEAST_DROP = 0.5

/** How far two words are from each other as they are written. */
function writtenDistance(a: string, b: string, limit: number): number {
  const mayBeNear = a[0] === b[0] && Math.abs(a.length - b.length) * LEAST_DROP <= limit
  return mayBeNear ? editDistance(a, b, limit, BY_EAR) : limit + 1
}

/**
 * How far two words are from each other by the ear, in letters, or as they are written when that is less: 'plumbr' sounds
 * unlike 'plumber' for the vowel that is left out alone. More than `limit` when it is more.
 */
export function soundDistance(a: string, b: string, limit: number): number {
  return mayBeAlike(a, b) ? keyDistance([a, soundKey(a)], [b, soundKey(b)], limit) : limit + 1
}

type WithKey = readonly [word: string, key: string]

function keyDistance([a, key]: WithKey, [b, other]: WithKey, limit: number): number {
  const bySound = key[0] === other[0] ? editDistance(key, other, limit, BY_EAR) : limit + 1
  return bySound === 0 ? 0 : Math.min(bySound, writtenDistance(a, b, limit))
}

const MAX_NEIGHBORS = 3
const MIN_LENGTH = 3
/** The sound key of a word that is near to too many others. */
const SHORT_KEY = 4
/** Fewer consonants than this are the same by chance. */
const MIN_HEARD = 3

type Entry = { word: string; key: string }

/** Words to compare misspelt ones with. Their sound keys are made when the first word is misspelt. */
export type Lexicon = {
  words: ReadonlySet<string>
  entries: () => ReadonlyArray<Entry>
  /** By their consonants. */
  heard: () => ReadonlyMap<string, ReadonlyArray<string>>
}

export function createLexicon(words: Iterable<string>): Lexicon {
  const all = new Set(words)
  const long = [...all].filter((word) => word.length >= MIN_LENGTH)
  return {
    words: all,
    entries: lazy(() => long.map((word) => ({ word, key: soundKey(word) }))),
    heard: lazy(() => Map.groupBy(long, heardConsonants)),
  }
}

type Near = { word: string; distance: number }

/** The words at the smallest distance. */
function nearest(near: ReadonlyArray<Near>): Array<Near> {
  const least = Math.min(...near.map(({ distance }) => distance))
  return near.filter(({ distance }) => distance === least)
}

/** The words at the smallest distance, and of those the nearest as they are written, at most three. */
function best(word: string, near: ReadonlyArray<Near>): Array<string> {
  const written = nearest(near).map((one) => ({
    word: one.word,
    distance: writtenDistance(word, one.word, MOST_SILENT),
  }))
  return nearest(written)
    .slice(0, MAX_NEIGHBORS)
    .map((one) => one.word)
}

/**
 * The words of a lexicon that a misspelt word may mean: the nearest by sound, with the same first letter, a short
 * word other than by its sound only for one of `names`; or the two words that it is written together of.
 */
export function nearestWords(word: string, lexicon: Lexicon, names = lexicon.words): Array<string> {
  const key = soundKey(word)
  if (key.length < MIN_LENGTH) return []
  const limit = tolerance(key)
  const near = lexicon.entries().flatMap((entry) => {
    if (!mayBeAlike(word, entry.word)) return []
    if (word.length <= MIN_LENGTH && Math.abs(entry.word.length - word.length) > 1) return []
    const distance = keyDistance([word, key], [entry.word, entry.key], limit)
    const isNear = key.length > SHORT_KEY || names.has(entry.word) ? distance <= limit : distance === 0
    return isNear ? [{ word: entry.word, distance }] : []
  })
  return near.length > 0 ? best(word, near) : twoWords(word, lexicon.words)
}

/** The words of a lexicon that have the consonants of a word that was written in Hindi letters, the nearest of them. */
export function nearestHeard(word: string, { heard }: Lexicon): Array<string> {
  const consonants = heardConsonants(word)
  if (consonants.length < MIN_HEARD) return []
  const near = (heard().get(consonants) ?? [])
    .filter((one) => mayBeAlike(word, one))
    .map((one) => ({ word: one, distance: soundDistance(word, one, word.length) }))
  return best(word, near)
}

function twoWords(word: string, words: ReadonlySet<string>): Array<string> {
  for (let cut = 3; cut <= word.length - 3; cut++) {
    const [first, second] = [word.slice(0, cut), word.slice(cut)]
    if (words.has(first) && words.has(second)) return [`${first} ${second}`]
  }
  return []
}
