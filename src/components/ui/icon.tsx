import { createElement, type ReactElement, type SVGProps } from 'react'
import { memoizeWeak } from '#lib/memoize.ts'

/** The shapes of a lucide icon: SVG elements in a square of 24 units. */
export type IconNode = ReadonlyArray<readonly [tag: string, attributes: object]>

const getShapes = memoizeWeak(
  (node: IconNode): ReadonlyArray<ReactElement> =>
    node.map(([tag, attributes]) => createElement(tag, attributes)),
)

type IconProps = Pick<SVGProps<SVGSVGElement>, 'className' | 'strokeWidth'> & { node: IconNode }

/** Renders a lucide icon in the color of the text. Screen readers skip it, because the text beside it says the same. */
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
