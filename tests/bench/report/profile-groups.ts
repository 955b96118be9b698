/** A profile as V8 writes it: a tree of calls, and which of them was running at each sample. */
export type CpuProfile = {
  nodes: ReadonlyArray<{
    id: number
    callFrame: { functionName: string; lineNumber: number; columnNumber: number }
    children?: ReadonlyArray<number>
  }>
  samples: ReadonlyArray<number>
  /** Microseconds before each sample. */
  timeDeltas: ReadonlyArray<number>
}

/** Which source file a place of the bundle comes from. */
export type ModuleOf = (line: number, column: number) => string

const NATIVE = 'native'
const ENGINE = new Map([
  ['(garbage collector)', 'gc'],
  ['(program)', 'program (native, HTTP)'],
  ['(root)', 'program (native, HTTP)'],
])

const GROUPS: ReadonlyArray<[RegExp, string]> = [
  [/node_modules\/(react|react-dom|scheduler)\//, 'react render'],
  [/node_modules\/@tanstack\/(react-)?query/, 'query'],
  [/node_modules\/(@tanstack|seroval|isbot)/, 'router'],
  [/node_modules\/hono\//, 'hono'],
  [/node_modules\/valibot\//, 'valibot'],
  [/node_modules\/lucide\//, 'icons'],
  [/src\/(components|features|routes)\//, 'our components'],
  [/src\/(worker|upstream|api|router)/, 'our worker'],
  [/src\//, 'our content and lib'],
]

/** The group of a function. What the engine does natively for a function is told by its name. */
export function groupOf(functionName: string, module: string): string {
  const engine = ENGINE.get(functionName)
  if (engine) return engine
  if (module === NATIVE) return /^(encode|encodeInto|decode)\b/.test(functionName) ? 'encode' : 'native calls'
  return GROUPS.find(([pattern]) => pattern.test(module))?.[1] ?? 'other'
}

export type Cost = { name: string; module: string; group: string; ms: number }

/** Sums by function: what each itself took, and what it and all that it called took. */
export function functionTimes(
  profile: CpuProfile,
  moduleOf: ModuleOf,
): { self: Array<Cost>; total: Array<Cost> } {
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]))
  const times = new Map<number, number>()
  profile.samples.forEach((id, index) => {
    times.set(id, (times.get(id) ?? 0) + (profile.timeDeltas[index] ?? 0) / 1_000)
  })
  const self = new Map<string, Cost>()
  const total = new Map<string, Cost>()

  function add(
    sums: Map<string, Cost>,
    { name, module }: { name: string; module: string },
    ms: number,
  ): void {
    const key = `${name} ${module}`
    const cost = sums.get(key) ?? { name, module, group: groupOf(name, module), ms: 0 }
    cost.ms += ms
    sums.set(key, cost)
  }

  /** Returns the time of the whole subtree. A function that calls itself is counted once. */
  function walk(id: number, caller: string, above: ReadonlySet<string>): number {
    const node = nodes.get(id)
    const own = times.get(id) ?? 0
    if (!node || node.callFrame.functionName === '(idle)') return 0
    const { functionName, lineNumber, columnNumber } = node.callFrame
    const isNative = lineNumber < 1
    const isEngine = functionName.startsWith('(')
    const bare = functionName || `(anonymous:${lineNumber})`
    const name = isNative && !isEngine ? `${functionName || '(builtin)'} < ${caller}` : bare
    const module = isNative ? NATIVE : moduleOf(lineNumber, columnNumber)
    const key = `${name} ${module}`
    const inside = new Set(above).add(key)
    const calls = (node.children ?? []).map((child) => walk(child, isNative ? caller : bare, inside))
    const whole = calls.reduce((sum, ms) => sum + ms, own)
    add(self, { name, module }, own)
    if (!above.has(key)) add(total, { name, module }, whole)
    return whole
  }

  const [root] = profile.nodes
  if (root) walk(root.id, '(root)', new Set())
  const sorted = (sums: Map<string, Cost>) => [...sums.values()].sort((a, b) => b.ms - a.ms)
  return { self: sorted(self), total: sorted(total) }
}

/** The sum of each group, the most costly first. */
export function groupTimes(costs: ReadonlyArray<Cost>): Array<{ group: string; ms: number }> {
  const sums = new Map<string, number>()
  for (const { group, ms } of costs) sums.set(group, (sums.get(group) ?? 0) + ms)
  return [...sums].map(([group, ms]) => ({ group, ms })).sort((a, b) => b.ms - a.ms)
}
