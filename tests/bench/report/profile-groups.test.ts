import { expect, test } from 'vitest'
import { type CpuProfile, functionTimes, groupTimes } from './profile-groups.ts'

function node(id: number, functionName: string, lineNumber: number, children: Array<number> = []) {
  return { id, callFrame: { functionName, lineNumber, columnNumber: 0 }, children }
}

/** (root) → render → render → push (native), and the garbage collector beside them. */
const profile: CpuProfile = {
  nodes: [
    node(1, '(root)', -1, [2, 5, 6]),
    node(2, 'render', 10, [3]),
    node(3, 'render', 10, [4]),
    node(4, 'encode', -1),
    node(5, '(garbage collector)', -1),
    node(6, '(idle)', -1),
  ],
  samples: [2, 3, 4, 4, 5, 6],
  timeDeltas: [1_000, 1_000, 1_000, 1_000, 2_000, 9_000],
}
const moduleOf = () => '/site/node_modules/react-dom/server.js'

test('time goes to the function that was running, native work to its caller by name', () => {
  const { self } = functionTimes(profile, moduleOf)
  const named = new Map(self.map(({ name, ms }) => [name, ms]))
  expect(named.get('render')).toBe(2)
  expect(named.get('encode < render')).toBe(2)
  expect(named.has('(idle)')).toBe(false)
})

test('a function that calls itself counts once with all that it calls', () => {
  const { total } = functionTimes(profile, moduleOf)
  expect(total.find(({ name }) => name === 'render')?.ms).toBe(4)
})

test('groups add up to the whole', () => {
  const groups = groupTimes(functionTimes(profile, moduleOf).self)
  expect(groups.reduce((sum, { ms }) => sum + ms, 0)).toBe(6)
  expect(groups.map(({ group }) => group)).toEqual(expect.arrayContaining(['react render', 'encode', 'gc']))
})
