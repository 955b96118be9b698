import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { leastRatings, providerSorts, WEEK } from '#api/provider-filters.ts'
import { contactQuerySchema } from '#api/schemas/message.ts'
import { furtherLanguages } from '#upstream/languages.ts'
import { type Call, calls, getEndpoint } from './calls.ts'
import { readExamples } from './examples.ts'

const text = { type: 'string' }

/** The schemas of query parameters that are not any text. */
const parameterSchemas: Readonly<Record<string, object>> = {
  limit: { type: 'integer', minimum: 1, maximum: 200 },
  lat: { type: 'number', minimum: -90, maximum: 90 },
  lng: { type: 'number', minimum: -180, maximum: 180 },
  verified: { enum: ['1'] },
  min_rating: { enum: leastRatings },
  day: { enum: WEEK },
  sort: { enum: providerSorts },
  lang: { enum: furtherLanguages },
}

function toContent(schema: object, example: unknown) {
  return { content: { 'application/json': { schema, example } } }
}

const answer = toSchema(v.object({ code: v.pipe(v.number(), v.integer()), message: v.string() }))
const refused = toContent(answer, { code: 404, message: 'There is no such entry.' })
const refusal = { description: 'A refusal. An error in another form is a fault.', ...refused }

/** Converts a schema. Checks and transformations by functions have no counterpart and are left out. */
function toSchema(schema: v.GenericSchema) {
  const { $schema: _, ...converted } = toJsonSchema(schema, { target: 'draft-2020-12', errorMode: 'ignore' })
  return converted
}

/** Returns the envelope of an answer: `code`, `data` and the fields beside `data`. */
function toEnvelope({ shape, isList, beside }: Call): object {
  const reference = { $ref: `#/components/schemas/${shape}` }
  const data = isList ? { type: 'array', items: reference } : reference
  const rest = beside ? toSchema(beside).properties : {}
  return { type: 'object', required: ['code', 'data'], properties: { code: { const: 200 }, data, ...rest } }
}

function toParameter(name: string, place: 'path' | 'query'): object {
  return { name, in: place, required: place === 'path', schema: parameterSchemas[name] ?? text }
}

/** Describes a read. Its operation id follows from its path: `/provider/{id}/reviews` → `getProviderIdReviews`. */
function toOperation(call: Call, example: unknown): object {
  const { path, summary } = call
  const words = path.split(/[^a-z]+/i).filter(Boolean)
  const endpoint = getEndpoint(call)
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => toParameter(name, 'path'))
  const inQuery = [...Object.keys(endpoint?.query ?? {}), 'lang'].map((name) => toParameter(name, 'query'))
  return {
    operationId: `get${words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('')}`,
    summary,
    tags: words.slice(0, 1),
    parameters: [...inPath, ...inQuery],
    responses: {
      200: { description: 'A list or an entry. Examples are cut.', ...toContent(toEnvelope(call), example) },
      ...(endpoint?.isOptional && { 404: { ...refusal, description: 'The API lacks the call.' } }),
      ...(endpoint?.answersGone && { 410: { ...refusal, description: 'The entry was removed.' } }),
      default: refusal,
    },
  }
}

const message = { name: 'Asha', email: 'asha@example.com', phone: '+919800000000', message: 'The tap leaks.' }

const messageOperation = {
  operationId: 'postQuery',
  summary: 'A message from the contact form',
  tags: ['messages'],
  parameters: [
    { name: 'Idempotency-Key', in: 'header', required: true, schema: text },
    { name: 'Accept-Language', in: 'header', schema: text },
  ],
  requestBody: { required: true, ...toContent(toSchema(contactQuerySchema), message) },
  responses: {
    200: { description: 'The message is stored.', ...toContent(answer, { code: 200, message: 'Received.' }) },
    409: { ...refusal, description: 'The message is stored already.' },
    '4XX': { ...refusal, description: '400, 413, 415 and 422 refuse the message for good.' },
    default: { ...refusal, description: 'The site sends the message again.' },
  },
}

/** Describes the contract as an OpenAPI 3.1 document (spec.openapis.org/oas/v3.1). */
export async function createDocument() {
  const examples = await readExamples()
  const reads = calls.map((call) => [call.path, { get: toOperation(call, examples.get(call.path)) }])
  return {
    openapi: '3.1.1',
    info: { title: 'The marketplace API', version: '1.0.0', description: 'See docs/upstream-contract.md.' },
    servers: [{ url: '/api/web' }],
    paths: { ...Object.fromEntries(reads), '/query': { post: messageOperation } },
    components: { schemas: Object.fromEntries(calls.map(({ shape, schema }) => [shape, toSchema(schema)])) },
  }
}
