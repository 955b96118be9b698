type Rule = (text: string) => string | null
type Policy = {
  createHTML: (html: string) => TrustedHTML
  createScriptURL: (address: string) => string
}
type PolicyFactory = { createPolicy: (name: string, rules: Record<string, Rule>) => Policy }

declare global {
  /** Not in TypeScript's library; not in every browser either. */
  var trustedTypes: PolicyFactory | undefined
}

/** The policy of the inline script that starts the client (src/browser/inline/client-start.ts). */
export const CLIENT_START_POLICY = 'client-start'

/** The names that the Content-Security-Policy allows. `default` is the browser's name for the rule of plain strings. */
export const trustedTypesPolicies = ['default', 'sanitized-post', CLIENT_START_POLICY]

/** Out of this, React makes every script element that a page adds in the browser. */
const EMPTY_SCRIPT = '<script></script>'

/** Allows text without markup as HTML; refuses markup. */
export function htmlWithoutMarkup(text: string): string | null {
  return text === EMPTY_SCRIPT || !text.includes('<') ? text : null
}

/** Allows data in a script element, where it does not run (JSON-LD); refuses code. */
export function scriptThatIsData(text: string): string | null {
  try {
    JSON.parse(text)
    return text
  } catch {
    return null
  }
}

/** Scripts of one kind may be started by their address: the service workers. */
function ownWorker(address: string): string | null {
  return /^\/sw(?:\.\w+)?\.js$/.test(address) ? address : null
}

/** Decides what may become markup or script in this browser from a plain string: nothing that could run. */
export function guardMarkup(): void {
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML: htmlWithoutMarkup,
    createScript: scriptThatIsData,
    createScriptURL: ownWorker,
  })
}

let posts: Policy | undefined

/** Vouches for markup: only for the body of a post, which the worker made safe before it stored it. */
export function trustSanitizedPost(html: string): string | TrustedHTML {
  if (!globalThis.trustedTypes) return html
  posts ??= globalThis.trustedTypes.createPolicy('sanitized-post', { createHTML: (text) => text })
  return posts.createHTML(html)
}
