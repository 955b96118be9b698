import { company } from '#content/company.ts'
import { MARIGOLD, markSvg, PRIMARY } from './mark.ts'
import { fit, textPath } from './type.ts'

/** What social networks and messengers show beside a link: 1200 × 630. */
export const CARD = { width: 1200, height: 630 }

/** The light scheme of `src/styles/tokens.css`. */
const INK = '#16172e'
const SOFT = '#54567a'
const PAPER = '#fdfcf9'

const LEFT = 68
const COLUMN = 480
/** The baseline of the last line of words. */
const BOTTOM = 556
/** Where the first line of a title may begin at most. */
const HIGHEST = 250
const TITLE_SIZES = [92, 84, 76, 70, 64, 58, 54, 50, 46, 42, 38]
/** Where the picture begins; it runs to the right edge, as high as the card. */
export const PANEL = { x: 592, width: 608, height: 630 }

export type Card = {
  /** A word or two above the title. */
  kicker: string
  title: string
  line?: string
  /** Markup of the picture, in a coordinate system of the size of `PANEL`. */
  picture: string
}

function brand(): string {
  const name = textPath(company.name, LEFT + 74, 107, { weight: 800, size: 40, tracking: -0.02 })
  return `<g transform="translate(${LEFT} 64) scale(1.45)">${markSvg}</g><path fill="${INK}" d="${name}"/>`
}

/** Words from the bottom up: the line, the title, the kicker with its bar. */
function words({ kicker, title, line }: Card): string {
  const parts: Array<string> = []
  let y = BOTTOM
  const set = (
    lines: Array<string>,
    style: Parameters<typeof textPath>[3],
    fill: string,
    leading: number,
  ) => {
    for (const text of lines.toReversed()) {
      parts.push(`<path fill="${fill}" d="${textPath(text, LEFT, y, style)}"/>`)
      y -= style.size * leading
    }
  }
  if (line) {
    const below = fit(line, {
      weight: 600,
      leading: 1.36,
      width: COLUMN,
      height: 124,
      sizes: [30, 28, 26, 24],
    })
    set(below.lines, below.style, SOFT, 1.36)
    y -= 18
  }
  const room = { width: COLUMN, height: y - HIGHEST, leading: 1.1, sizes: TITLE_SIZES }
  const head = fit(title, { weight: 800, tracking: -0.025, ...room })
  set(head.lines, head.style, INK, 1.1)
  y -= 12
  set([kicker], { weight: 600, size: 32 }, PRIMARY, 1)
  parts.push(`<rect x="${LEFT}" y="${y - 26}" width="72" height="8" rx="4" fill="${MARIGOLD}"/>`)
  return parts.join('')
}

/** The whole card as SVG without text elements and for the light scheme alone. */
export function cardSvg(card: Card): string {
  const { x, width, height } = PANEL
  const corner = `M44 0H${width}V${height}H44A44 44 0 0 1 0 ${height - 44}V44A44 44 0 0 1 44 0z`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}"><path fill="${PAPER}" d="M0 0h${CARD.width}v${CARD.height}H0z"/>${brand()}${words(card)}<clipPath id="panel"><path d="${corner}"/></clipPath><g transform="translate(${x})" clip-path="url(#panel)">${card.picture}</g></svg>`
}
