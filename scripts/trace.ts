import { existsSync, readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { readArguments, refuseArguments, runCommand } from './arguments.ts'
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

const USAGE = 'Usage: npm run trace -- STACK | FILE'

const {
  positionals: [given = '', ...others],
} = readArguments({ allowPositionals: true, options: {} }, USAGE)
if (others.length > 0 || (given === '' && process.stdin.isTTY)) refuseArguments('One stack or file.', USAGE)

async function main(): Promise<void> {
  if (!existsSync(MAPS)) throw new Error('There is no build: run `npm run build` first.')
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
