import type { JsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { matchEndpoint } from '#api/endpoints.ts'
import { CURSOR, leastRatings, MAX_ON_PAGE, providerSorts, WEEK } from '#api/provider-filters.ts'
import { contactMessageSchema } from '#api/schemas/contact.ts'
import { furtherLanguages } from '#upstream/languages.ts'
import { type Call, calls, shapes } from './calls.ts'
import { examples, messageExample } from './examples.ts'
import { fieldNote } from './field-notes.ts'
import { ID_PATTERN, SLUG_PATTERN, toOpenApiSchema } from './json-schema.ts'

type Json = { readonly [name: string]: unknown }

const REFUSAL = { $ref: '#/components/responses/Refusal' }

/** The query parameters of the contract. An API ignores filters that it does not know. */
const parameters: Readonly<Record<string, Json>> = {
  limit: { description: 'Maximum number of entries.', schema: { type: 'integer', minimum: 1, maximum: 200 } },
  search: { description: 'What a visitor typed.', schema: { type: 'string', maxLength: 200 } },
  state: { description: '`_id` of a state.', schema: { type: 'string', pattern: ID_PATTERN } },
  category: { description: '`_id` of a service.', schema: { type: 'string', pattern: ID_PATTERN } },
  job: { description: 'Id of a job.', schema: { type: 'string', pattern: ID_PATTERN } },
  city: { description: '`_id` of a city.', schema: { type: 'string', pattern: ID_PATTERN } },
  area: { description: 'A part of the city, in small letters with hyphens.', schema: { type: 'string' } },
  language: { description: 'A language, in small letters with hyphens.', schema: { type: 'string' } },
  lat: {
    description: 'For `sort=distance`, to two decimals.',
    schema: { type: 'number', minimum: -90, maximum: 90 },
  },
  lng: {
    description: 'For `sort=distance`, to two decimals.',
    schema: { type: 'number', minimum: -180, maximum: 180 },
  },
  verified: { description: 'Only providers with a recorded check; no samples.', schema: { enum: ['1'] } },
  min_rating: { description: 'Minimum rating.', schema: { enum: leastRatings } },
  day: { description: 'A day on which the provider works.', schema: { enum: WEEK } },
  q: { description: 'Words of name, title, service or area.', schema: { type: 'string', maxLength: 80 } },
  sort: { description: 'Order of the list; `match` when it is missing.', schema: { enum: providerSorts } },
  after: {
    description: '`next` of the previous page, with the same filters and order.',
    schema: { type: 'string', pattern: CURSOR.source },
  },
  lang: {
    description: 'The language of the page, unless it is English. An API may ignore it.',
    schema: { enum: furtherLanguages },
  },
}

/** Adds descriptions to the fields of a schema. */
function withNotes(shape: string, schema: JsonSchema): JsonSchema {
  const { properties, items, anyOf } = schema
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([field, part]) => {
          const description = fieldNote(shape, field)
          return [
            field,
            typeof part === 'object'
              ? { ...(description && { description }), ...withNotes(shape, part) }
              : part,
          ]
        }),
      ),
    }),
    ...(typeof items === 'object' && !Array.isArray(items) && { items: withNotes(shape, items) }),
    ...(anyOf && { anyOf: anyOf.map((part) => (typeof part === 'object' ? withNotes(shape, part) : part)) }),
  }
}

function component(name: string, schema: v.GenericSchema): JsonSchema {
  return withNotes(name, toOpenApiSchema(schema))
}

/** Returns the envelope of an answer: `code`, `data` and the fields beside `data`. */
function envelope({ shape, answer, beside }: Call): Json {
  const reference = { $ref: `#/components/schemas/${shape}` }
  const rest = beside ? withNotes(shape, toOpenApiSchema(beside)) : {}
  return {
    type: 'object',
    required: ['code', 'data'],
    properties: {
      code: { const: 200 },
      data: answer === 'list' ? { type: 'array', items: reference } : reference,
      ...rest.properties,
    },
  }
}

function toExample({ shape, answer, beside }: Call): Json {
  const entry = examples[shape]
  const rest = beside ? { next: null } : {}
  return { code: 200, data: answer === 'list' ? [entry] : entry, ...rest }
}

