import { defaultTreeAdapter, serialize } from 'parse5'
import { arrangeHeadings } from '#worker/sanitize/arrange-headings.ts'
import { cleanInto, createElement } from '#worker/sanitize/clean-tree.ts'
import { parseBounded } from '#worker/sanitize/parse-bounded.ts'
import { roughLines } from '#worker/sanitize/plain-text.ts'

/** Markup that is still not stable after so many passes is not an article. */
const MOST_PASSES = 4
const MOST_PARAGRAPHS = 1_000

function asParagraphs(markup: string): string {
  const body = createElement('div')
  for (const line of roughLines(markup).slice(0, MOST_PARAGRAPHS)) {
    const paragraph = createElement('p')
    defaultTreeAdapter.insertText(paragraph, line)
    defaultTreeAdapter.appendChild(body, paragraph)
  }
  return serialize(body)
}

/**
 * The body of a post as HTML that is safe to put into a page, made of the allow-list's elements only. A result is used
 * when reading it again gives the same: markup that a second reader would understand differently does not get through.
 * What is too large, too deep or never stable comes back as paragraphs of its text. Never throws.
 */
export function sanitizePostHtml(markup: string): string {
  let safe = markup.toWellFormed()
  try {
    for (let pass = 0; pass < MOST_PASSES; pass++) {
      const parsed = parseBounded(safe)
      const body = createElement('div')
      cleanInto(body, parsed.childNodes)
      arrangeHeadings(body.childNodes)
      const again = serialize(body)
      if (again === safe && serialize(parsed) === safe) return safe
      safe = again
    }
  } catch {
    // too much for the parser: the text is still worth reading
  }
  return asParagraphs(safe)
}
