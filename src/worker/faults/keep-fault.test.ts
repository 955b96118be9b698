import { expect, test } from 'vitest'
import { type Fault, fingerprintOf } from './keep-fault.ts'

const fault: Fault = {
  kind: 'error',
  message: 'Error: job 12 is not there',
  page: '/services/$id',
  frames: ['/assets/category-B1cD-3fG.js:1:20', '/assets/react-Aa_bCcDd.js:3:4'],
}

test.each<[string, Partial<Fault>]>([
  ['another number', { message: 'Error: job 7 is not there' }],
  ['another page', { page: '/' }],
  ['another build of the file', { frames: ['/assets/category-Zz9_yY8x.js:2:400'] }],
])('a fault with %s is the same', (_, change) => {
  expect(fingerprintOf({ ...fault, ...change })).toBe(fingerprintOf(fault))
})

test.each<[string, Partial<Fault>]>([
  ['other words', { message: 'Error: job 12 is twice there' }],
  ['another kind', { kind: 'rejection' }],
  ['another file', { frames: ['/assets/place-B1cD-3fG.js:1:20'] }],
])('a fault with %s is another', (_, change) => {
  expect(fingerprintOf({ ...fault, ...change })).not.toBe(fingerprintOf(fault))
})
