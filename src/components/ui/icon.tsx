import { createElement, type ReactElement, type SVGProps } from 'react'
import { memoizeWeak } from '#lib/memoize.ts'

/** The shapes of an icon, as lucide names them: elements of SVG in a square of 24 units. */
export type IconNode = ReadonlyArray<readonly [tag: string, attributes: object]>

const getShapes = memoizeWeak(
  (node: IconNode): ReadonlyArray<ReactElement> =>
    node.map(([tag, attributes]) => createElement(tag, attributes)),
)

type IconProps = Pick<SVGProps<SVGSVGElement>, 'className' | 'strokeWidth'> & { node: IconNode }

/** An icon of lucide beside words that say the same: it is drawn in the colour of the text and not read aloud. */
export function Icon({ node, className, strokeWidth }: IconProps) {
  return createElement(
    'svg',
    {
      viewBox: '0 0 24 24',
      'aria-hidden': true,
      className: className ? `icon ${className}` : 'icon',
      strokeWidth,
    },
    ...getShapes(node),
  )
}
