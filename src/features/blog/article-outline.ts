export type ArticleHeading = { id: string; level: 2 | 3; text: string }

const WORDS_A_MINUTE = 200
/** Shorter articles need no table of contents. */
const MIN_HEADINGS = 4

const HEADING = /<h([23]) id="([^"]+)"[^>]*>(.*?)<\/h\1>/gs
const TAG = /<[^>]*>/g
/** The only references that the sanitizer writes. */
const REFERENCES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
}

function plain(markup: string): string {
  return markup
    .replace(TAG, '')
    .replace(/&(?:amp|lt|gt|quot|nbsp);/g, (reference) => REFERENCES[reference] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Returns the headings of a sanitised article that a table of contents lists; none when it is too short for one. */
export function getContents(markup: string): Array<ArticleHeading> {
  const headings = [...markup.matchAll(HEADING)].flatMap(([, level, id, content]): Array<ArticleHeading> => {
    const text = plain(content ?? '')
    return id && text ? [{ id, level: level === '2' ? 2 : 3, text }] : []
  })
  return headings.length < MIN_HEADINGS ? [] : headings
}

/** Returns the minutes to read a sanitised article, at least one. */
export function readingMinutes(markup: string): number {
  const words = markup.replace(TAG, ' ').split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}
