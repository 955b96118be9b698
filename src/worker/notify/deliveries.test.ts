import { expect, test } from 'vitest'
import { createHeldDatabase } from '../../../tests/support/held-database.ts'
import { enqueue } from '../contact/outbox.ts'
import { claimDeliveries, postponeDelivery } from './deliveries.ts'

test('a note that comes after its lease gives nobody else the notice that is being sent again', async () => {
  const { db } = createHeldDatabase()
  await enqueue(db, { id: 'a', key: 'key-12345', payload: '{}' }, ['email'], 0, 0)
  const claim = (now: number) => claimDeliveries(db, 'email', { now, leaseMs: 60, most: 10 })
  const [first] = await claim(0)
  const [second] = await claim(60)
  if (!first || !second) throw new Error('nothing is due')
  await postponeDelivery(db, first, 'timeout', 70)
  expect(await claim(80)).toEqual([])
  await postponeDelivery(db, second, 'timeout', 90)
  expect(await claim(90 + 60_000)).toMatchObject([{ id: 'a', attempts: 3 }])
})
