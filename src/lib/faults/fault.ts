/**
 * What may go wrong in a browser: a page that React had to mend, a part that it put an error screen in the place of, one
 * that it gave up, an error of a script, a promise that nobody caught.
 */
export const faultKinds = ['recoverable', 'caught', 'uncaught', 'error', 'rejection'] as const
export type FaultKind = (typeof faultKinds)[number]

/** What a browser reports: nothing in it says whose it is, or what was typed. */
export type FaultReport = {
  kind: FaultKind
  /** Name and words of the error, without what a visitor may have put there. */
  message: string
  /** The route that is shown, like `/services/$id`, after the base of the language: `/hi/services/$id`. */
  page: string
  /** Where in our files it happened, innermost first, like `/assets/app-Bq1.js:1:2345`. */
  frames: Array<string>
}

export const LONGEST_MESSAGE = 200
export const MOST_FRAMES = 12

const ADDRESS = /https?:\/\/[^\s"'`()<>]+/g
const EMAIL = /[^\s"'`()<>]*@[^\s"'`()<>]+/g
const QUOTED = /(?<!\w)(["'`])(.*?)\1(?!\w)/gs
const NAME_IN_CODE = /^[\w$.#/-]{1,40}$/
const NUMBER = /\d[\d\s-]{3,}\d/g
const OTHER_CHARACTERS = /[^\x20-\x7e…]+/g

/** The words of an error without queries, e-mail addresses, long numbers, quoted text and other scripts than that of code. */
export function redact(words: string): string {
  return words
    .replace(ADDRESS, (address) => address.replace(/[?#].*/, ''))
    .replace(EMAIL, '…')
    .replace(QUOTED, (all: string, quote: string, text: string) =>
      NAME_IN_CODE.test(text) ? all : `${quote}…${quote}`,
    )
    .replace(NUMBER, '#')
    .replace(OTHER_CHARACTERS, '…')
    .slice(0, LONGEST_MESSAGE)
}

/** The places of a stack, as any browser writes it, that are in files of a build served from `origin`. */
export function framesOf(stack: string, origin: string): Array<string> {
  return [...stack.matchAll(/(https?:\/\/[^\s/()@]+)(\/assets\/[\w.-]+\.js:\d+:\d+)/g)]
    .flatMap(([, from, place]) => (from === origin && place !== undefined ? [place] : []))
    .slice(0, MOST_FRAMES)
}
