import path from 'node:path'
import { runnerImport } from 'vite'
import type { Language } from '#lib/language.ts'
import { words } from '../build/words.ts'

const ROOT = path.join(import.meta.dirname, '../..')

/** Returns the cards in a language. Its modules get the strings of the language as in a build. */
export async function cardsIn({
  code,
}: Language): Promise<ReturnType<typeof import('./cards.ts').socialCards>> {
  const { module } = await runnerImport<typeof import('./cards.ts')>(
    path.join(import.meta.dirname, 'cards.ts'),
    {
      root: ROOT,
      configFile: false,
      logLevel: 'error',
      plugins: [words(code)],
      define: { __LANGUAGE__: JSON.stringify(code) },
    },
  )
  return module.socialCards()
}
