import { unstable_readConfig } from 'wrangler'
import { runCommand } from './arguments.ts'
import { variableProblems } from './settings.ts'

/** Checks the variables of wrangler.toml before a build, for production and for staging. */
await runCommand(async () => {
  const problems = [{}, { env: 'staging' }].flatMap((environment) =>
    variableProblems(unstable_readConfig({ config: 'wrangler.toml', ...environment }).vars),
  )
  if (problems.length > 0) throw new Error([...new Set(problems)].join('\n'))
})
