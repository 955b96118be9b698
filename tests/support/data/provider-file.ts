import { describeProblem, readProviders } from '../../../scripts/directory/read-providers.ts'

export const TODAY = '2026-11-25'
export const HEAD =
  'key,name,title,categories,city,areas,languages,jobs,days,checks,checked_on,rating,review_count,reviews,phone,email,photo,consent_on,about'
const PLAIN = { name: 'Asha', categories: 'plumbing', city: 'kochi' }

export const utf8 = (text: string) => new TextEncoder().encode(text)

/** Reads a file of providers that arrives in chunks. */
export const readFile = (...chunks: Array<Uint8Array>) => readProviders(() => chunks, { today: TODAY })

/** Reads a file of providers by its lines. */
export const read = (...lines: Array<string>) => readFile(utf8(lines.join('\n')))

/** Returns the problems of a file of providers as the operator reads them. */
export async function findProblems(...lines: Array<string>): Promise<Array<string>> {
  return (await read(...lines)).problems.map(describeProblem)
}

/** Returns the row of a plumber in Kochi under `HEAD`, with the given values replaced. */
export function row(values: Record<string, string>): string {
  const all: Record<string, string> = { key: '1', ...PLAIN, ...values }
  const cells = HEAD.split(',').map((column) => all[column] ?? '')
  return cells.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')
}
