import type { Env } from '#worker/env.ts'

export type Clock = () => number

/** Milliseconds since the epoch. With `TEST_CLOCK=header` the request says what time it is. */
export function clockFor(env: Env, request: Request): Clock {
  const fixed = env.TEST_CLOCK === 'header' ? Number(request.headers.get('x-test-clock')) : 0
  return fixed > 0 ? () => fixed : Date.now
}
