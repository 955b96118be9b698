import { hashText } from '#lib/hash.ts'
import { firstUnits } from '#lib/printable.ts'

type Fields = Record<string, string | number | boolean | undefined>

const MAX_FIELD_LENGTH = 500

/**
 * Cuts a field whose length an upstream or a visitor decides. A stack comes from our code and stays whole.
 */
function cut(name: string, value: Fields[string]): Fields[string] {
  return typeof value === 'string' && name !== 'stack' ? firstUnits(value, MAX_FIELD_LENGTH) : value
}

/** Set by `sampleInfo`. */
let infoShare = 1

/**
 * Logs all info lines of 1 in `share` requests, and none of the others. Warnings and errors are always logged.
 */
export function sampleInfo(share: number): void {
  infoShare = share
}

/** Returns true if the request is in the sample. Info lines without a request are always written. */
function isWritten(requestId: Fields[string]): boolean {
  return infoShare === 1 || typeof requestId !== 'string' || hashText(requestId) % infoShare === 0
}

/**
 * Writes one line of JSON for the operator. Fields never hold personal data: no addresses, names, queries or user
 * agents.
 */
export function log(level: 'info' | 'warn' | 'error', event: string, fields: Fields = {}): void {
  if (level === 'info' && !isWritten(fields.requestId)) return
  const entry: Fields = { level, event }
  for (const name in fields) entry[name] = cut(name, fields[name])
  const line = JSON.stringify(entry)
  if (level === 'info') console.log(line)
  else if (level === 'warn') console.warn(line)
  else console.error(line)
}
