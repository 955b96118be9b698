import { once } from '#lib/memoize.ts'
import { hasDevanagari } from '#search/devanagari.ts'
import { createPinFinder, toPin } from '#search/pin-codes.ts'
import {
  heardConsonants,
  type Sounded,
  soundDistance,
  soundKey,
  tolerance,
  toSounded,
} from '#search/spelling.ts'
import { tokenize } from '#search/tokens.ts'
import { AROUND_PLACES } from '#search/vocabulary.ts'

/** A subject with its names: a place, a brand, a provider, or a page of the site with its help phrases. */
export type Name<Subject> = {
  subject: Subject
  /** Its names in all languages. */
  titles: ReadonlyArray<string>
  /** Its other names. */
  others: ReadonlyArray<string>
  /** One word of the title is enough to find it, unless the catalogue has the word. */
  hasParts?: boolean
  /** Only an equal spelling or sound finds it, or the same consonants with one other vowel: many names are similar. */
  isExact?: boolean
  /** The subject answers a question. Other words of the query are not corrected. */
  isAnswer?: boolean
  /** The name may be part of a term of the catalogue: 'kota stone'. */
  isPlace?: boolean
  /** The first digits of the PIN codes of a place. */
  pins?: ReadonlyArray<string>
}

/** A name found in a text: its first word, its number of words, and the distance of their spelling from the name. */
export type FoundName<Subject> = {
  name: Name<Subject>
  start: number
  count: number
  distance: number
  isWhole: boolean
}

/** One spelling of a name, without spaces. */
type Spelling<Subject> = { name: Name<Subject>; text: string; isPart: boolean }

const MAX_WORDS = 16
/** The longest name, 'Dadra and Nagar Haveli and Daman and Diu', has nine words. */
const MAX_NAME_WORDS = 9
/** Maximum number of adjacent words that are compared with names as a misspelling. */
const MAX_GUESS_WORDS = 4
/** Minimum length of a misspelt name, in letters and by its sound: 'road' is not 'रद्द'. */
const MIN_GUESS = 4
/** Maximum distance of a name with the same consonants, for Hindi letters. */
const MAX_VOWELS_OFF = 1.5
/** Maximum distance of an exact name with the same consonants: one vowel. */
const ONE_VOWEL = 0.5
/** Minimum number of consonants: with fewer, words have the same ones by chance. */
const MIN_HEARD = 4
/** Distance added to names found by sound, so that equal spellings come first. */
export const BY_SOUND = 0.1

/** A name with the words of its titles and its other names, without spaces. */
export type SpokenName<Subject> = {
  name: Name<Subject>
  titles: ReadonlyArray<{ words: ReadonlyArray<string>; isHindi: boolean }>
  others: ReadonlyArray<string>
}

type NameFinder<Subject> = {
  find: (words: ReadonlyArray<string>, isHindi: boolean) => Array<FoundName<Subject>>
  /** Returns the places with the longest beginning of a PIN code. */
  findByPin: (pin: string) => ReadonlyArray<Name<Subject>>
  /**
   * Returns the names with a title that contains all words, but for exact ones. With `isBegun`, the words may be
   * prefixes.
   */
  findSpokenNames: (words: ReadonlyArray<string>, isBegun?: boolean) => Array<SpokenName<Subject>>
}

/** The catalogue's knowledge of words. A word that it knows is not a misspelt name. */
type KnownStrings = {
  isKnown: (word: string, isHindi: boolean) => boolean
  /** Returns true if a word in Hindi letters sounds like a known word. */
  soundsKnown: (word: string) => boolean
  /** Returns true for a weak or everyday word: 'puri' also means 'whole'. */
  isCommon: (word: string) => boolean
  isPair: (one: string, other: string) => boolean
}

function getSpellings<Subject>(name: Name<Subject>): Array<Spelling<Subject>> {
  const whole = new Set([...name.titles, ...name.others].map((title) => tokenize(title).join('')))
  const parts = new Set(name.hasParts ? name.titles.flatMap(tokenize) : [])
  const spelling = (isPart: boolean) => (text: string) => ({ name, text, isPart })
  return [
    ...[...whole].filter(Boolean).map(spelling(false)),
    ...[...parts].filter((part) => !whole.has(part)).map(spelling(true)),
  ]
}

/** Sorts exact names before near ones, longer before shorter, whole names before parts. */
function compareFound(one: FoundName<unknown>, other: FoundName<unknown>): number {
  return (
    one.distance - other.distance || other.count - one.count || Number(other.isWhole) - Number(one.isWhole)
  )
}

function overlaps(one: FoundName<unknown>, other: FoundName<unknown>): boolean {
  return one.start < other.start + other.count && other.start < one.start + one.count
}

