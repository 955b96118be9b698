import { vocabularyOf } from './schema-vocabulary.ts'

export type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The graph of a page: its one script of structured data, parsed. Undefined where there is none. */
export function graphOf(document: Document): Array<Node> | undefined {
  const [script, ...others] = document.querySelectorAll('script[type="application/ld+json"]')
  if (others.length > 0) throw new Error('more than one script of structured data')
  if (!script) return undefined
  const data: unknown = JSON.parse(script.textContent ?? '')
  if (!isNode(data) || data['@context'] !== 'https://schema.org' || !Array.isArray(data['@graph']))
    throw new Error('not a graph of schema.org')
  return data['@graph'].filter(isNode)
}

/** All nodes of a value, however deep. */
export function nodesIn(value: unknown): Array<Node> {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : []
}

/** The first node of a type. */
export function nodeOf(graph: ReadonlyArray<Node> | undefined, type: string): Node | undefined {
  return nodesIn(graph).find((node) => node['@type'] === type)
}

/** What schema.org does not know in a graph: types, and properties that their type does not have. */
export function unknownWords(graph: ReadonlyArray<Node>): Array<string> {
  return nodesIn(graph).flatMap((node) => {
    const { '@type': type, '@id': id, ...properties } = node
    const names = Object.keys(properties)
    // A reference says who is meant, and no more.
    if (type === undefined) return id !== undefined && names.length === 0 ? [] : [`no type: ${names}`]
    const known = vocabularyOf(String(type))
    if (!known) return [`no such type: ${type}`]
    return names
      .filter((name) => !known.has(name.replace(/-(in|out)put$/, '')))
      .map((name) => `${type} has no ${name}`)
  })
}
