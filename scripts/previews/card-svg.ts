import { inset, PANEL } from './pictures.ts'
import { fit, type Style, spread, textPath } from './type.ts'

/** Size of a link preview in social networks and messengers. */
const CARD = { width: 1200, height: 630 }

/** Colors of the light scheme in `src/styles/tokens.css`. */
const INK = '#16172e'
const SOFT = '#54567a'
const PAPER = '#fdfcf9'
const PRIMARY = '#3b30b3'
const MARIGOLD = '#ffb52e'

const LEFT = 68
const COLUMN = 480
/** Baseline of the last line of text. */
const BOTTOM = 556
/** Highest position of the first line of a title. */
const HIGHEST = 250
const TITLE_SIZES = [92, 84, 76, 70, 64, 58, 54, 50, 46, 42, 38]

export type Card = {
  /** The name of the site. */
  site: string
  /** One or two words above the title. */
  kicker: string
  title: string
  line?: string
  /** Markup of the picture, in the coordinate system of `PANEL`. */
  picture: string
}

function brand({ site }: Card): string {
  const name = textPath(site, LEFT + 74, 107, { weight: 800, size: 40, tracking: -0.02 })
  return `${inset('favicon', { x: LEFT, y: 64, width: 58, height: 58 })}<path fill="${INK}" d="${name}"/>`
}

/** Draws the text from the bottom up: the line, the title, the kicker with its bar. */
function words({ kicker, title, line }: Card): string {
  const parts: Array<string> = []
  let y = BOTTOM
  const set = (lines: Array<string>, style: Style, fill: string, leading: number) => {
    for (const text of lines.toReversed()) {
      parts.push(`<path fill="${fill}" d="${textPath(text, LEFT, y, style)}"/>`)
      y -= style.size * leading
    }
  }
  if (line) {
    const leading = 1.36 * spread(line)
    const room = { width: COLUMN, height: 124, leading, sizes: [30, 28, 26, 24] }
    const below = fit(line, { weight: 600, ...room })
    set(below.lines, below.style, SOFT, leading)
    y -= 18
  }
  const leading = 1.1 * spread(title)
  const room = { width: COLUMN, height: y - HIGHEST, leading, sizes: TITLE_SIZES }
  const head = fit(title, { weight: 800, tracking: -0.025, ...room })
  set(head.lines, head.style, INK, leading)
  y -= 12
  set([kicker], { weight: 600, size: 32 }, PRIMARY, 1)
  parts.push(`<rect x="${LEFT}" y="${y - 26}" width="72" height="8" rx="4" fill="${MARIGOLD}"/>`)
  return parts.join('')
}

/**
 * Returns the whole card as SVG, without text elements and for the light scheme only. The paper lies above the picture
 * and has a hole for it, because a clip path takes four times as long to draw.
 */
export function cardSvg(card: Card): string {
  const { width, height } = CARD
  const { x } = PANEL
  const hole = `M${x + 44} 0H${width}V${height}H${x + 44}A44 44 0 0 1 ${x} ${height - 44}V44A44 44 0 0 1 ${x + 44} 0z`
  const paper = `<path fill="${PAPER}" fill-rule="evenodd" d="M0 0h${width}v${height}H0z${hole}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g transform="translate(${x})">${card.picture}</g>${paper}${brand(card)}${words(card)}</svg>`
}
