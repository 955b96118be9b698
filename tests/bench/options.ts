import path from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from './build/build-worker.ts'

const LOAD_SECONDS = 5
const LONGEST_LOAD = 60
const MEMORY_SECONDS = 300
const LONGEST_MEMORY_LOAD = 1_800
const MOST_REPEATS = 20

export type Options = {
  /** Length of one load. */
  seconds: number
  /** How many rounds; every target is loaded once in each, so that what disturbs one disturbs all. */
  repeats: number
  connections: ReadonlyArray<number>
  /** Targets whose name begins with one of these; all when there are none. */
  only: ReadonlyArray<string>
  /** Instead of the table: a load of five minutes (or `seconds`), and how much memory the workers take meanwhile. */
  memory: boolean
  /** Instead of the table: how often Lighthouse visits each page. */
  lighthouse: number | undefined
  /** Use what was built before. */
  build: boolean
  /** The folder of the peers' bench. */
  peers: string
}

function bounded(text: string, most: number): number {
  const value = Number(text)
  if (!(value > 0)) throw new Error(`${text} is not a number above 0`)
  return Math.min(value, most)
}

/** Reads the command line of `npm run bench`. */
export function readOptions(args: Array<string>): Options {
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: 'string' },
      repeats: { type: 'string', default: '3' },
      connections: { type: 'string', default: '1,32' },
      only: { type: 'string', default: '' },
      memory: { type: 'boolean', default: false },
      lighthouse: { type: 'string' },
      'no-build': { type: 'boolean', default: false },
    },
  })
  return {
    seconds: values.memory
      ? bounded(values.seconds ?? String(MEMORY_SECONDS), LONGEST_MEMORY_LOAD)
      : bounded(values.seconds ?? String(LOAD_SECONDS), LONGEST_LOAD),
    repeats: bounded(values.repeats, MOST_REPEATS),
    connections: values.connections.split(',').map((count) => bounded(count, 256)),
    only: values.only.split(',').filter(Boolean),
    memory: values.memory,
    lighthouse: values.lighthouse === undefined ? undefined : bounded(values.lighthouse, MOST_REPEATS),
    build: !values['no-build'],
    peers: process.env.PEERS ?? path.join(ROOT, '../shared/bench/peers'),
  }
}
