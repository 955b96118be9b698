import { hasDevanagari } from '#search/devanagari.ts'
import { BY_SOUND, createNameFinder, type Name, type SpokenName } from '#search/names.ts'
import { PIN_DIGITS, toPin } from '#search/pin-codes.ts'
import { tokenize } from '#search/tokens.ts'

/** A place that a text may mean. */
export type FoundPlace<Subject> = {
  subject: Subject
  /**
   * The part of the name that the text has. `whole`: all of it. `begun`: its beginning, or the beginning of a PIN code.
   * `partial`: the beginning of a later word or of another name. `guessed`: something that looks or sounds like it.
   */
  match: 'whole' | 'begun' | 'partial' | 'guessed'
  /** The PIN code by which it was found. */
  pin?: string
}

/** In a text about a place every word may belong to a name. */
const ANY_WORD = {
  isKnown: () => false,
  soundsKnown: () => false,
  isCommon: () => false,
  isPair: () => false,
}

/** Creates a finder of the places that an incomplete text may mean, likeliest first. */
export function createPlaceFinder<Subject>(names: ReadonlyArray<Name<Subject>>) {
  const finder = createNameFinder(names, ANY_WORD)

  return function findPlaces(text: string): Array<FoundPlace<Subject>> {
    const words = tokenize(text)
    if (words.length === 0) return []
    const pin = toPin(words, true)
    if (pin) {
      const match = pin.length === PIN_DIGITS ? 'whole' : 'begun'
      return finder.findByPin(pin).map(({ subject }) => ({ subject, match, pin }))
    }
    const joined = words.join('')
    const isBegun = ({ titles }: SpokenName<Subject>) =>
      titles.some((title) => title.words.join('').startsWith(joined))
    // Hindi letters spell a name by its sound.
    const near = hasDevanagari(text) ? BY_SOUND : 0
    const found = finder
      .find(words, hasDevanagari(text))
      .map(
        ({ name: { subject }, distance }) =>
          ({ subject, match: distance <= near ? 'whole' : 'guessed' }) as const,
      )
    const whole = found.filter(({ match }) => match === 'whole')
    // Equal ones keep the order of the list.
    const spoken = Map.groupBy(finder.findSpokenNames(words, true), (name) =>
      isBegun(name) ? 'begun' : 'partial',
    )
    const incomplete = (['begun', 'partial'] as const).flatMap((match) =>
      (spoken.get(match) ?? []).map(({ name: { subject } }) => ({ subject, match })),
    )
    return whole.length + incomplete.length > 0 ? [...whole, ...incomplete] : found
  }
}