/** Creates a finder of names in texts. */
export function createNameFinder<Subject>(
  names: ReadonlyArray<Name<Subject>>,
  { isKnown, soundsKnown, isCommon, isPair }: KnownStrings,
): NameFinder<Subject> {
  const spellings = names.flatMap(getSpellings)
  const bySpelling = Map.groupBy(spellings, ({ text }) => text)
  const findByPin = createPinFinder(names)
  const byKey = once(() => Map.groupBy(spellings, ({ text }) => soundKey(text)))
  const guessable = once(() =>
    spellings
      .filter(({ name, isPart }) => !name.isExact && !isPart)
      .map((spelling) => ({ spelling, sounded: toSounded(spelling.text) })),
  )
  const exactByConsonants = once(() =>
    Map.groupBy(
      spellings.filter(({ name }) => name.isExact),
      ({ text }) => heardConsonants(text),
    ),
  )
  const spoken = once(
    (): Array<SpokenName<Subject>> =>
      names
        .filter(({ isExact }) => !isExact)
        .map((name) => ({
          name,
          titles: name.titles.map((title) => ({ words: tokenize(title), isHindi: hasDevanagari(title) })),
          others: name.others.map((other) => tokenize(other).join('')),
        })),
  )

  /** Returns the distance of adjacent words from a spelling of a name; undefined when it is too large. */
  function getDistance(run: Sounded, name: Sounded, heard: string, isHindi: boolean) {
    const near = tolerance(run.key)
    const most = isHindi && heard.length >= MIN_HEARD ? MAX_VOWELS_OFF : near
    const distance = soundDistance(run, name, most)
    if (distance > most || (distance > near && heard !== heardConsonants(name.word))) return undefined
    return distance + BY_SOUND
  }

  /**
   * Returns true if a place name and its neighboring word form a term of the catalogue: 'kota stone' is not about Kota.
   */
  function isOfCatalogue(words: ReadonlyArray<string>, at: number): boolean {
    const [before = '', word = '', after = ''] = [words[at - 1], words[at], words[at + 1]]
    if (AROUND_PLACES.has(before) || AROUND_PLACES.has(after) || words.length === 1) return false
    return isCommon(word) || isPair(before, word) || isPair(word, after)
  }

  function findRun(words: ReadonlyArray<string>, start: number, count: number, isHindi: boolean) {
    const run = words.slice(start, start + count)
    const pin = toPin(run)
    if (pin) return findByPin(pin).map((name) => ({ name, start, count, distance: 0, isWhole: true }))
    const text = run.join('')
    const matchAt = (distance: number) => (spelling: Spelling<Subject>) => ({
      name: spelling.name,
      start,
      count,
      distance,
      isWhole: !spelling.isPart,
    })
    const mayBePart = count === 1 && !isKnown(text, isHindi)
    const exact = (bySpelling.get(text) ?? []).filter(({ isPart }) => !isPart || mayBePart)
    if (exact.length > 0)
      return exact
        .filter(({ name }) => !(name.isPlace && count === 1 && isOfCatalogue(words, start)))
        .map(matchAt(0))
    if (count > MAX_GUESS_WORDS || text.length < MIN_GUESS) return []
    const [first = '', last = ''] = [run[0], run.at(-1)]
    if (isKnown(first, isHindi) && isKnown(last, isHindi)) return []
    const key = soundKey(text)
    const sounding = (byKey().get(key) ?? [])
      .filter(({ isPart }) => !isPart || mayBePart)
      .map(matchAt(BY_SOUND))
    if (key.length < MIN_GUESS) return sounding
    // A word in Hindi letters that sounds like a known word names a subject only if it sounds exactly like its name.
    if (isHindi && run.every((word) => isKnown(word, isHindi) || soundsKnown(word))) return sounding
    const sounded = { word: text, key }
    const heard = heardConsonants(text)
    const near = guessable().flatMap((other) => {
      const distance = getDistance(sounded, other.sounded, heard, isHindi)
      return distance === undefined ? [] : [matchAt(distance)(other.spelling)]
    })
    const alike = heard.length < MIN_HEARD ? [] : (exactByConsonants().get(heard) ?? [])
    const oneVowelOff = alike
      .filter((spelling) => soundDistance(sounded, toSounded(spelling.text), ONE_VOWEL) <= ONE_VOWEL)
      .map(matchAt(ONE_VOWEL + BY_SOUND))
    return [...sounding, ...near, ...oneVowelOff]
  }

  function find(all: ReadonlyArray<string>, isHindi: boolean): Array<FoundName<Subject>> {
    const words = all.slice(0, MAX_WORDS)
    const runs = words.flatMap((_, start) =>
      Array.from({ length: Math.min(MAX_NAME_WORDS, words.length - start) }, (__, more) => ({
        start,
        count: more + 1,
      })),
    )
    const byName = Map.groupBy(
      runs.flatMap(({ start, count }) => findRun(words, start, count, isHindi)),
      ({ name }) => name,
    )
    const best = [...byName.values()]
      .flatMap((matches) => matches.toSorted(compareFound)[0] ?? [])
      .toSorted(compareFound)
    return best.filter(
      (one) =>
        !best.some(
          (other) =>
            overlaps(one, other) &&
            (other.distance < one.distance || (other.distance === one.distance && other.count > one.count)),
        ),
    )
  }

  function findSpokenNames(words: ReadonlyArray<string>, isBegun = false): Array<SpokenName<Subject>> {
    const joined = words.join('')
    const isIn = (nameWords: ReadonlyArray<string>) =>
      words.every((word) => nameWords.some((each) => (isBegun ? each.startsWith(word) : each === word)))
    return spoken().filter(
      ({ titles, others }) =>
        titles.some((title) => isIn(title.words)) ||
        (isBegun && others.some((other) => other.startsWith(joined))),
    )
  }
  return { find, findByPin, findSpokenNames }
}

/** Returns the positions of names in a text, and of adjacent words such as prepositions. */
export function wordsOfNames(
  words: ReadonlyArray<string>,
  names: ReadonlyArray<Pick<FoundName<unknown>, 'start' | 'count'>>,
): Set<number> {
  const positions = new Set<number>()
  for (const { start, count } of names) {
    for (let at = start; at < start + count; at++) positions.add(at)
    for (let at = start - 1; AROUND_PLACES.has(words[at] ?? ''); at--) positions.add(at)
    for (let at = start + count; AROUND_PLACES.has(words[at] ?? ''); at++) positions.add(at)
  }
  return positions
}
