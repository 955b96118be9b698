import type { Person } from '#upstream/directory/person.ts'
import { describeProblem, readProviders } from '../../../scripts/directory/read-providers.ts'

/** Reads the providers of a valid CSV file. */
export async function getPeople(...lines: Array<string>): Promise<Array<Person>> {
  const { people, problems } = await readProviders(() => [new TextEncoder().encode(lines.join('\n'))])
  if (problems.length > 0) throw new Error(problems.map(describeProblem).join('\n'))
  return people
}
