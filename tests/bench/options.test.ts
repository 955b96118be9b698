import { expect, test } from 'vitest'
import { readOptions } from './options.ts'

test('without options a bench has three rounds with one and with 32 connections', () => {
  expect(readOptions([])).toMatchObject({
    repeats: 3,
    connections: [1, 32],
    only: [],
    memory: false,
    build: true,
  })
})

test('a load is bounded, and what is no number is refused', () => {
  expect(readOptions(['--seconds', '9999', '--only', 'home,start'])).toMatchObject({
    seconds: 60,
    only: ['home', 'start'],
  })
  expect(() => readOptions(['--seconds', 'many'])).toThrow('not a number')
})

test('the memory is watched for five minutes unless it is said otherwise', () => {
  expect(readOptions(['--memory']).seconds).toBe(300)
  expect(readOptions(['--memory', '--seconds', '90']).seconds).toBe(90)
})
