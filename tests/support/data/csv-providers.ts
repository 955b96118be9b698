import type { Provider } from '#upstream/directory/provider.ts'
import { describeProblem, readProviders } from '../../../scripts/directory/read-providers.ts'

/** Reads the providers of a valid CSV file. */
export async function getProviders(...lines: Array<string>): Promise<Array<Provider>> {
  const { providers, problems } = await readProviders(() => [new TextEncoder().encode(lines.join('\n'))])
  if (problems.length > 0) throw new Error(problems.map(describeProblem).join('\n'))
  return providers
}
