import { existsSync, readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { readArguments, refuseArguments, runCommand } from './arguments.ts'
import type { Database } from './directory/database.ts'
import { withDatabase } from './open-database.ts'
import { latestFaults } from './trace/latest-faults.ts'
import { hasPlace, resolveStack } from './trace/resolve-stack.ts'
import { stackIn } from './trace/stack-in.ts'

/** Where the build keeps its source maps. */
const MAPS = 'dist/source-maps'

function print(about: string, stack: string): void {
  const { text: resolved, missing } = resolveStack(stack, MAPS)
  console.log([about, resolved].filter(Boolean).join('\n'))
  if (missing.length > 0)
    console.error(
      `No source map of ${missing.join(', ')}: it is of another build. Check out the commit that was deployed (\`npx wrangler versions list\` shows it as tag), run \`npm run build\`, and ask again.`,
    )
}

async function printLatest(database: Database): Promise<void> {
  const rows = await latestFaults(database)
  if (rows.length === 0) console.log('No fault was reported in the last seven days.')
  for (const { fingerprint, kind, message, page, stack, count, last, build } of rows) {
    print(
      `\n${count}× ${message}\n  ${kind} on ${page || '?'}, last on ${last} by build ${build}, ${fingerprint}`,
      stack,
    )
  }
}

const USAGE = 'Usage: npm run trace -- STACK | FILE | --latest | --remote [--env staging]'

const { positionals, values } = readArguments(
  {
    allowPositionals: true,
    options: {
      latest: { type: 'boolean', default: false },
      remote: { type: 'boolean', default: false },
      env: { type: 'string', default: '' },
    },
  },
  USAGE,
)
const [given = '', ...others] = positionals
const isList = values.latest || values.remote
const isTooMuch = others.length > 0 || (isList && given !== '') || (values.env !== '' && !values.remote)
if (isTooMuch || (!isList && given === '' && process.stdin.isTTY))
  refuseArguments('One stack or file, or the latest faults; --env is for --remote.', USAGE)

async function main(): Promise<void> {
  if (!existsSync(MAPS)) throw new Error('There is no build: run `npm run build` first.')
  if (isList) return withDatabase(values, printLatest)
  const input =
    given === '' ? await text(process.stdin) : existsSync(given) ? readFileSync(given, 'utf8') : given
  const { about, stack } = stackIn(input)
  if (about === '' && !hasPlace(stack))
    throw new Error(
      'There is no place in a built file in that: give a line of the log, a stack, or a file with one.',
    )
  print(about, stack)
}

await runCommand(main)
