import { createHash } from 'node:crypto'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.ChildNode

const ADDRESSES = [
  'href',
  'src',
  'srcset',
  'action',
  'formaction',
  'poster',
  'data',
  'xlink:href',
  'ping',
  'background',
]
const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:']
const FRAMES = ['iframe', 'frame', 'object', 'embed', 'applet', 'base', 'portal', 'math']

/** Returns true if a browser cannot run a script from an address. */
function isHarmless(address: string): boolean {
  return !URL.canParse(address, 'http://site') || SCHEMES.includes(new URL(address, 'http://site').protocol)
}

function getElements(nodes: ReadonlyArray<Node>): Array<Element> {
  return nodes.flatMap((node) => {
    if (!('tagName' in node)) return []
    const inside = 'content' in node ? [...node.childNodes, ...node.content.childNodes] : node.childNodes
    return [node, ...getElements(inside)]
  })
}

/**
 * Returns true if a policy allows an inline script or style, by its nonce or by the hash of its text; data never runs.
 */
function isAllowed({ attrs, childNodes }: Element, policy: string): boolean {
  const getAttribute = (name: string) => attrs.find((attribute) => attribute.name === name)?.value
  if (getAttribute('type') === 'application/ld+json') return true
  const nonce = getAttribute('nonce')
  if (nonce) return policy.includes(`'nonce-${nonce}'`)
  // The site's own files are all in one folder.
  if (getAttribute('src')?.startsWith('/assets/')) return /script-src 'self'/.test(policy)
  const text = childNodes.map((node) => ('value' in node ? node.value : '')).join('')
  return policy.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

/** Returns the content security policy of an answer. */
export function getPolicy({ headers }: Pick<Response, 'headers'>): string {
  return headers.get('Content-Security-Policy') ?? ''
}

/** Returns the parts of a page, parsed as in a browser, that could run and are not from our sources. */
export function runnableIn(html: string, policy: string): Array<string> {
  return getElements(parse(html).childNodes).flatMap((element) => {
    const { tagName, attrs } = element
    const addresses: Array<string> = []
    if (['script', 'style'].includes(tagName) && !isAllowed(element, policy))
      addresses.push(`${tagName} that the policy does not name`)
    if (FRAMES.includes(tagName)) addresses.push(`element ${tagName}`)
    if (tagName === 'meta' && attrs.some(({ name }) => name === 'http-equiv'))
      addresses.push('meta http-equiv')
    for (const { name, value } of attrs) {
      if (name.startsWith('on')) addresses.push(`attribute ${name}`)
      if (name === 'srcdoc') addresses.push('attribute srcdoc')
      if (ADDRESSES.includes(name) && !isHarmless(value)) addresses.push(`${name}=${value.slice(0, 60)}`)
    }
    return addresses
  })
}

/** Returns the addresses of all links, forms and pictures of a page. */
export function addressesIn(html: string): Array<string> {
  return getElements(parse(html).childNodes).flatMap(({ attrs }) =>
    attrs.filter(({ name }) => ADDRESSES.includes(name)).map(({ value }) => value),
  )
}
