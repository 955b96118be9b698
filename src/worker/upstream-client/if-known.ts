import { ApiError } from '#api/errors.ts'
import type { UnlessFailed } from '#api/result.ts'

/** Returns the result of a read; undefined if the upstream failed. */
export async function ifKnown<T>(read: Promise<T>): Promise<T | undefined> {
  try {
    return await read
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  }
}

/** The same with something else in its place. */
export const unlessUnknown: UnlessFailed = async (read, other) => (await ifKnown(read)) ?? other
