import { Validator } from '@seriousme/openapi-schema-validator'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { matchEndpoint, readEndpoints } from '#api/endpoints.ts'
import { calls, shapes } from './calls.ts'
import { openApiDocument } from './document.ts'
import { examples } from './examples.ts'
import { toOpenApiSchema } from './json-schema.ts'
import { toParts } from './schema-parts.ts'

const document = openApiDocument()

test('the document is valid OpenAPI', async () => {
  expect(await new Validator().validate(JSON.parse(JSON.stringify(document)))).toEqual({ valid: true })
})

test('the document has every read that the site makes', () => {
  const concrete = (path: string) => path.replace(/\{\w+\}/g, 'some-id')
  const described = calls.map(({ path }) => matchEndpoint(concrete(path))?.endpoint)
  expect(described).toEqual(readEndpoints)
  expect(Object.keys(document.paths ?? {})).toEqual([...calls.map(({ path }) => path), '/query'])
})

test('the call of search terms is separate and optional', () => {
  expect(document.paths).toHaveProperty(['/search/terms', 'get', 'tags'], ['search'])
  expect(document.paths).toHaveProperty(
    ['/search/terms', 'get', 'responses', '404', 'description'],
    'This API lacks the call.',
  )
})

test('every read has a language parameter', () => {
  const { paths }: { paths: Record<string, { get?: { parameters: Array<{ name: string }> } }> } = JSON.parse(
    JSON.stringify(document),
  )
  const reads = Object.values(paths).flatMap(({ get }) => get ?? [])
  expect(reads).toHaveLength(calls.length)
  for (const { parameters } of reads) expect(parameters.map(({ name }) => name)).toContain('lang')
})

test.each(Object.entries(examples))(
  'the example of %s parses unchanged with every field',
  (name, example) => {
    const schema: v.GenericSchema = Reflect.get(shapes, name)
    const read = v.safeParse(schema, example)
    expect(read.issues).toBeUndefined()
    const parts = toParts(schema)
    const own = parts.kind === 'object' ? [...parts.fields.keys()].filter((field) => field !== 'sample') : []
    expect(Object.keys(example)).toEqual(expect.arrayContaining(own.filter((field) => field !== 'matches')))
  },
)

type Described = {
  description?: string
  properties?: Record<string, Described>
  items?: Described
  anyOf?: Array<Described>
}

function undescribed(schema: Described, path: string): Array<string> {
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => [
      ...(part.description ? [] : [`${path}.${name}`]),
      ...undescribed(part, `${path}.${name}`),
    ]),
    ...(schema.items ? undescribed(schema.items, path) : []),
    ...(schema.anyOf ?? []).flatMap((part) => undescribed(part, path)),
  ]
}

test('every field of a schema has a description', () => {
  const { components }: { components: { schemas: Record<string, Described> } } = JSON.parse(
    JSON.stringify(document),
  )
  const found = Object.entries(components.schemas)
    .filter(([name]) => name in shapes || name === 'Message')
    .flatMap(([name, schema]) => undescribed(schema, name))
  expect(found).toEqual([])
})

test('paged lists describe their entries', () => {
  expect(toOpenApiSchema(shapes.Category).properties?.childCategories).toMatchObject({
    type: 'array',
    items: { type: 'object', required: ['id', 'title'] },
    default: [],
  })
  expect(toOpenApiSchema(shapes.City).required).toEqual(['title'])
})
