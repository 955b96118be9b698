import parse, { type HTMLReactParserOptions } from 'html-react-parser'
import { Children, isValidElement, type ReactNode } from 'react'

type Props = { children?: ReactNode }

/** React announces the images that it renders itself. */
const options: HTMLReactParserOptions = {
  replace: (node) =>
    'attribs' in node && node.name === 'link' && node.attribs.as === 'image' ? null : undefined,
}

function getCode(node: ReactNode): string {
  if (!isValidElement<Props>(node)) return JSON.stringify(node ?? null)
  const { children, ...props } = node.props
  const own = JSON.stringify(props).slice(1, -1)
  const inner = Children.toArray(children).map(getCode)
  const parts = [
    own,
    inner.length === 1 ? `children: ${inner[0]}` : '',
    inner.length > 1 ? `children: [${inner.join(',\n')}]` : '',
  ]
  return `${inner.length > 1 ? 'jsxs' : 'jsx'}(${JSON.stringify(node.type)}, {${parts.filter(Boolean).join(', ')}})`
}

/**
 * Returns a module with a component `Page` that renders the document, as a compiler makes it of the same markup in JSX.
 */
export function reactModule(html: string): string {
  const root = Children.toArray(parse(html, options)).find((node) => isValidElement(node))
  return `import { jsx, jsxs } from 'react/jsx-runtime'\nexport function Page() {\n  return ${getCode(root)}\n}\n`
}
