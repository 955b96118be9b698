import { parseArgs } from 'node:util'

const LOAD_SECONDS = 5
const LONGEST_LOAD = 60
const MEMORY_SECONDS = 300
const LONGEST_MEMORY_LOAD = 1_800
const PROFILE_SECONDS = 10
const ROUNDS = 3
const VISITS = 5
const MOST_REPEATS = 20
const MOST_CONNECTIONS = 256
/** A phone of a visitor, as times slower than this CPU. */
const THROTTLING = 6
const MOST_THROTTLING = 20

const MODES = ['memory', 'lighthouse', 'phone', 'profile'] as const

/** What is measured: loads and single visits, or one of the others instead. */
export type Mode = 'load' | (typeof MODES)[number]

export type Options = {
  mode: Mode
  /** Length of one load. */
  seconds: number
  /** How many rounds; every target is loaded or visited once in each, so that what disturbs one disturbs all. */
  repeats: number
  connections: ReadonlyArray<number>
  /** Targets whose name begins with one of these; those of the mode when there are none. */
  only: ReadonlyArray<string>
  throttling: number
  /** Build the workers, or use what was built before. */
  build: boolean
}

function bounded(text: string | undefined, usual: number, most: number): number {
  const value = Number(text ?? usual)
  if (!(value > 0)) throw new Error(`${text} is not a number above 0`)
  return Math.min(value, most)
}

/** Reads the command line of `npm run bench`. @throws when it does not make sense */
export function readOptions(args: Array<string>): Options {
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: 'string' },
      repeats: { type: 'string' },
      connections: { type: 'string', default: '1,32' },
      only: { type: 'string', default: '' },
      memory: { type: 'boolean', default: false },
      lighthouse: { type: 'string' },
      phone: { type: 'boolean', default: false },
      profile: { type: 'boolean', default: false },
      throttling: { type: 'string' },
      'no-build': { type: 'boolean', default: false },
    },
  })
  const [mode = 'load', another] = MODES.filter(
    (name) => values[name] !== undefined && values[name] !== false,
  )
  if (another) throw new Error(`--${mode} and --${another} are two runs`)
  const isVisit = mode === 'lighthouse' || mode === 'phone'
  const seconds = { load: LOAD_SECONDS, memory: MEMORY_SECONDS, profile: PROFILE_SECONDS }
  return {
    mode,
    seconds: bounded(
      values.seconds,
      isVisit ? LOAD_SECONDS : seconds[mode],
      mode === 'memory' ? LONGEST_MEMORY_LOAD : LONGEST_LOAD,
    ),
    repeats: bounded(values.lighthouse ?? values.repeats, isVisit ? VISITS : ROUNDS, MOST_REPEATS),
    connections: values.connections.split(',').map((count) => bounded(count, 1, MOST_CONNECTIONS)),
    only: values.only.split(',').filter(Boolean),
    throttling: bounded(values.throttling, THROTTLING, MOST_THROTTLING),
    build: !values['no-build'],
  }
}
