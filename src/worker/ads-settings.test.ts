import { expect, test } from 'vitest'
import { readConfig } from '#worker/env.ts'

const SET = {
  UPSTREAM_URL: 'https://api.example.com',
  ADS_CLIENT_ID: 'ca-pub-1234567890123456',
  ADS_SCRIPT_URL: 'https://ads.example/unit.js',
  ADS_SLOTS: 'home-middle=123, blog = 456,',
}

function read(vars: Partial<typeof SET & { ADS_HOSTS: string }>) {
  const result = readConfig({ ...SET, ...vars })
  return result.ok ? result.config : result.problem
}

test('publisher, script and slots make an ad network', () => {
  expect(read({})).toMatchObject({
    ads: {
      clientId: SET.ADS_CLIENT_ID,
      scriptUrl: SET.ADS_SCRIPT_URL,
      slots: { 'home-middle': '123', blog: '456' },
    },
    adOrigins: ['https://ads.example'],
  })
})

test('further hosts of the network are allowed with it, and only with it', () => {
  expect(read({ ADS_HOSTS: 'frames.example' })).toMatchObject({
    adOrigins: ['https://ads.example', 'https://frames.example'],
  })
  expect(read({ ADS_HOSTS: 'frames.example', ADS_CLIENT_ID: '' })).toMatchObject({ adOrigins: [] })
})

test.each([
  { ADS_CLIENT_ID: '' },
  { ADS_CLIENT_ID: 'ca-pub-XXXXXXXXXXXXXXXX' },
  { ADS_SCRIPT_URL: '' },
  { ADS_SLOTS: '' },
])('with %j there is no ad network', (vars) => {
  expect(read(vars)).toMatchObject({ ads: undefined, adOrigins: [] })
})

test.each(['http://ads.example/unit.js', 'ads.example', '//ads.example/unit.js'])(
  'the script address %s is refused',
  (url) => {
    expect(read({ ADS_SCRIPT_URL: url })).toMatch(/^ADS_SCRIPT_URL is not an https address: set it to/)
  },
)

test.each(['home-middle', 'nowhere=1', 'blog=', 'blog=1=2', 'blog=a b', '__proto__=1'])(
  'the slots "%s" are refused',
  (slots) => {
    expect(read({ ADS_SLOTS: slots })).toMatch(/^ADS_SLOTS is not a list of places and slot ids: set it to/)
  },
)
