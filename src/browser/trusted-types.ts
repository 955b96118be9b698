type Rule = (text: string) => string | null
type Policy = {
  createHTML: (html: string) => TrustedHTML
  createScriptURL: (address: string) => string
}
type PolicyFactory = { createPolicy: (name: string, rules: Record<string, Rule>) => Policy }

declare global {
  /** TypeScript's library lacks it, and so do some browsers. */
  var trustedTypes: PolicyFactory | undefined
}

/** The names that the Content-Security-Policy allows. The browser applies `default` to plain strings. */
export const trustedTypesPolicies = ['default', 'sanitized-post']

/** React creates every script element of the page from this markup. */
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

/** Decides which plain strings may become markup or script in this browser: only those that cannot run. */
export function guardMarkup(): void {
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML: htmlWithoutMarkup,
    createScript: scriptThatIsData,
    // The service worker is the only script that may start by its address.
    createScriptURL: (address) => (address === '/sw.js' ? address : null),
  })
}

let posts: Policy | undefined

/** Marks markup as trusted: only the body of a post, which the worker sanitized before it stored it. */
export function trustSanitizedPost(html: string): string | TrustedHTML {
  if (!globalThis.trustedTypes) return html
  posts ??= globalThis.trustedTypes.createPolicy('sanitized-post', { createHTML: (text) => text })
  return posts.createHTML(html)
}
