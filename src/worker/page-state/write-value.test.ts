import { runInNewContext } from 'node:vm'
import { createSerializationAdapter } from '@tanstack/react-router'
import { makeSsrSerovalPlugin } from '@tanstack/react-router/ssr/server'
import { expect, test } from 'vitest'
import { JsonText, jsonText } from '#api/json-text.ts'
import { type ValuePlugin, writeValue } from './write-value.ts'

function script(value: unknown, plugins: ReadonlyArray<ValuePlugin> = []): string {
  return writeValue(value, { plugins, writePromise: () => 'promise' })
}

function read(source: string): unknown {
  return runInNewContext(`(${source})`)
}

test.each([
  null,
  undefined,
  true,
  false,
  0,
  -0,
  1.5e300,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  '',
  '₹ 199 — "quoted" \\ \n \0 😀',
  'a lone \ud800',
  [],
  [1, [undefined, 'x']],
  { a: { b: null }, 'a key': undefined },
])('%o comes back as it was', (value) => {
  expect(read(script(value))).toEqual(value)
})

test('an absent and an undefined member stay different', () => {
  expect(Object.keys(read(script({ manifest: undefined })) as object)).toEqual(['manifest'])
})

test('a date comes back as the same moment, or as none', () => {
  expect(Number(read(script(new Date(1_700_000_000_000))))).toBe(1_700_000_000_000)
  expect(read(`isNaN(${script(new Date(Number.NaN))})`)).toBe(true)
})

test('a member called __proto__ is data', () => {
  const value: unknown = JSON.parse('{"__proto__":{"admin":true}}')
  const copy = read(script(value)) as { admin?: true }
  expect(Object.keys(copy)).toEqual(['__proto__'])
  expect(copy.admin).toBeUndefined()
})

test('JSON is written as it stands, and read as the value', () => {
  const value = { title: '₹ 199', list: [1, null], nested: { 'a key': 'line\u2028end' } }
  const source = script({ data: jsonText(value) })
  expect(read(source)).toEqual({ data: value })
  expect(source).not.toContain('JSON.parse')
})

test('JSON cannot leave its script, nor reach a prototype', () => {
  const value: unknown = JSON.parse('{"__proto__":{"admin":true},"text":"</script><!--"}')
  const source = script(new JsonText(JSON.stringify(value)))
  const copy = read(source) as { admin?: true; text: string }
  expect(copy.admin).toBeUndefined()
  expect(copy.text).toBe('</script><!--')
  expect(source).not.toContain('<')
  expect(script(jsonText({ text: '</script>' }))).not.toContain('<')
})

test('an object without a prototype comes back without one', () => {
  const copy = read(script(Object.assign(Object.create(null), { a: 1 })))
  expect(Object.getPrototypeOf(copy)).toBeNull()
  expect({ ...(copy as object) }).toEqual({ a: 1 })
})

test.each(['</script><script>alert(1)</script>', '<!--<script>', 'a\u2028b\u2029c'])(
  '%j cannot leave its script, as a value or as a key',
  (text) => {
    const value = { [text]: [text] }
    expect(script(value)).not.toMatch(/[<\u2028\u2029]/)
    expect(read(script(value))).toEqual(value)
  },
)

test('what stands in two places is written in both', () => {
  const shared = { id: 1 }
  expect(read(script([shared, shared]))).toEqual([{ id: 1 }, { id: 1 }])
})

test.each([
  ['a bigint', 1n],
  ['a symbol', Symbol('s')],
  ['a function', () => undefined],
  ['an object of the class Map', new Map()],
  ['an object of the class URL', new URL('https://a.example')],
  ['an object of the class TypeError', new TypeError()],
])('%s is refused by name', (name, value) => {
  expect(() => script({ value })).toThrow(new TypeError(`The state of a page cannot hold ${name}.`))
})

test('a value within itself is refused', () => {
  const value: Record<string, unknown> = {}
  value.self = [value]
  expect(() => script(value)).toThrow(/contains itself/)
})

test("the router's plugin for values of our own writes them as it does with seroval", () => {
  const adapter = createSerializationAdapter({
    key: 'failure',
    test: (value) => value instanceof RangeError,
    toSerializable: ({ message }) => ({ message }),
    fromSerializable: ({ message }) => new RangeError(message),
  })
  const tracker = { didRun: false }
  // seroval's type asks for arguments that this plugin does not take.
  const plugin = makeSsrSerovalPlugin(adapter, tracker) as unknown as ValuePlugin
  expect(script([new RangeError('<')], [plugin])).toBe('[$_TSR.t.get("failure")({"message":"\\x3C"})]')
  expect(tracker.didRun).toBe(true)
})
