import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { blogSummarySchema } from '#api/schemas/blog.ts'
import { contactQuerySchema, MAX_MESSAGE_LENGTH } from '#api/schemas/contact.ts'
import { id, name } from '#api/schemas/fields.ts'
import { providerSummarySchema } from '#api/schemas/provider.ts'
import { innerSchemas, toParts } from './schema-parts.ts'

/** A path segment in letters of any script (src/api/endpoints.ts). */
export const ID_PATTERN = '^[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}_-]{0,63}$'
export const SLUG_PATTERN = '^[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}-]{0,127}$'

const { entries: message } = contactQuerySchema

/**
 * Constraints that a schema checks after a transformation. The converter describes an input only up to the first
 * transformation.
 */
const AFTER_CHANGES = new Map<unknown, JsonSchema>([
  [name, { type: 'string', minLength: 1, maxLength: 200 }],
  [id, { anyOf: [{ type: 'string', minLength: 1, maxLength: 200 }, { type: 'integer' }] }],
  [
    providerSummarySchema.entries.id,
    { anyOf: [{ type: 'string', pattern: ID_PATTERN }, { type: 'integer' }] },
  ],
  [blogSummarySchema.entries.slug, { type: 'string', pattern: SLUG_PATTERN }],
  [message.name, { type: 'string', minLength: 2, maxLength: 120 }],
  [message.email, { type: 'string', format: 'email', maxLength: 254 }],
  [message.phone, { type: 'string', pattern: '^\\+?[0-9]{10,15}$' }],
  [message.message, { type: 'string', minLength: 10, maxLength: MAX_MESSAGE_LENGTH }],
])

type Definitions = Record<string, v.GenericSchema>

/** Returns true for a list. The converter would describe entries that the list drops. */
function isList(schema: v.GenericSchema): boolean {
  return toParts(schema).kind === 'list'
}

/** Collects the parts of a schema that we describe ourselves, each under a unique name. */
function ownParts(schema: v.GenericSchema, found: Definitions = {}): Definitions {
  if (AFTER_CHANGES.has(schema) || isList(schema)) found[`own-${Object.keys(found).length}`] = schema
  else for (const inner of innerSchemas(schema)) ownParts(inner, found)
  return found
}

function describeOwn(schema: v.GenericSchema): JsonSchema {
  const known = AFTER_CHANGES.get(schema)
  if (known) return known
  const parts = toParts(schema)
  const items = parts.kind === 'list' ? toOpenApiSchema(parts.item) : {}
  const standard = v.getDefault(schema)
  return { type: 'array', items, ...(Array.isArray(standard) && { default: [] }) }
}

/** Returns the converter's result, with our descriptions in place of the references. */
function withOwn(converted: JsonSchema, own: Definitions): JsonSchema {
  return JSON.parse(JSON.stringify(converted), (_, value: unknown) => {
    const reference: unknown =
      typeof value === 'object' && value !== null ? Reflect.get(value, '$ref') : undefined
    const schema = typeof reference === 'string' ? own[reference.replace('#/$defs/', '')] : undefined
    return schema && typeof value === 'object' ? { ...value, $ref: undefined, ...describeOwn(schema) } : value
  })
}

/** Converts the input of a schema to JSON Schema 2020-12, which OpenAPI 3.1 uses. */
export function toOpenApiSchema(schema: v.GenericSchema): JsonSchema {
  if (AFTER_CHANGES.has(schema) || isList(schema)) return describeOwn(schema)
  const own = ownParts(schema)
  const {
    $schema: _,
    $defs: __,
    ...converted
  } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    definitions: own,
  })
  return withOwn(converted, own)
}
