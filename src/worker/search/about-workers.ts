import type { HelpPage } from '#search/help-phrases.ts'
import { wordsOfNames } from '#search/names.ts'
import type { SearchResult } from '#search/search-index.ts'
import { createLexicon, nearestHeard } from '#search/spelling.ts'
import { getKind } from '#search/tokens.ts'
import { ARRIVALS, NEGATIONS, ORDERED, WORK_WORDS, WORKERS, WRONGS } from '#search/vocabulary.ts'
import type { Subject } from '#worker/search/site-names.ts'

const workers = createLexicon(WORKERS)

type Read = Pick<SearchResult<Subject>, 'names' | 'words' | 'isHindi' | 'services'>

/**
 * Returns the pages for a text about workers rather than their work, best first. A text complains with a worker and a
 * wrong, or with a worker who did not come. It asks for work with a phrase of the career page, or with a word such as
 * 'job' beside one for a worker. Beside a trade, the answer is to become a partner.
 */
export function pagesAboutWorkers({ names, words, isHindi, services }: Read): ReadonlyArray<HelpPage> {
  const hasWorker = words.some(
    (word) => WORKERS.has(word) || (isHindi && nearestHeard(word, workers).length > 0),
  )
  const isAbsent = words.some((word) => NEGATIONS.has(word)) && words.some((word) => ARRIVALS.has(word))
  if (hasWorker && (isAbsent || words.some((word) => WRONGS.has(word)))) return ['complaint', 'contact']
  // 'A small job' is something to order.
  const asksForWork = words.some((word, at) => WORK_WORDS.has(word) && !ORDERED.has(words[at - 1] ?? ''))
  const asksForCareer = names.some(
    ({ name: { subject } }) => subject.kind === 'page' && subject.id === 'career',
  )
  const hasTrade = hasWorker || (asksForCareer && services.length > 0)
  if (hasTrade && (asksForCareer || asksForWork)) return ['become-partner', 'career']
  const named = wordsOfNames(words, names)
  const said = words.filter((word, at) => !named.has(at) && getKind(word) !== 'filler')
  return said.length > 0 && said.every((word) => WORK_WORDS.has(word)) ? ['career', 'become-partner'] : []
}
