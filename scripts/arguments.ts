import { type ParseArgsConfig, parseArgs } from 'node:util'

/** Ends a command that was asked for something it does not do: the sentence, how it is used, and status 2. */
export function refuseArguments(sentence: string, usage: string): never {
  console.error(`${sentence}\n${usage}`)
  process.exit(2)
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
