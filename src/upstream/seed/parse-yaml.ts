import * as v from 'valibot'
import { isNode, LineCounter, parseDocument } from 'yaml'

/**
 * Parses YAML by a schema. `firstLine` is the line of the file at which the text begins. @throws Error that names the
 * file and line of a mistake
 */
export function parseYaml<T extends v.GenericSchema>(
  file: string,
  text: string,
  schema: T,
  firstLine = 1,
): v.InferOutput<T> {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter })
  const [mistake] = document.errors
  if (mistake) {
    const line = (mistake.linePos?.[0].line ?? 1) - 1 + firstLine
    throw new Error(`${file}:${line} ${mistake.message.split('\n')[0]}`)
  }
  const parsed = v.safeParse(schema, document.toJS())
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  const keys = issue?.path?.map(({ key }) => key) ?? []
  // A missing field has no node: its line is that of what it is missing from.
  const nodes = keys.map((_, index) => document.getIn(keys.slice(0, keys.length - index), true))
  const offset = nodes.find(isNode)?.range?.[0] ?? 0
  throw new Error(
    `${file}:${lineCounter.linePos(offset).line - 1 + firstLine} ${keys.join('.')}: ${issue?.message}`,
  )
}
