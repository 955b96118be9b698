import { readConfig, secretNames, variableNames } from '#worker/config.ts'

/** Returns the settings that an environment has. */
export function settingsIn(
  environment: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    [...variableNames, ...secretNames].flatMap((name) => {
      const value = environment[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/**
 * Returns what an operator must change in the variables of wrangler.toml, one sentence each. Only Cloudflare knows the
 * secrets and the database of a deployed site, so these are not judged.
 */
export function variableProblems(vars: Readonly<Record<string, unknown>>): Array<string> {
  const { problems } = readConfig({ ...vars, DB: true })
  const unknown = Object.keys(vars).filter((name) => !variableNames.includes(name))
  return [
    ...problems.filter((problem) => !secretNames.some((name) => problem.startsWith(`${name} `))),
    ...unknown.map((name) => `${name} is not a variable of the site: correct its name, or remove it.`),
  ]
}
