import { names } from '#worker/sanitize/allow-list.ts'

/** Elements without content, those that are not allowed among them. */
export const VOID = names(
  'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr',
)
/** The parts of a table below itself. */
export const TABLE_PARTS = names('caption thead tbody tfoot tr td th')
export const TABLE_SECTIONS = names('thead tbody tfoot')
/** Elements of a table in which nothing but its parts may stand. */
export const TABLE_FRAMES = names('table thead tbody tfoot tr')
/** Elements of a table whose content is anything. */
export const CELLS = names('td th caption')
/** Elements that no end tag from within can close but those of their own table. */
export const BOUNDARIES = names('table td th caption')
/** Elements that start a new line of the article; a `<p>` ends where one of them begins. */
export const BLOCKS = names(
  'p hr div blockquote pre figure figcaption details summary h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table caption thead tbody tfoot tr td th',
)
/** The parts of an annotation. */
export const RUBY_PARTS = names('rt rp')
/** Elements that browsers take up again when they end with their block only (HTML, "list of active formatting elements"). */
export const FORMATTING = names('a b code em i s small strong u strike tt')

export const HEADING = /^h[1-6]$/
