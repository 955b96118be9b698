import type { FormTicket } from '#api/form-token.ts'
import type { AppContext } from '#worker/app.ts'
import { secretOf } from '#worker/contact/form-secret.ts'
import { readToken, writeToken } from '#worker/contact/signed-time.ts'

/** A form token of this moment for the form whose message has this key. */
export async function issueTicket(c: AppContext, key: string): Promise<FormTicket> {
  return { key, token: await writeToken(await secretOf(c), key, c.var.now()) }
}

/** When a form was begun, in milliseconds; undefined unless its token was issued by this site for its key, lately. */
export async function begunAt(
  c: AppContext,
  { key, token }: { key: string | undefined; token: string },
): Promise<number | undefined> {
  if (key === undefined || token === '') return undefined
  return readToken(await secretOf(c), key, token, c.var.now())
}
