import { parseHTML } from 'linkedom'

/** Attributes that React knows by another name and that pages of ours have. */
const NAMES: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  charset: 'charSet',
  tabindex: 'tabIndex',
  crossorigin: 'crossOrigin',
  fetchpriority: 'fetchPriority',
  autocomplete: 'autoComplete',
  referrerpolicy: 'referrerPolicy',
  'http-equiv': 'httpEquiv',
  'stroke-width': 'strokeWidth',
  'stroke-linecap': 'strokeLinecap',
  'stroke-linejoin': 'strokeLinejoin',
  'fill-rule': 'fillRule',
  'clip-rule': 'clipRule',
}

/** True when they are there. */
const SWITCHES = new Set(['hidden', 'disabled', 'required', 'checked', 'open', 'async', 'defer', 'multiple'])

/** Elements whose text is not HTML. */
const RAW_TEXT = new Set(['script', 'style', 'noscript'])

function styleOf(text: string): Record<string, string> {
  const declarations = text.split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':')
    if (colon < 0) return []
    const property = declaration.slice(0, colon).trim()
    const name = property.startsWith('--')
      ? property
      : property.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
    return [[name, declaration.slice(colon + 1).trim()] as const]
  })
  return Object.fromEntries(declarations)
}

function propsOf(element: Element): Record<string, unknown> {
  const props: Record<string, unknown> = {}
  for (const { name, value } of element.attributes) {
    if (name === 'style') props.style = styleOf(value)
    else props[NAMES[name] ?? name] = SWITCHES.has(name) ? true : value
  }
  if (element.localName === 'input' && 'value' in props) {
    props.defaultValue = props.value
    delete props.value
  }
  return props
}

/** React announces the images that it renders itself. */
function isAnnouncement(element: Element): boolean {
  return element.localName === 'link' && element.getAttribute('as') === 'image'
}

function codeOf(node: Node): string | undefined {
  if (node.nodeType === 3) return JSON.stringify(node.textContent)
  if (node.nodeType !== 1) return undefined
  const element = node as Element
  if (isAnnouncement(element)) return undefined
  const props = propsOf(element)
  const name = JSON.stringify(element.localName)
  if (RAW_TEXT.has(element.localName) && element.innerHTML !== '') {
    props.dangerouslySetInnerHTML = { __html: element.innerHTML }
    return `jsx(${name}, ${JSON.stringify(props)})`
  }
  const children = [...element.childNodes].flatMap((child) => codeOf(child) ?? [])
  const own = JSON.stringify(props).slice(1, -1)
  const separator = own && ','
  if (children.length === 0) return `jsx(${name}, {${own}})`
  if (children.length === 1) return `jsx(${name}, {${own}${separator}children: ${children[0]}})`
  return `jsxs(${name}, {${own}${separator}children: [${children.join(',\n')}]})`
}

/**
 * A module with a component `Page` that renders the document: what a compiler makes of the same markup written as JSX.
 * Its elements are made anew for every request.
 */
export function reactModule(html: string): string {
  const { document } = parseHTML(html)
  document.normalize()
  return [
    "import { jsx, jsxs } from 'react/jsx-runtime'",
    `export function Page() {\n  return ${codeOf(document.documentElement)}\n}`,
    '',
  ].join('\n')
}
