import { arrangeHeadings } from '#worker/sanitize/arrange-headings.ts'
import { buildTree } from '#worker/sanitize/build-tree.ts'
import { normalHtml } from '#worker/sanitize/character-references.ts'
import { roughLines } from '#worker/sanitize/plain-text.ts'
import { pruneTree } from '#worker/sanitize/prune-tree.ts'
import { writeTree } from '#worker/sanitize/write-tree.ts'

/** Markup that is still not stable after so many passes is not an article. */
const MOST_PASSES = 4
const MOST_PARAGRAPHS = 1_000

/** @throws TooComplexError */
function cleanOnce(markup: string): string {
  const nodes = pruneTree(buildTree(markup))
  arrangeHeadings(nodes)
  return writeTree(nodes)
}

function asParagraphs(markup: string): string {
  return roughLines(markup)
    .slice(0, MOST_PARAGRAPHS)
    .map((line) => `<p>${normalHtml(line.replaceAll('\0', ''))}</p>`)
    .join('')
}

/**
 * The body of a post as HTML that is safe to put into a page, made of the allow-list's elements only. A result is used
 * when reading it again gives the same: markup that a second reader would understand differently does not get through.
 * What is too large, too deep or never stable comes back as paragraphs of its text. Never throws.
 */
export function sanitizePostHtml(markup: string): string {
  const text = markup.replace(/\p{Surrogate}/gu, '\uFFFD')
  try {
    let safe = cleanOnce(text)
    for (let pass = 1; pass < MOST_PASSES; pass++) {
      const again = cleanOnce(safe)
      if (again === safe) return safe
      safe = again
    }
  } catch {
    // too much for the parser: the text is still worth reading
  }
  return asParagraphs(text)
}
