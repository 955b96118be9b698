import { expect, test } from 'vitest'
import { lowestPrice } from './fetched-hero.tsx'

function job(id: string, priceFrom?: number) {
  return { id, title: id, image: '', ...(priceFrom !== undefined && { priceFrom }) }
}

test('the lowest price of all child categories counts', () => {
  const children = [
    { id: 'a', title: 'A', superChildren: [job('x', 499), job('y')] },
    { id: 'b', title: 'B', superChildren: [job('z', 299)] },
  ]
  expect(lowestPrice(children)).toBe(299)
})

test('a category whose jobs have no price has none', () => {
  expect(lowestPrice([{ id: 'a', title: 'A', superChildren: [job('x')] }])).toBeUndefined()
})
