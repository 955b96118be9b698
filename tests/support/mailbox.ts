import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

export type Mail = { headers: Map<string, string>; text: string }

function readMail(file: string): Mail {
  const [head = '', body = ''] = readFileSync(file, 'utf8').split('\r\n\r\n')
  const lines = head.replaceAll('\r\n ', ' ').split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  return { headers: new Map(headers), text: Buffer.from(body, 'base64').toString('utf8') }
}

export type Mailbox = {
  /** The folder for `createRuntime`. */
  folder: string
  /** What the simulated e-mail service was given so far. */
  mails: () => Array<Mail>
  /** The mails with a text in them, once there are so many. */
  arrived: (text: string, count: number) => Promise<Array<Mail>>
  remove: () => Promise<void>
}

/** Where the e-mails of a runtime appear. */
export async function openMailbox(): Promise<Mailbox> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mailbox-'))
  const mails = () => globSync(path.join(folder, 'email/**/*.eml')).map(readMail)
  const arrived = async (text: string, count: number): Promise<Array<Mail>> => {
    for (;;) {
      const found = mails().filter((mail) => mail.text.includes(text))
      if (found.length >= count) return found
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  return { folder, mails, arrived, remove: () => rm(folder, { recursive: true, force: true }) }
}
