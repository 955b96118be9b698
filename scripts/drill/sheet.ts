/** What a drill has found. Times are in milliseconds. */
export type Findings = {
  requests: number
  errors: ReadonlyArray<string>
  sent: ReadonlyArray<string>
  /** Ids as the API got them, each as often as it came. */
  received: ReadonlyArray<string>
  dead: number
  staleDuring: number
  staleAtEnd: ReadonlyArray<string>
  /** How long it took until all was well again, by what had happened. */
  recovered: Readonly<Record<string, number>>
}

type Line = { name: string; found: string; must?: string; isMet?: boolean }

function count(texts: ReadonlyArray<string>): string {
  return texts.length === 0 ? '0' : `${texts.length} (${[...new Set(texts)].slice(0, 3).join('; ')})`
}

/** The sheet of a drill line by line, and whether all is as it must be. */
export function sheetOf(findings: Findings): { lines: Array<string>; isPassed: boolean } {
  const { requests, errors, sent, received, dead, staleDuring, staleAtEnd, recovered } = findings
  const distinct = new Set(received)
  const lost = sent.filter((id) => !distinct.has(id))
  const times = Object.entries(recovered).map(([what, ms]) => `${what} ${(ms / 1_000).toFixed(1)} s`)
  const table: Array<Line> = [
    { name: 'requests', found: String(requests) },
    { name: 'visitor errors', found: count(errors), must: '0', isMet: errors.length === 0 },
    { name: 'messages sent', found: String(sent.length), must: 'some', isMet: sent.length > 0 },
    {
      name: 'distinct ids received',
      found: `${distinct.size}${lost.length > 0 ? `, lost ${count(lost)}` : ''}`,
      must: 'those sent',
      isMet: lost.length === 0 && distinct.size === sent.length,
    },
    { name: 'received more than once', found: String(received.length - distinct.size) },
    { name: 'dead letters', found: String(dead), must: '0', isMet: dead === 0 },
    { name: 'pages served stale', found: String(staleDuring) },
    { name: 'pages stale at the end', found: count(staleAtEnd), must: '0', isMet: staleAtEnd.length === 0 },
    { name: 'time to recover', found: times.join(', ') },
  ]
  const lines = table.map(({ name, found, must, isMet }) => {
    const verdict = must === undefined ? '' : `   must be ${must}: ${isMet ? 'ok' : 'MISSED'}`
    return `${name.padEnd(25)}${found}${verdict}`
  })
  return { lines, isPassed: table.every(({ isMet }) => isMet !== false) }
}
