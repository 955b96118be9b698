export type Judgement = { kind: 'sent' } | { kind: 'later' } | { kind: 'refused'; reason: string }

/** Answers that say nothing about the message: too early, too many, or no access to the service at the moment. */
const LATER = [401, 408, 425, 429]

function read(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
}

/** What the answer to a message that was sent later means for it. */
export function judgeAnswer(status: number, body: unknown): Judgement {
  if (status >= 200 && status < 300 && read(body, 'code') === 200) return { kind: 'sent' }
  const isAnswer = typeof read(body, 'code') === 'number'
  if (!isAnswer || status >= 500 || LATER.includes(status)) return { kind: 'later' }
  const message = read(body, 'message')
  return { kind: 'refused', reason: typeof message === 'string' ? message : '' }
}
