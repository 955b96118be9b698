import {
  complaints,
  endings,
  initials,
  openings,
  remarks,
  reviewers,
} from '#upstream/seed/providers/remarks.ts'
import { type TradeWords, tradeWords } from '#upstream/seed/providers/trades.ts'
import type { SeedCity, SeedService } from '#upstream/seed/types.ts'

type Texts = ReadonlyArray<string>

/** What sample people are written with in one language. The lists of all languages are equally long. */
export type SampleWords = {
  trades: Readonly<Record<string, TradeWords>>
  openings: Texts
  endings: Texts
  complaints: Texts
  remarks: Texts
  reviewers: Texts
  initials: Texts
  /** A name of two words. */
  nameOf: (given: string, family: string) => string
  jobOf: (service: SeedService) => string
  cityOf: (city: SeedCity) => string
  areaOf: (name: string) => string
  languageOf: (name: string) => string
}

export const englishWords: SampleWords = {
  trades: tradeWords,
  openings,
  endings,
  complaints,
  remarks,
  reviewers,
  initials,
  nameOf: (given, family) => `${given} ${family}`,
  jobOf: ({ title }) => title,
  cityOf: ({ title }) => title,
  areaOf: (name) => name,
  languageOf: (name) => name,
}
