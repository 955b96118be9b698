import { fromDevanagari } from '#search/devanagari.ts'
import { nearestHeard } from '#search/spelling.ts'

const MAX_WORDS = 8
/** Longer text is cut without a word (specification section 5 asks only for a query that is not empty). */
const MAX_TEXT = 120

function wordSet(words: string): Set<string> {
  return new Set(words.split(' '))
}

/** Words that carry no meaning in "my fan is not working", in English and in romanised Hindi. */
const FILLER_WORDS = wordSet(
  'a an the and or of to in on at for from by with is are was be been has have my mine our your i we it its this that ' +
    'me near please need needs want wants get do does dont not no working work works problem issue some any someone ' +
    'who can will how much want book booking online today urgent urgently nearby around ' +
    'hai hain ho hua hui ka ki ke ko se me mein men par pe aur nahi nahin nhi na raha rahi rahe rha rhi gaya gayi gya ' +
    'gyi aa aata aati mera meri mere hamara hamari kya kar karo karna karwana karvana karana karao de do dena ' +
    'chahiye chaiye chal chali chalta lag laga jal jana ja kuch',
)

/** Words of so many jobs that they only tell two hits apart: alone they find things, beside others they decide nothing. */
const WEAK_WORDS = wordSet(
  'repair repairs repairing service services servicing fitting fit fix fixing install installing installation ' +
    'replace replacement change changing new old worker man boy wala wale wali mistri mechanic technician expert ' +
    'professional lagana lagwana lagwani price prices cost rate rates charge charges best good cheap home homes ' +
    'house ghar flat kharab broken damage damaged check checking company specialist person help',
)

/** Words for the same thing; each line is searched as one word. */
const SAME_MEANING: ReadonlyArray<ReadonlyArray<string>> = [
  'water paani pani',
  'tap nal faucet toti tonti taip',
  'pipe paip',
  'fan pankha phain fain',
  'light batti bulb lait',
  'fridge refrigerator freeze freez freezer',
  'tv television tivi',
  'ac esi aircon aircondition',
  'geyser heater gizar gijar',
  'ro purifier aquaguard',
  'toilet latrine commode washroom',
  'door darwaza',
  'window khidki',
  'wall deewar diwar',
  'roof terrace chhat chat',
  'cleaning clean safai saaf',
  'almirah wardrobe almari cupboard',
  'lock tala',
  'key chabi',
  'mosquito machhar',
  'termite deemak',
  'rat chuha chuhe mouse',
  'pigeon kabootar kabutar',
  'net netting mesh jali jaali',
  'cockroach tilchatta',
  'ant cheenti chinti',
  'paint rang putai',
  'blocked block choke choked chok jaam jam clogged',
  'leak leakage leaking tapak tapakna dripping lik likej',
  'seepage seelan damp musty',
  'smell smells smelly stink stinks stinking stench odour odor badboo badbu badbo',
  'camera cctv kaimra',
  'tank tanki taink',
  'plants plant paudhe paudha',
  'plumber plumbing plambar',
  'electrician ilektrishiyan bijli',
  'carpenter carpentry badhai barhai',
  'gardener gardening mali',
  'kitchen',
].map((line) => line.split(' '))

/** Every word that has another for the same thing. */
export const knownWords: ReadonlyArray<string> = SAME_MEANING.flat()
const knownWordSet = new Set(knownWords)

/** So little of a word is found where it has nothing to do with what stands before it: 'tap l' in an 'l shape kitchen'. */
const BEGUN = /^(?:\p{L}{1,2}|\p{N})$/u

function isBegun(word: string): boolean {
  return BEGUN.test(word) && !knownWordSet.has(word)
}

/** The words of a text, lower case; Hindi letters are written in Latin ones. */
export function allWords(text: string): Array<string> {
  return (
    fromDevanagari(text.slice(0, MAX_TEXT))
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/(?<=\b\p{L})\.(?=\p{L}\b)/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** The dot below a letter (ज़, फ़, ढ़), which many leave out. */
const NUKTA = /\u093c/g

/** A text as it may be typed in Latin letters, or in Hindi ones with and without dots. */
export function latinSpellings(text: string): string {
  const undotted = fromDevanagari(text.normalize('NFD').replace(NUKTA, ''))
  return [...new Set([fromDevanagari(text), undotted.normalize('NFC')])].join(' ')
}

export type SearchWord = { text: string; weak: boolean }

/** Whether a word is in a set, or sounds like one of its longer words when it was written in Hindi letters. */
function isOneOf(set: ReadonlySet<string>, word: string, isHindi: boolean): boolean {
  return set.has(word) || (isHindi && nearestHeard(word, set).length > 0)
}

/** Whether a word says nothing about what is looked for, or only what is to be done to it. */
export function isCommonWord(word: string, isHindi = false): boolean {
  return FILLER_WORDS.has(word) || isOneOf(WEAK_WORDS, word, isHindi)
}

/**
 * The words to look for, at most eight, without filler and without a last one that is only begun; words such as 'repair'
 * are weak unless there is nothing else. `isHindi` when the text has Hindi letters.
 */
export function searchWords(words: ReadonlyArray<string>, isHindi = false): Array<SearchWord> {
  const said = [...new Set(words)].filter((word) => !FILLER_WORDS.has(word)).slice(0, MAX_WORDS)
  const kept = said.filter((word, index) => index === 0 || index < said.length - 1 || !isBegun(word))
  const weak = kept.map((word) => isOneOf(WEAK_WORDS, word, isHindi))
  const allWeak = weak.every(Boolean)
  return kept.map((text, index) => ({ text, weak: !allWeak && weak[index] === true }))
}

/** The word, and other words for the same thing. */
export function sameMeaning(word: string): Array<string> {
  return SAME_MEANING.find((group) => group.includes(word))?.slice() ?? [word]
}

/** Each word with its neighbours written as one: 'door bell' is also 'doorbell'. */
export function joinedNeighbours(words: ReadonlyArray<string>, word: string): Array<string> {
  const at = words.indexOf(word)
  const before = words[at - 1]
  const after = words[at + 1]
  return [...(before ? [before + word] : []), ...(after ? [word + after] : [])]
}

const NEGATIONS = new Set(['nahi', 'nahin', 'nhi', 'nai'])

/** Neighbouring words as phrases, when one of them says something; 'paani nahi' is also 'no water'. */
export function wordPairs(words: ReadonlyArray<string>): Array<string> {
  return words.slice(0, MAX_WORDS + 1).flatMap((first, index) => {
    const second = words[index + 1]
    if (!second || (FILLER_WORDS.has(first) && FILLER_WORDS.has(second))) return []
    const pair = `${first} ${second}`
    return NEGATIONS.has(second) ? [pair, ...sameMeaning(first).map((word) => `no ${word}`)] : [pair]
  })
}
