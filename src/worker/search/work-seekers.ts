import type { HelpPage } from '#search/help-phrases.ts'
import { wordsOfNames } from '#search/names.ts'
import type { SearchResult } from '#search/search-index.ts'
import { createLexicon, nearestHeard } from '#search/spelling.ts'
import { getKind } from '#search/tokens.ts'
import { ORDERED, WORK_WORDS, WORKERS } from '#search/vocabulary.ts'
import type { Subject } from '#worker/search/site-names.ts'

const workers = createLexicon(WORKERS)

type Read = Pick<SearchResult<Subject>, 'names' | 'words' | 'isHindi' | 'services'>

/**
 * Returns the pages for somebody who looks for work, best first. A text asks for work with a phrase of the career page,
 * or with a word such as 'job' beside one for a worker. Beside a trade, the answer is to become a partner.
 */
export function pagesForWork({ names, words, isHindi, services }: Read): ReadonlyArray<HelpPage> {
  const isWorker = (word: string) => WORKERS.has(word) || (isHindi && nearestHeard(word, workers).length > 0)
  // 'A small job' is something to order.
  const asksForWork = words.some((word, at) => WORK_WORDS.has(word) && !ORDERED.has(words[at - 1] ?? ''))
  const asksForCareer = names.some(
    ({ name: { subject } }) => subject.kind === 'page' && subject.id === 'career',
  )
  const hasTrade = words.some(isWorker) || (asksForCareer && services.length > 0)
  if (hasTrade && (asksForCareer || asksForWork)) return ['become-partner', 'career']
  const named = wordsOfNames(words, names)
  const said = words.filter((word, at) => !named.has(at) && getKind(word) !== 'filler')
  return said.length > 0 && said.every((word) => WORK_WORDS.has(word)) ? ['career', 'become-partner'] : []
}
