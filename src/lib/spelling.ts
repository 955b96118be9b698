/** Ways of writing one sound, in the order in which they are made the same. */
const SAME_SOUNDS: ReadonlyArray<readonly [RegExp, string]> = [
  [/ph/g, 'f'],
  [/dge?/g, 'j'],
  [/ck|q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/(?<=[bcdgjklpst])h+/g, ''],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/w/g, 'v'],
  [/[ae]i|[ae]y/g, 'e'],
  [/ee|y/g, 'i'],
  [/oo/g, 'u'],
  [/oa/g, 'o'],
  [/(.)\1+/g, '$1'],
]

/** How a word sounds, roughly: 'dimak' and 'deemak', 'pent' and 'paint' have one key. */
export function soundKey(word: string): string {
  return SAME_SOUNDS.reduce((key, [sound, letter]) => key.replace(sound, letter), word)
}

/** Letters to add, take away, change or swap with a neighbour until one word is the other; `limit` + 1 when it is more. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let beforeLast: Array<number> = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        at(last, j) + 1,
        at(row, j - 1) + 1,
        at(last, j - 1) + (same ? 0 : 1),
        swapped ? at(beforeLast, j - 2) + 1 : Number.POSITIVE_INFINITY,
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

/** How many letters of a sound key may be wrong. */
function tolerance(key: string): number {
  if (key.length < 5) return 0
  return key.length < 8 ? 1 : 2
}

const MOST_NEIGHBOURS = 3

/**
 * The words of a vocabulary that a misspelt word may mean: the nearest by sound, with the same first letter; or the
 * two words that it is written together of.
 */
export function nearestWords(word: string, vocabulary: ReadonlySet<string>): Array<string> {
  const key = soundKey(word)
  const limit = tolerance(key)
  if (key.length < 3) return []
  const near: Array<{ candidate: string; distance: number }> = []
  for (const candidate of vocabulary) {
    if (candidate.length < 3) continue
    const candidateKey = soundKey(candidate)
    if (candidateKey[0] !== key[0]) continue
    const distance = editDistance(key, candidateKey, limit)
    if (distance <= limit) near.push({ candidate, distance })
  }
  const best = Math.min(...near.map(({ distance }) => distance))
  const nearest = near.filter(({ distance }) => distance === best).map(({ candidate }) => candidate)
  return nearest.length > 0 ? nearest.slice(0, MOST_NEIGHBOURS) : twoWords(word, vocabulary)
}

function twoWords(word: string, vocabulary: ReadonlySet<string>): Array<string> {
  for (let cut = 3; cut <= word.length - 3; cut++) {
    const [first, second] = [word.slice(0, cut), word.slice(cut)]
    if (vocabulary.has(first) && vocabulary.has(second)) return [`${first} ${second}`]
  }
  return []
}
