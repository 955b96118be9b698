import { expect, test } from 'vitest'
import { upstreamCredentials, withoutSecrets } from '#worker/upstream-client/credentials.ts'

const NONE = {
  UPSTREAM_TOKEN_HEADER: 'Authorization',
  UPSTREAM_TOKEN: undefined,
  UPSTREAM_ACCESS_CLIENT_ID: undefined,
  UPSTREAM_ACCESS_CLIENT_SECRET: undefined,
}

test('no header is sent without secrets', () => {
  expect(upstreamCredentials(NONE)).toEqual({ headers: {}, secrets: [] })
})

test.each([
  ['Authorization', 'abc', { Authorization: 'Bearer abc' }],
  ['authorization', 'Basic YTpi', { Authorization: 'Basic YTpi' }],
  ['X-Api-Key', 'abc', { 'X-Api-Key': 'abc' }],
])('the header %s sends the token %j as %j', (name, token, headers) => {
  expect(
    upstreamCredentials({ ...NONE, UPSTREAM_TOKEN_HEADER: name, UPSTREAM_TOKEN: token }).headers,
  ).toEqual(headers)
})

test('a service token of Cloudflare Access has two headers, beside the token', () => {
  const settings = {
    UPSTREAM_TOKEN_HEADER: 'X-Api-Key',
    UPSTREAM_TOKEN: 'abc',
    UPSTREAM_ACCESS_CLIENT_ID: 'id.access',
    UPSTREAM_ACCESS_CLIENT_SECRET: 'secret-of-access',
  }
  const credentials = upstreamCredentials(settings)
  expect(credentials.headers).toEqual({
    'X-Api-Key': 'abc',
    'CF-Access-Client-Id': 'id.access',
    'CF-Access-Client-Secret': 'secret-of-access',
  })
  expect(withoutSecrets('said secret-of-access and abc, abc', credentials)).toBe('said *** and ***, ***')
})

test.each(['a/b', 'a"b', 'a\\b'])('the secret %s is redacted as an API may write it in JSON', (secret) => {
  const spellings = [secret, JSON.stringify(secret).slice(1, -1), secret.replaceAll('/', '\\/')]
  for (const spelling of spellings)
    expect(withoutSecrets(`said ${spelling}`, { secrets: [secret] })).toBe('said ***')
})