/** Returns the parameters of a call: the ids in its path, its query, and `lang`, which every read accepts. */
function getParameters({ path }: Call): Array<Json> {
  const query = matchEndpoint(path.replace(/\{\w+\}/g, 'any'))?.endpoint.query ?? []
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, part = '']) => ({
    name: part,
    in: 'path',
    required: true,
    description: 'Percent-encoded UTF-8 where it is not ASCII.',
    schema: { type: 'string', pattern: part === 'slug' ? SLUG_PATTERN : ID_PATTERN },
  }))
  return [
    ...inPath,
    ...[...query, 'lang'].map((name) => ({
      name,
      in: 'query',
      ...parameters[name],
      ...(name === 'limit' &&
        path.startsWith('/provider') && { schema: { type: 'integer', minimum: 1, maximum: MAX_ON_PAGE } }),
    })),
  ]
}

/** Returns the operation id of a call: `GET /provider/{id}/reviews` → `getProviderIdReviews`. */
function operationId(path: string): string {
  const words = path.split(/[^a-z]+/i).filter(Boolean)
  return `get${words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('')}`
}

function getTag({ path }: Call): string {
  return path.split('/')[1] ?? ''
}

function readOperation(call: Call): Json {
  const { path, summary, isOptional, answer } = call
  const isList = answer === 'list' && !path.includes('{')
  return {
    operationId: operationId(path),
    summary,
    tags: [getTag(call)],
    parameters: getParameters(call),
    responses: {
      200: {
        description: isList
          ? 'The list; empty without entries.'
          : 'The entry; `data: null` if it does not exist.',
        content: { 'application/json': { schema: envelope(call), example: toExample(call) } },
      },
      ...(!isList && {
        404: {
          ...REFUSAL,
          description: 'There is no such entry: `code` has to be 404, or 410 for a removed entry.',
        },
      }),
      ...(isList && isOptional && { 404: { ...REFUSAL, description: 'This API lacks the call.' } }),
      default: REFUSAL,
    },
  }
}

const answerSchema = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'integer' },
    message: { type: 'string', description: 'Shown to the visitor.' },
  },
}

const messageOperation = {
  operationId: 'postQuery',
  summary: 'A message from the contact form',
  tags: ['messages'],
  parameters: [
    {
      name: 'Idempotency-Key',
      in: 'header',
      required: true,
      description: 'Identifies the message: a repeated message is stored once and answered like the first.',
      schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' },
    },
  ],
  requestBody: {
    required: true,
    content: {
      'application/json': { schema: { $ref: '#/components/schemas/Message' }, example: messageExample },
    },
  },
  responses: {
    200: {
      description: 'The message is stored durably.',
      content: { 'application/json': { schema: answerSchema, example: { code: 200, message: 'Received.' } } },
    },
    default: {
      ...REFUSAL,
      description:
        '400, 413, 415 or 422, with the same `code`, rejects the message permanently, with a text for the visitor. 409, with the same `code`, means that a repeated message is already stored. After any other answer the site retries.',
    },
  },
}

/** Returns the contract as an OpenAPI 3.1 document (spec.openapis.org/oas/v3.1). */
export function openApiDocument(): Json {
  return {
    openapi: '3.1.1',
    info: {
      title: 'The marketplace API behind the site',
      version: '1.0.0',
      description:
        'The calls of the site. Only the identity of an entry is required: a field that is missing, null or invalid gets its default, and fields not named here are ignored. docs/upstream-contract.md has the details.',
    },
    servers: [
      { url: '/api/web', description: 'This site, which forwards the answers of its API' },
      { url: 'https://api.example.com/api/web', description: 'Below the origin that UPSTREAM_URL names' },
    ],
    security: [{}, { siteToken: [] }],
    tags: [...new Set([...calls.map(getTag), 'messages'])].map((name) => ({ name })),
    paths: {
      ...Object.fromEntries(calls.map((call) => [call.path, { get: readOperation(call) }])),
      '/query': { post: messageOperation },
    },
    components: {
      schemas: {
        ...Object.fromEntries(
          Object.entries<v.GenericSchema>(shapes).map(([name, schema]) => [
            name,
            { ...component(name, schema), examples: [Reflect.get(examples, name)] },
          ]),
        ),
        Message: { ...component('Message', contactMessageSchema), examples: [messageExample] },
        Refusal: answerSchema,
      },
      responses: {
        Refusal: {
          description: 'A refusal. An error without this envelope counts as a fault of the API.',
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/Refusal' },
              example: { code: 404, message: 'There is no such entry.' },
            },
          },
        },
      },
      securitySchemes: {
        siteToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'UPSTREAM_TOKEN, in the header of the operator’s choice.',
        },
      },
    },
  }
}
