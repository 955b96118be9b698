import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { readEndpoints } from '#api/endpoints.ts'
import { calls, getEndpoint } from './calls.ts'
import { createDocument } from './document.ts'
import { readExamples } from './examples.ts'

test('the calls of the contract are the reads that the site makes', () => {
  expect(calls.map(getEndpoint)).toEqual(readEndpoints)
})

test('the document is valid OpenAPI', async () => {
  expect(await new Validator().validate(await createDocument())).toEqual({ valid: true })
})

test('the site reads every entry of the example of each call', async () => {
  const examples = await readExamples()
  for (const call of calls) {
    const read = getEndpoint(call)?.parse(examples.get(call.path), 'any')
    expect(read, call.path).toMatchObject({ data: expect.any(Object), dropped: [] })
    expect(read?.data, call.path).not.toEqual([])
  }
})
