import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

type Interface = { parents: Array<string>; properties: Array<string> }

/** The declarations of the schema.org vocabulary, as the package of its types has them. */
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

function propertiesOf(name: string): Array<string> {
  const { parents = [], properties = [] } = interfaces.get(name) ?? {}
  return [...properties, ...parents.flatMap(propertiesOf)]
}

/** The properties that schema.org gives a type and those above it; undefined for what is no type. */
export function vocabularyOf(type: string): Set<string> | undefined {
  return interfaces.has(`${type}Leaf`) ? new Set(propertiesOf(`${type}Leaf`)) : undefined
}
