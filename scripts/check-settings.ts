import { unstable_readConfig } from 'wrangler'
import { settingProblems } from '#worker/config.ts'
import { runCommand } from './arguments.ts'

/** Checks the variables of wrangler.toml before a build, for production and for staging. */
await runCommand(async () => {
  const problems = [{}, { env: 'staging' }].flatMap((environment) =>
    settingProblems(unstable_readConfig({ config: 'wrangler.toml', ...environment }).vars, {
      secretsKnown: false,
    }),
  )
  if (problems.length > 0) throw new Error([...new Set(problems)].join('\n'))
})
