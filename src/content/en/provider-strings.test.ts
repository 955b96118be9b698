import { expect, test } from 'vitest'
import { providerList as hindiList } from '#content-hi/provider-list.ts'
import { providerStrings as hindi } from '#content-hi/provider-strings.ts'
import { providerList } from './provider-list.ts'
import { providerStrings } from './provider-strings.ts'

test('many professionals are counted with the commas of India, in both languages', () => {
  for (const words of [providerStrings, hindi])
    for (const text of [words.best.all(123_456), words.panel.showAll(123_456)])
      expect(text).toContain('1,23,456')
  for (const { count: found, shown } of [providerList, hindiList])
    for (const text of [found(123_456), shown(123_456)]) expect(text).toContain('1,23,456')
})
