import { expect, test, vi } from 'vitest'
import { matchEndpoint } from '#api/endpoints.ts'
import { getId } from '#lib/slug.ts'
import { withOwnParts } from './place.ts'

const kochi = { _id: '64bb01', title: 'Kochi', slug: 'kochi', state: 'kerala' }
const island = { _id: '64bb02', title: 'Kochi', state: 'lakshadweep' }

test('places of one name get unique slugs, the later ones with their state', () => {
  const onTaken = vi.fn()
  const read = withOwnParts([kochi, island], onTaken)
  expect(read).toEqual([kochi, { ...island, slug: 'kochi-lakshadweep' }])
  expect(onTaken.mock.calls).toEqual([[island, 'kochi-lakshadweep']])
})

test.each([
  ['without a state', [kochi, { _id: '64BB02', title: 'Kochi' }], ['kochi', 'kochi-64bb02']],
  ['of one state', [kochi, island, { ...island, _id: '3' }], ['kochi', 'kochi-lakshadweep', 'kochi-3']],
  [
    'beside one that is called so',
    [kochi, island, { _id: '3', title: 'Kochi Lakshadweep' }],
    ['kochi', 'kochi-64bb02', 'kochi-lakshadweep'],
  ],
  ['that differ in spelling alone', [kochi, { ...island, slug: 'KOCHI' }], ['kochi', 'kochi-lakshadweep']],
  [
    'that are one entry twice',
    [kochi, island, kochi, island].map((city) => ({ ...city })),
    ['kochi', 'kochi-lakshadweep', 'kochi', 'kochi-lakshadweep'],
  ],
])('places %s', (_, places, parts) => {
  expect(withOwnParts(places).map(getId)).toEqual(parts)
})

test.each(['/city/all', '/state/all'])('every reader of %s gets those slugs', (path) => {
  const data = [kochi, { _id: '64bb02', title: 'Kochi' }]
  expect(matchEndpoint(path)?.endpoint.parse({ data }, vi.fn(), '')).toMatchObject([
    { slug: 'kochi' },
    { slug: 'kochi-64bb02' },
  ])
})
