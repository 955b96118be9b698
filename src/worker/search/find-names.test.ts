import { expect, test } from 'vitest'
import { serviceCatalogue } from '#content/data/services.ts'
import { allWords } from '#search/words.ts'
import { tradeWords } from './find-names.ts'

test('the words of trades are those that the built-in services are told with', () => {
  const told = serviceCatalogue.flatMap(({ title, summary }) => allWords(`${title} ${summary}`))
  expect(tradeWords).toEqual([...new Set(told)].sort())
})
