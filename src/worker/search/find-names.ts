import { heardConsonants, nearestHeard, soundDistance, soundKey, tolerance } from '#search/spelling.ts'
import { allWords, isCommonWord, knownWords } from '#search/words.ts'
import type { Name } from '#worker/search/names.ts'
import type { TextWords } from '#worker/search/text-words.ts'

/**
 * The English words of the built-in services (src/content/services.ts), which mean what they say and are no names that were
 * misspelt; here, because the search compares English words whatever the language of the page.
 */
export const tradeWords: ReadonlyArray<string> = (
  'ac alarms and appliance assembly balcony bathroom bathrooms bed blocked breakers bugs cameras care carpentry cctv ' +
  'ceilings cleaning cockroaches control cooling cracks damp deep design digital door doors drains electrician fans ' +
  'faults fittings fridges full furniture gardening gardens gas geysers grilles hinges home inside installation ' +
  'interior kitchens lawns leaking lights locks machines microwaves mosquitoes out painting pest phones pipes plans ' +
  'plant plumbing potting pruning purifiers refill repair rodents rooms security service shelves shifting sockets ' +
  'sofas switches tanks taps termites terraces touch tripping ups video walls wardrobes washing water waterproofing ' +
  'wiring'
).split(' ')

/** Hindi words that sound like the name of a place, 'ढीला' like Delhi, in Latin letters. */
const hindiWords: ReadonlyArray<string> = (
  'आसान इनडोर ऊपर काटना काटते काटने किसी ख़स ख़ाली ख़ास खास चीं चुना चुने चुनें ढीला ढीली ढीले पत्तियाँ पत्तियों पीने पुराना पुरानी पुराने पूरा पूरी ' +
  'पूरे बाहर बाहरी वारंटी शुरू शुरुआत सके सकता सकते सीलिंग सूख सूखा सूखी सूखे हरा हरी हरे'
)
  .split(' ')
  .flatMap(allWords)

const ownWords = new Set([...knownWords, ...tradeWords, ...hindiWords])

/** Whether a word has a meaning of its own here, so that it is not a name that was misspelt. */
function isKnownWord(word: string, isHindi: boolean): boolean {
  return ownWords.has(word) || isCommonWord(word, isHindi)
}

/** Whether a word of Hindi letters sounds like one with a meaning of its own. */
function soundsKnown(word: string): boolean {
  return nearestHeard(word, ownWords).length > 0
}

/** Where a text has a name: from which word, how many of them, and how far its spelling is from the name's. */
type FoundName = { name: Name; start: number; count: number; distance: number; isWhole: boolean }

/** Of a longer text only the beginning is looked through for names. */
const MOST_WORDS = 16
/** Names have at most so many words: 'Dadra and Nagar Haveli and Daman and Diu'. */
const MOST_NAME_WORDS = 9
/** Shorter words are a name only when they are written as it is. */
const SHORTEST_GUESS = 4
/** The vowels of a name that Hindi letters may write otherwise. */
const MOST_VOWELS_OFF = 1.5
/** With fewer consonants a word of Hindi letters sounds like a name by chance, if that is known in them. */
const FEWEST_HEARD = 4
/** A name that only sounds the same comes after one that is written so. */
const ONLY_BY_SOUND = 0.1

/** Neighbouring words of a text, written as one. */
type Run = {
  text: string
  start: number
  count: number
  isKnown: boolean
  /** Whether it may be a word that is known: then a name has to sound exactly so. */
  soundsKnown: boolean
  /** The consonants of Hindi letters, by which a name may be heard in it; empty when none may. */
  heard: string
  /** How far a name may be from it. */
  tolerance: number
}

/**
 * How far the spelling of a run of words is from a name, or from a part of one, which has to sound the same; undefined
 * when it means something else.
 */
function distanceOf(
  run: Run,
  spelling: string,
  { isPart, isSpelt }: { isPart: boolean; isSpelt: boolean },
): number | undefined {
  const { text } = run
  if (text === spelling) return 0
  if (text.length < SHORTEST_GUESS || run.isKnown) return undefined
  const near = isPart || run.soundsKnown ? 0 : run.tolerance
  const isHeard = !isPart && (isSpelt ? run.heard.length >= FEWEST_HEARD : run.heard !== '')
  const most = isHeard ? MOST_VOWELS_OFF : near
  const distance = soundDistance(text, spelling, most)
  if (distance > most) return undefined
  if (distance > near && run.heard !== heardConsonants(spelling)) return undefined
  return distance + ONLY_BY_SOUND
}

/** The best place of a name among the runs of words of a text. */
function findName(runs: ReadonlyArray<Run>, name: Name): FoundName | undefined {
  const found = runs.flatMap((run) => {
    const { start, count } = run
    const parts = name.hasParts && count === 1 ? name.words : []
    return [...name.spellings, ...parts].flatMap((spelling, index) => {
      const isWhole = index < name.spellings.length
      const distance = distanceOf(run, spelling, { isPart: !isWhole, isSpelt: name.isSpelt === true })
      return distance === undefined ? [] : [{ name, start, count, distance, isWhole }]
    })
  })
  return found.sort(compareFound)[0]
}

function runsOf({ words: all, isHindi }: TextWords): Array<Run> {
  const words = all.slice(0, MOST_WORDS).map((word) => {
    const isKnown = isKnownWord(word, isHindi)
    return { word, isKnown, soundsKnown: isHindi && (isKnown || soundsKnown(word)) }
  })
  return words.flatMap((_, start) =>
    Array.from({ length: Math.min(MOST_NAME_WORDS, words.length - start) }, (_, more) => {
      const run = words.slice(start, start + more + 1)
      const text = run.map(({ word }) => word).join('')
      const isToldBySound = isHindi && !run.every((word) => word.soundsKnown)
      return {
        text,
        start,
        count: run.length,
        isKnown: run.every(({ isKnown }) => isKnown),
        soundsKnown: isHindi && !isToldBySound,
        heard: isToldBySound ? heardConsonants(text) : '',
        tolerance: tolerance(soundKey(text)),
      }
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
