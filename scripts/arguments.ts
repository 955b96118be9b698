import { type ParseArgsConfig, parseArgs } from 'node:util'

// Who reads what a command prints may have seen enough: `npm run messages | head -1`.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1))

/** Ends a command that was asked for something it does not do: the sentence, how it is used, and status 2. */
export function refuseArguments(sentence: string, usage: string): never {
  console.error(`${sentence}\n${usage}`)
  process.exit(2)
}

/**
 * Runs a command. What it throws is a sentence for the operator, and ends it with status 1, at once: a runtime that did not
 * start would keep it from ending.
 */
export async function runCommand(command: () => Promise<unknown>): Promise<void> {
  try {
    await command()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

/** The arguments of a command. One that it does not know ends it. */
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
