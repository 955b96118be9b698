import { readFileSync } from 'node:fs'

/** /proc counts in ticks of 10 ms on every Linux that Node runs on. */
const TICK_MS = 10
const USER_TIME = 11
const SYSTEM_TIME = 12

/** CPU time of a process and all its threads so far, in milliseconds; undefined where /proc does not tell. */
export function cpuMs(pid: number): number | undefined {
  try {
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
    const fields = rest.split(' ')
    return (Number(fields[USER_TIME]) + Number(fields[SYSTEM_TIME])) * TICK_MS
  } catch {
    return undefined
  }
}

/** Memory of a process in MiB, now (`VmRSS`) or at most so far (`VmHWM`). */
export function memoryMiB(pid: number, field: 'VmRSS' | 'VmHWM' = 'VmRSS'): number | undefined {
  try {
    const match = readFileSync(`/proc/${pid}/status`, 'utf8').match(new RegExp(`${field}:\\s+(\\d+) kB`))
    return match ? Number(match[1]) / 1024 : undefined
  } catch {
    return undefined
  }
}
