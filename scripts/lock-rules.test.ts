import { expect, test } from 'vitest'
import { lockProblems } from './lock-rules.ts'

const lock = (name: string, version: string) => ({
  packages: { '': {}, [`node_modules/${name}`]: { version } },
})

test('exact versions of good releases pass', () => {
  expect(
    lockProblems({ dependencies: { hono: '4.13.19' } }, lock('@tanstack/router-core', '1.171.7')),
  ).toEqual([])
})

test.each(['^4.0.0', '~4.1.2', '*', 'latest', '>=1', '4'])('the range %s is refused', (version) => {
  expect(lockProblems({ dependencies: { hono: version } }, { packages: {} })).toHaveLength(1)
})

test.each([
  ['@tanstack/router-core', '1.171.6'],
  ['@tanstack/router-core', '1.99.0'],
  ['@tanstack/react-router-ssr-query', '1.167.1'],
  ['@tanstack/router-ssr-query-core', '1.169.1'],
  ['ua-parser-js', '2.0.10'],
  ['react-server-dom-webpack', '19.3.1'],
  ['some-package/node_modules/react-server-dom-parcel', '19.0.0'],
])('%s %s is refused', (name, version) => {
  expect(lockProblems({}, lock(name, version))).toHaveLength(1)
})
