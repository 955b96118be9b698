import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

export type Mailbox = {
  /** The folder for `createRuntime`. */
  folder: string
  /** The texts of the e-mails with some words, once there are so many. */
  arrived: (words: string, count: number) => Promise<Array<string>>
  remove: () => Promise<void>
}

/** Opens a folder in which the e-mails of a runtime appear. */
export async function openMailbox(): Promise<Mailbox> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mailbox-'))
  const texts = () =>
    globSync(path.join(folder, 'email/*/email-text/*.txt')).map((file) => readFileSync(file, 'utf8'))
  const arrived = async (words: string, count: number): Promise<Array<string>> => {
    for (;;) {
      const found = texts().filter((text) => text.includes(words))
      if (found.length >= count) return found
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  return { folder, arrived, remove: () => rm(folder, { recursive: true, force: true }) }
}
