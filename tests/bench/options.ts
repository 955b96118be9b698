import { parseArgs } from 'node:util'

const MODES = ['lighthouse', 'phone', 'profile', 'directory'] as const

/** Selects the report: loads with single visits, or one of the others. */
export type Mode = 'load' | (typeof MODES)[number]

export type Options = {
  mode: Mode
  /** Length of one load. */
  seconds: number
  /** Number of rounds. Each loads or visits every target once, so that a disturbance hits all of them. */
  repeats: number
  connections: ReadonlyArray<number>
  /** Beginnings of the names of targets. Empty: the targets of the mode. */
  only: ReadonlyArray<string>
  /** Factor by which a phone is slower than this CPU. */
  throttling: number
  /** True to build the workers first. */
  build: boolean
}

function positive(text: string): number {
  if (Number(text) > 0) return Number(text)
  throw new Error(`${text} is not a number above 0`)
}

/** Reads the command line of `npm run bench`. @throws when it is wrong */
export function readOptions(args: Array<string>): Options {
  const { values } = parseArgs({
    args,
    options: {
      lighthouse: { type: 'boolean', default: false },
      phone: { type: 'boolean', default: false },
      profile: { type: 'boolean', default: false },
      directory: { type: 'boolean', default: false },
      seconds: { type: 'string' },
      repeats: { type: 'string' },
      connections: { type: 'string', default: '1,32' },
      only: { type: 'string', default: '' },
      throttling: { type: 'string', default: '6' },
      'no-build': { type: 'boolean', default: false },
    },
  })
  const mode = MODES.find((name) => values[name]) ?? 'load'
  return {
    mode,
    seconds: positive(values.seconds ?? (mode === 'profile' ? '10' : '5')),
    repeats: positive(values.repeats ?? '5'),
    connections: values.connections.split(',').map(positive),
    only: values.only.split(',').filter(Boolean),
    throttling: positive(values.throttling),
    build: !values['no-build'],
  }
}
