import type * as v from 'valibot'

type Schema = v.GenericSchema

/** The kind of value that a schema reads: an object with fields, a list, or any other value. */
export type SchemaParts =
  | { kind: 'object'; fields: ReadonlyMap<string, Schema> }
  | { kind: 'list'; item: Schema }
  | { kind: 'value' }

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && Reflect.get(value, 'kind') === 'schema'
}

/** Returns the schema of an entry. A list reads an invalid one as null and drops it (src/api/schemas/fields.ts). */
function toEntry(item: Schema): Schema {
  const wrapped: unknown = Reflect.get(item, 'wrapped')
  return Reflect.get(item, 'fallback') === null && isSchema(wrapped) ? wrapped : item
}

/** Returns the parts of a schema. */
export function toParts(schema: Schema): SchemaParts {
  const wrapped: unknown = Reflect.get(schema, 'wrapped')
  if (isSchema(wrapped)) return toParts(wrapped)
  const item: unknown = Reflect.get(schema, 'item')
  if (schema.type === 'array' && isSchema(item)) return { kind: 'list', item: toEntry(item) }
  const entries: unknown = Reflect.get(schema, 'entries')
  if (schema.type !== 'object' || typeof entries !== 'object' || entries === null) return { kind: 'value' }
  const fields = Object.entries(entries).filter((field): field is [string, Schema] => isSchema(field[1]))
  return { kind: 'object', fields: new Map(fields) }
}

/** Returns the schemas that a schema contains directly. */
export function innerSchemas(schema: Schema): Array<Schema> {
  const entries: unknown = Reflect.get(schema, 'entries')
  const options: unknown = Reflect.get(schema, 'options')
  return [
    Reflect.get(schema, 'wrapped'),
    Reflect.get(schema, 'item'),
    Reflect.get(schema, 'value'),
    ...(typeof entries === 'object' && entries !== null ? Object.values(entries) : []),
    ...(Array.isArray(options) ? options : []),
  ].filter(isSchema)
}
