type Fields = Record<string, string | number | boolean | undefined>

/** One line of JSON for the operator. Fields never hold personal data: no addresses, names, queries or user agents. */
export function log(level: 'info' | 'warn' | 'error', event: string, fields: Fields = {}): void {
  const line = JSON.stringify({ level, event, ...fields })
  if (level === 'info') console.log(line)
  else if (level === 'warn') console.warn(line)
  else console.error(line)
}
