import { heardConsonants, nearestHeard, soundDistance, soundKey, tolerance } from '#lib/spelling.ts'
import { isCommonWord, knownWords } from '#upstream/search/words.ts'
import type { Name } from '#worker/search/names.ts'
import type { TextWords } from '#worker/search/text-words.ts'
import { tradeWords } from '#worker/search/trade-words.ts'

const ownWords = new Set([...knownWords, ...tradeWords])

/** Whether a word has a meaning of its own here, so that it is not a name that was misspelt. */
function isKnownWord(word: string, isHindi: boolean): boolean {
  return (
    ownWords.has(word) || isCommonWord(word, isHindi) || (isHindi && nearestHeard(word, ownWords).length > 0)
  )
}

/** Where a text has a name: from which word, how many of them, and how far its spelling is from the name's. */
export type FoundName = { name: Name; start: number; count: number; distance: number; isWhole: boolean }

/** Of a longer text only the beginning is looked through for names. */
const MOST_WORDS = 16
/** Names have at most so many words: 'Dadra and Nagar Haveli and Daman and Diu'. */
const MOST_NAME_WORDS = 9
/** Shorter words are a name only when they are written as it is. */
const SHORTEST_GUESS = 4
/** The vowels of a name that Hindi letters may write otherwise. */
const MOST_VOWELS_OFF = 1.5
/** A name that only sounds the same comes after one that is written so. */
const ONLY_BY_SOUND = 0.1

/** Neighbouring words of a text, written as one. */
type Run = {
  text: string
  start: number
  count: number
  isHindi: boolean
  isKnown: boolean
  /** How far a name may be from it. */
  tolerance: number
}

/**
 * How far the spelling of a run of words is from a name, or from a part of one, which has to sound the same; undefined
 * when it means something else.
 */
function distanceOf(
  { text: run, isHindi, isKnown, tolerance: usual }: Run,
  spelling: string,
  isPart: boolean,
): number | undefined {
  if (run === spelling) return 0
  if (run.length < SHORTEST_GUESS || isKnown) return undefined
  const near = isPart ? 0 : usual
  const most = isHindi ? MOST_VOWELS_OFF : near
  const distance = soundDistance(run, spelling, most)
  if (distance > most) return undefined
  if (distance > near && heardConsonants(run) !== heardConsonants(spelling)) return undefined
  return distance + ONLY_BY_SOUND
}

/** The best place of a name among the runs of words of a text. */
function findName(runs: ReadonlyArray<Run>, name: Name): FoundName | undefined {
  const found = runs.flatMap((run) => {
    const { start, count } = run
    const parts = name.hasParts && count === 1 ? name.words : []
    return [...name.spellings, ...parts].flatMap((spelling, index) => {
      const isWhole = index < name.spellings.length
      const distance = distanceOf(run, spelling, !isWhole)
      return distance === undefined ? [] : [{ name, start, count, distance, isWhole }]
    })
  })
  return found.sort(compareFound)[0]
}

function runsOf({ words: all, isHindi }: TextWords): Array<Run> {
  const words = all.slice(0, MOST_WORDS)
  return words.flatMap((_, start) =>
    Array.from({ length: Math.min(MOST_NAME_WORDS, words.length - start) }, (_, more) => {
      const run = words.slice(start, start + more + 1)
      const isKnown = run.every((word) => isKnownWord(word, isHindi))
      const text = run.join('')
      return { text, start, count: run.length, isHindi, isKnown, tolerance: tolerance(soundKey(text)) }
    }),
  )
}

/** Exactly written names before near ones, longer before shorter, whole before parts. */
function compareFound(one: FoundName, other: FoundName): number {
  return (
    one.distance - other.distance || other.count - one.count || Number(other.isWhole) - Number(one.isWhole)
  )
}

function overlaps(one: FoundName, other: FoundName): boolean {
  return one.start < other.start + other.count && other.start < one.start + one.count
}

/**
 * The names in a text, the most exact first. Of names at the same words the longer one is meant ('navi mumbai' is not
 * Mumbai), unless both are the same words ('chandigarh' is a city and a state).
 */
export function findNames(text: TextWords, names: ReadonlyArray<Name>): Array<FoundName> {
  const runs = runsOf(text)
  const found = names.flatMap((name) => findName(runs, name) ?? []).sort(compareFound)
  return found.filter(
    (one) =>
      !found.some(
        (other) =>
          overlaps(one, other) &&
          (other.distance < one.distance || (other.distance === one.distance && other.count > one.count)),
      ),
  )
}
