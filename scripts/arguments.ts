import path from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import * as v from 'valibot'

// A reader of the output may stop early: `npm run messages | head -1`.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1))

/** Refuses arguments: prints a sentence and the usage, and exits with status 2. */
export function refuseArguments(sentence: string, usage: string): never {
  console.error(`${sentence}\n${usage}`)
  process.exit(2)
}

/** The place of an error in a file that wrangler cannot read. */
const placedSchema = v.object({ location: v.object({ file: v.string(), line: v.number() }) })

/**
 * Returns the message of an error for the operator: a mistake in wrangler.toml with its place, a locked database with
 * the remedy.
 */
export function toSentence(error: unknown): string {
  const sentence = error instanceof Error ? error.message : String(error)
  if (v.is(placedSchema, error)) {
    const { file, line } = error.location
    return `${path.relative('', file)}, line ${line}: ${sentence}`
  }
  if (sentence.includes('database is locked'))
    return 'Another command or the site is writing to the database: run this one again.'
  return sentence.replace(/^Processing (\S+) configuration:\s+- /, '$1: ')
}

/**
 * Runs a command. An error is a sentence for the operator and exits with status 1 at once, because a runtime that did
 * not start would keep the process alive.
 */
export async function runCommand(command: () => Promise<unknown>): Promise<void> {
  try {
    await command()
  } catch (error) {
    console.error(toSentence(error))
    process.exit(1)
  }
}

/** Returns the path of a file in the folder of the caller: npm runs scripts in the repository. */
export function callerPath(file: string): string {
  return path.resolve(process.env.INIT_CWD ?? '', file)
}

/** Returns the arguments of a command. Refuses unknown ones. */
export function readArguments<T extends ParseArgsConfig>(
  config: T,
  usage: string,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config)
  } catch (error) {
    return refuseArguments(error instanceof Error ? error.message : String(error), usage)
  }
}
