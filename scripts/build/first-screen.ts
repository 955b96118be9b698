import postcss, { type AtRule, type ChildNode, type Root } from 'postcss'

/** Rules for what is seen only later or elsewhere: under the pointer, on paper, without a script, in browsers of old. */
const LATER =
  /^(?:print|\(hover:|\(forced-colors:|\(scripting:|\(prefers-reduced-data|\(\(\(-webkit-hyphens:)/

/** The face of one sign: the page loads its letters ahead (src/lib/early-loads.ts), and would have to ask for this one. */
const FACE_OF_A_SIGN = /rupee/

/** What tells only when something changes. */
const OF_CHANGES = /^(?:transition|cursor)/

/** Hides what waits for the stylesheet (src/styles/first-screen.css). */
const WAITING = '[data-unstyled'

/** Element, class, child, `:root` and the boxes before and after: what applies to a page that nobody has touched. */
const PLAIN = /^(?:\*|[a-z][a-z\d]*|\.(?:\\.|[\w-])+|:root|::?(?:before|after)|[\s>]+)+$/
const NAMES = /\.((?:\\.|[\w-])+)|(?<![\w\\:-])([a-z][a-z\d]*)/g

/** Every word of a source that could be the name of an element or a class. */
export function wordsOf(source: string): Array<string> {
  return source.split(/[\s"'`<>{}]+/)
}

function names(selector: string): Array<string> {
  return [...selector.matchAll(NAMES)].map(([, className, element]) =>
    className === undefined ? (element ?? '') : className.replace(/\\(.)/g, '$1'),
  )
}

function isLater({ name, params }: AtRule): boolean {
  return (name === 'media' || name === 'supports') && LATER.test(params)
}

function isEmpty(node: ChildNode): boolean {
  return 'nodes' in node && node.nodes !== undefined && node.nodes.length === 0
}

/** Removes custom properties and animations that nothing uses, until all that is left is used. */
function removeUnused(root: Root): void {
  let text: string
  do {
    text = root.toString()
    const used = new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
    const animations = [...text.matchAll(/animation(?:-name)?:([^;}]*)/g)].join()
    root.walkDecls(/^--/, (declaration) => {
      if (!used.has(declaration.prop)) declaration.remove()
    })
    root.walkAtRules('property', (rule) => {
      if (!used.has(rule.params)) rule.remove()
    })
    root.walkAtRules('keyframes', (rule) => {
      if (!animations.includes(rule.params)) rule.remove()
    })
    root.walk((node) => {
      if (isEmpty(node)) node.remove()
    })
  } while (root.toString() !== text)
}

/**
 * The rules of a built stylesheet that a page needs for its first paint: those whose selectors are made of `words` alone.
 * Their order and their layers stay, so that the stylesheet changes nothing about them when it comes after.
 */
export function firstScreenStyles(stylesheet: string, words: Iterable<string>): string {
  const known = new Set(words)
  const root = postcss.parse(stylesheet)
  root.walkComments((comment) => {
    comment.remove()
  })
  root.walkAtRules((rule) => {
    if (isLater(rule) || (rule.name === 'font-face' && FACE_OF_A_SIGN.test(rule.toString()))) rule.remove()
  })
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name === 'keyframes') return
    const kept = rule.selectors.filter(
      (selector) =>
        selector.includes(WAITING) ||
        (PLAIN.test(selector) && names(selector).every((name) => known.has(name))),
    )
    if (kept.length === 0) rule.remove()
    else rule.selectors = kept
  })
  root.walkDecls(OF_CHANGES, (declaration) => {
    declaration.remove()
  })
  removeUnused(root)
  return root.toString()
}
