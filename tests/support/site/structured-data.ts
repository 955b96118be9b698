import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

type Interface = { parents: Array<string>; properties: Array<string> }

/** Declarations of the schema.org vocabulary, from its package of types. */
const DECLARATIONS = path.join(
  path.dirname(createRequire(import.meta.url).resolve('schema-dts/package.json')),
  'dist/schema.d.ts',
)
const INTERFACE = /^(?:export )?interface (\w+) extends ([^{]+)\{\n((?: .*\n)*)\}/gm

const interfaces = new Map<string, Interface>()
for (const [, name = '', parents = '', body = ''] of readFileSync(DECLARATIONS, 'utf8').matchAll(INTERFACE)) {
  interfaces.set(name, {
    parents: parents.split(',').map((parent) => parent.trim()),
    properties: [...body.matchAll(/^ {4}"(\w+)"\?:/gm)].map(([, property = '']) => property),
  })
}

function getProperties(name: string): Array<string> {
  const { parents = [], properties = [] } = interfaces.get(name) ?? {}
  return [...properties, ...parents.flatMap(getProperties)]
}

/** Returns the properties of a schema.org type and its supertypes; undefined for an unknown type. */
function getVocabulary(type: string): Set<string> | undefined {
  return interfaces.has(`${type}Leaf`) ? new Set(getProperties(`${type}Leaf`)) : undefined
}

export type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the graph of a page, parsed from its script of structured data; undefined without one. */
export function toGraph(document: Document): Array<Node> | undefined {
  const [script, ...others] = document.querySelectorAll('script[type="application/ld+json"]')
  if (others.length > 0) throw new Error('more than one script of structured data')
  if (!script) return undefined
  const data: unknown = JSON.parse(script.textContent ?? '')
  if (!isNode(data) || data['@context'] !== 'https://schema.org' || !Array.isArray(data['@graph']))
    throw new Error('not a graph of schema.org')
  return data['@graph'].filter(isNode)
}

/** Returns all nodes of a value, at any depth. */
export function nodesIn(value: unknown): Array<Node> {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : []
}

/** Returns the first node of a type. */
export function getNode(graph: ReadonlyArray<Node> | undefined, type: string): Node | undefined {
  return nodesIn(graph).find((node) => node['@type'] === type)
}

/** Returns the types of a graph that schema.org lacks, and the properties that their type lacks. */
export function unknownWords(graph: ReadonlyArray<Node>): Array<string> {
  return nodesIn(graph).flatMap((node) => {
    const { '@type': type, '@id': id, ...properties } = node
    const names = Object.keys(properties)
    // A reference has only an id.
    if (type === undefined) return id !== undefined && names.length === 0 ? [] : [`no type: ${names}`]
    const known = getVocabulary(String(type))
    if (!known) return [`no such type: ${type}`]
    return names
      .filter((name) => !known.has(name.replace(/-(in|out)put$/, '')))
      .map((name) => `${type} has no ${name}`)
  })
}
