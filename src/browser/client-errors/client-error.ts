/**
 * Kinds of client errors: React recovered from it, showed an error screen, or gave up; a script threw it; a
 * promise was rejected.
 */
export const clientErrorKinds = ['recoverable', 'caught', 'uncaught', 'error', 'rejection'] as const
export type ClientErrorKind = (typeof clientErrorKinds)[number]

/** The report of a browser. Nothing in it identifies the visitor or repeats what they typed. */
export type ClientError = {
  kind: ClientErrorKind
  /** The redacted name and message of the error. */
  message: string
  /** The route with the base of its language: `/services/$id`, `/hi/services/$id`. */
  page: string
  /** Places in our files, innermost first: `/assets/app-Bq1.js:1:2345`. */
  frames: Array<string>
}

export const MAX_MESSAGE = 200
export const MAX_FRAMES = 12

/** Messages are cut to this before anything is matched: some hold a whole document. */
const MAX_READ = 1_000

const TOKEN = /[^\s"'`()<>]+/g
/** A text in quotes; what follows an opening quote without a closing one counts as quoted. */
const QUOTED = /(?<!\w)(["'`])(?:([\s\S]*?)\1(?!\w)|[\s\S]*)/g
const NAME_IN_CODE = /^[\w$.#/-]{1,40}$/
const NUMBER = /\d[\d\s-]{3,}\d/g
const OTHER_CHARACTERS = /[^\x20-\x7e…]+/g

function redactToken(token: string): string {
  const withoutQuery = token.includes('://') ? token.replace(/[?#].*/, '') : token
  return withoutQuery.includes('@') ? '…' : withoutQuery
}

/** Cuts a message at the end of a token, so that no part of an address remains. */
function cutMessage(message: string): string {
  if (message.length <= MAX_READ) return message
  const cut = message.slice(0, MAX_READ)
  return cut.slice(0, Math.max(0, cut.lastIndexOf(' ')))
}

/** Removes queries, e-mail addresses, long numbers, quoted texts and non-ASCII text from a message. */
export function redact(message: string): string {
  return cutMessage(message)
    .replace(TOKEN, redactToken)
    .replace(QUOTED, (all: string, quote: string, text = '') =>
      NAME_IN_CODE.test(text) ? all : `${quote}…${quote}`,
    )
    .replace(NUMBER, '#')
    .replace(OTHER_CHARACTERS, '…')
    .slice(0, MAX_MESSAGE)
}

/** Returns the places of a stack of any browser that are in built files of `origin`. */
export function getFrames(stack: string, origin: string): Array<string> {
  return [...stack.matchAll(/(https?:\/\/[^\s/()@]+)(\/assets\/[\w.-]+\.js:\d+:\d+)/g)]
    .flatMap(([, from, place]) => (from === origin && place !== undefined ? [place] : []))
    .slice(0, MAX_FRAMES)
}
