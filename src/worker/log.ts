type Fields = Record<string, string | number | boolean | undefined>

const LONGEST_FIELD = 500

/** A field that an upstream or a visitor could make endless is cut; a stack is ours and stays whole. */
function cut(name: string, value: Fields[string]): Fields[string] {
  return typeof value === 'string' && name !== 'stack' ? value.slice(0, LONGEST_FIELD) : value
}

/** One line of JSON for the operator. Fields never hold personal data: no addresses, names, queries or user agents. */
export function log(level: 'info' | 'warn' | 'error', event: string, fields: Fields = {}): void {
  const bounded = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, cut(name, value)]))
  const line = JSON.stringify({ level, event, ...bounded })
  if (level === 'info') console.log(line)
  else if (level === 'warn') console.warn(line)
  else console.error(line)
}
