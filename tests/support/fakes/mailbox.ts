import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

type Mailbox = {
  /** The folder for `createRuntime`. */
  folder: string
  /** Waits until `count` e-mails contain `words`, and returns their texts. */
  arrived: (words: string, count: number) => Promise<Array<string>>
  /** Returns the texts of the e-mails so far that contain `words`. */
  find: (words: string) => Array<string>
  remove: () => Promise<void>
}

/** Creates a folder that receives the e-mails of a runtime. */
export async function openMailbox(): Promise<Mailbox> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mailbox-'))
  const find = (words: string) =>
    globSync(path.join(folder, 'email/*/email-text/*.txt'))
      .map((file) => readFileSync(file, 'utf8'))
      .filter((text) => text.includes(words))
  const arrived = async (words: string, count: number): Promise<Array<string>> => {
    for (;;) {
      const mail = find(words)
      if (mail.length >= count) return mail
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  return { folder, arrived, find, remove: () => rm(folder, { recursive: true, force: true }) }
}
