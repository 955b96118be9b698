/**
 * Extracts the stack from a log line, also from the JSON of a log viewer. Returns the text itself when it contains no
 * stack.
 */
export function stackIn(text: string): { about: string; stack: string } {
  const [found] = /\{.*\}/s.exec(text) ?? []
  if (!found) return { about: '', stack: text }
  try {
    const line: unknown = JSON.parse(found)
    return fromLine(line) ?? { about: '', stack: text }
  } catch {
    return { about: '', stack: text }
  }
}

function fromLine(line: unknown): { about: string; stack: string } | undefined {
  if (typeof line !== 'object' || line === null) return undefined
  const fields = new Map<string, unknown>(Object.entries(line))
  const stack = fields.get('stack')
  if (typeof stack === 'string') {
    const said = ['event', 'kind', 'page', 'route', 'message', 'error', 'fingerprint', 'requestId']
    const about = said.flatMap((name) => {
      const value = fields.get(name)
      return typeof value === 'string' ? [`${name}: ${value}`] : []
    })
    return { about: about.join('\n'), stack }
  }
  for (const name of ['message', '$workers', 'source', 'logs']) {
    const inner = fields.get(name)
    const found = typeof inner === 'string' ? stackIn(inner) : fromLine(inner)
    if (found && found.stack !== inner) return found
  }
  return undefined
}
