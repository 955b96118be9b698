import { dayInIndia } from '#lib/india-day.ts'
import type { Provider } from '#upstream/directory/provider-record.ts'
import { columns, readProvider, requiredColumns } from './columns.ts'
import { type OpenFile, type Problem, readCsv } from './read-csv.ts'

/** Equal problems of a file: their count, and the first lines with them. */
type ProblemGroup = Omit<Problem, 'line'> & { lines: Array<number>; count: number }

/** Returns the addresses that show no picture, with the reasons. */
export type CheckPhotos = (addresses: ReadonlySet<string>) => Promise<ReadonlyMap<string, string>>

type ReadOptions = { today?: string; sample?: boolean; checkPhotos?: CheckPhotos }

const MAX_GROUPS = 1_000
const MAX_LINES = 5
const MAX_VALUE_CHARACTERS = 60

/** Characters that a terminal hides, or that change its output. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** Describes problems in one line: `lines 2, 3 and 8 more, column city, "Atlantis": not a served city`. */
export function describeProblem({ lines, count, column, value, message }: ProblemGroup): string {
  const more = count > lines.length ? ` and ${count - lines.length} more` : ''
  const start = [...value].slice(0, MAX_VALUE_CHARACTERS).join('')
  const shown = start.replace(UNSEEN, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
  const where = [
    `line${count > 1 ? 's' : ''} ${lines.join(', ')}${more}`,
    column && `column ${column}`,
    value && `"${shown}${start.length < value.length ? '…' : ''}"`,
  ]
  return `${where.filter(Boolean).join(', ')}: ${message}`
}

/**
 * Reads a file of providers, and groups equal problems. Refuses dates after `today`. With `sample` the providers are
 * marked as samples.
 */
export async function readProviders(
  open: OpenFile,
  { today = dayInIndia(Date.now()), sample = false, checkPhotos }: ReadOptions = {},
): Promise<{ providers: Array<Provider>; problems: Array<ProblemGroup> }> {
  const groups = new Map<string, ProblemGroup>()
  function refuse({ line, ...problem }: Problem): void {
    const { column, message, value } = problem
    const id = JSON.stringify([column, message, value])
    const group = groups.get(id) ?? { ...problem, lines: [], count: 0 }
    groups.set(id, group)
    group.count += 1
    if (group.lines.length < MAX_LINES) group.lines.push(line)
  }

  const providers: Array<Provider> = []
  const lineOfId = new Map<string, number>()
  for await (const row of readCsv(open, { required: requiredColumns, known: columns }, refuse)) {
    const provider = readProvider(row, { today, sample }, refuse)
    const first = lineOfId.get(provider.id)
    if (first === undefined) lineOfId.set(provider.id, row.line)
    else
      refuse({
        line: row.line,
        column: 'key',
        value: row.fields.key ?? '',
        message: `the same as in line ${first}`,
      })
    providers.push(provider)
    if (groups.size < MAX_GROUPS) continue
    refuse({
      line: row.line,
      column: '',
      value: '',
      message: 'reading stopped here, after too many problems',
    })
    break
  }
  const photos = new Set(providers.map(({ image }) => image).filter(Boolean))
  const isChecked = checkPhotos && groups.size === 0 && photos.size > 0
  const problems = isChecked ? await checkPhotos(photos) : undefined
  for (const { id, image } of providers) {
    const message = problems?.get(image)
    if (message) refuse({ line: lineOfId.get(id) ?? 0, column: 'photo', value: image, message })
  }
  if (providers.length === 0 && groups.size === 0)
    refuse({ line: 1, column: '', value: '', message: 'the file names no provider' })
  return { providers, problems: [...groups.values()] }
}
