/** Number of requests that are sent at the same time. */
const AT_ONCE = 10

/**
 * Sends requests of one connection until its limit refuses one, and returns that answer. The minute of the limit may
 * end in between, so up to twice the limit are accepted. @throws if none is refused
 */
export async function untilRefused<Answer extends { status: number }>(
  limit: number,
  send: () => Promise<Answer>,
): Promise<Answer> {
  for (let sent = 0; sent <= 2 * limit; sent += AT_ONCE) {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, send))
    const refused = answers.find(({ status }) => status === 429)
    if (refused) return refused
  }
  throw new Error(`none of more than ${2 * limit} requests was refused`)
}
