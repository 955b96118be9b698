import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { type createWorld, DAY_MS, messageWith, startDatabase } from './message-site.ts'

export type World = ReturnType<typeof createWorld>

export const ALL_DESTINATIONS = ['upstream', 'email', 'webhook'] as const

/** Starts a database for the tests of a file. Before each test it empties the database and silences the console. */
export async function startMessageTests() {
  const { db, stop } = await startDatabase()
  let keys = 0

  async function clear(): Promise<void> {
    await db.batch([db.prepare('DELETE FROM messages'), db.prepare('DELETE FROM deliveries')])
  }

  afterAll(stop)

  beforeEach(async () => {
    await clear()
    for (const method of ['log', 'warn', 'error'] as const) vi.spyOn(console, method).mockReturnValue()
  })

  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  return {
    db,
    clear,
    /** Returns a message with a new key. */
    newMessage: (change = {}) => {
      keys += 1
      return messageWith(`key-${keys}-12345`, change)
    },
    /** Returns the rows of the stored messages. */
    stored: async (): Promise<Array<Record<string, unknown>>> =>
      (await db.prepare('SELECT * FROM messages').all()).results,
    /** Returns the states of the deliveries, by destination. */
    states: async (): Promise<Record<string, unknown>> => {
      const { results } = await db
        .prepare('SELECT destination, state FROM deliveries')
        .all<Record<string, string>>()
      return Object.fromEntries(results.map(({ destination = '', state }) => [destination, state]))
    },
    /** Runs the cron of a healthy isolate every six hours until nothing is left to do. */
    runCrons: async ({ isolate, later }: World): Promise<void> => {
      for (let run = 0; run < 8; run++) {
        later(DAY_MS / 4)
        await isolate(db).runCron()
      }
    },
  }
}
