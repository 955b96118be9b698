import { JsonText } from '#api/json-text.ts'
import { perObject } from '#lib/per-object.ts'

/** How a value of a kind of its own is written; the part of seroval's plugins that the router makes use of. */
export type ValuePlugin = {
  test(value: unknown): boolean
  parse: { stream?(value: unknown, context: { parse(value: unknown): unknown }): unknown }
  serialize(node: unknown, context: { serialize(node: unknown): string }): string
}

type Writer = {
  plugins: ReadonlyArray<ValuePlugin>
  /** Writes what stands for a promise until it settles. */
  writePromise(promise: Promise<unknown>): string
}

/** What ends a script, opens a comment in one, or ends a line of JavaScript but not of JSON. */
const UNSAFE = /[<\u2028\u2029]/
const ESCAPES: ReadonlyArray<readonly [character: string, escaped: string]> = [
  ['<', '\\x3C'],
  ['\u2028', '\\u2028'],
  ['\u2029', '\\u2029'],
]

/** JSON as JavaScript that may stand in a `<script>`. */
function inScript(literal: string): string {
  if (!UNSAFE.test(literal)) return literal
  return ESCAPES.reduce((safe, [character, escaped]) => safe.replaceAll(character, escaped), literal)
}

/** A string as a JavaScript literal that may stand in a `<script>`. */
export function writeString(text: string): string {
  return inScript(JSON.stringify(text))
}

/** In a literal `__proto__` would not be a name like any other. */
const writeJson = perObject(({ text }: JsonText) =>
  text.includes('"__proto__"') ? `JSON.parse(${writeString(text)})` : inScript(text),
)

function describe(value: unknown): string {
  if (typeof value !== 'object' || value === null) return `a ${typeof value}`
  return `an object of the class ${value.constructor?.name || 'without a name'}`
}

/** In a literal `__proto__` names the prototype, unless it is computed. */
function writeKey(key: string): string {
  return key === '__proto__' ? '["__proto__"]' : writeString(key)
}

function writeObject(value: object, writer: Writer, ancestors: ReadonlyArray<object>): string {
  if (ancestors.includes(value))
    throw new TypeError('The state of a page cannot hold a value that contains itself.')
  const within = [...ancestors, value]
  if (Array.isArray(value)) return `[${Array.from(value, (item) => write(item, writer, within)).join()}]`
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype === Object.prototype || prototype === null) {
    const members = Object.entries(value).map(
      ([key, item]) => `${writeKey(key)}:${write(item, writer, within)}`,
    )
    return `{${(prototype === null ? ['__proto__:null', ...members] : members).join()}}`
  }
  if (value instanceof JsonText) return writeJson(value)
  if (value instanceof Promise) return writer.writePromise(value)
  if (value instanceof Date) return `new Date(${value.getTime()})`
  const plugin = writer.plugins.find(({ parse, test }) => parse.stream !== undefined && test(value))
  if (!plugin) throw new TypeError(`The state of a page cannot hold ${describe(value)}.`)
  const node = plugin.parse.stream?.(value, { parse: (part) => part })
  return plugin.serialize(node, { serialize: (part) => write(part, writer, within) })
}

function write(value: unknown, writer: Writer, ancestors: ReadonlyArray<object>): string {
  switch (typeof value) {
    case 'string':
      return writeString(value)
    case 'number':
      return Object.is(value, -0) ? '-0' : String(value)
    case 'boolean':
      return String(value)
    case 'undefined':
      return 'void 0'
    case 'object':
      return value === null ? 'null' : writeObject(value, writer, ancestors)
    default:
      throw new TypeError(`The state of a page cannot hold ${describe(value)}.`)
  }
}

/**
 * A value as a JavaScript expression that may stand in a `<script>`: what JSON knows, and undefined, NaN and the
 * infinities, dates, promises, `JsonText`, and what a plugin writes. A value that stands in two places is written twice.
 *
 * @throws TypeError when it holds anything else
 */
export function writeValue(value: unknown, writer: Writer): string {
  return write(value, writer, [])
}
