import { type TradeWords, tradeWords } from '#upstream/seed/providers/trades.ts'
import type { SeedCity, SeedService } from '#upstream/seed/types.ts'

/** How a description begins. `{area}`, `{years}` and `{job}` are filled in, here and in how it ends. */
export const openings = [
  '{years} years in the trade, most of them around {area}.',
  'I have worked in and around {area} for {years} years.',
  'My customers are families and small shops near {area}; I started {years} years ago.',
  'I learnt the trade from my uncle and have {years} years behind me.',
  'A team of three, working from {area} for {years} years.',
  'After an ITI course I began as a helper; that was {years} years ago.',
] as const

/** How a description ends. */
export const endings = [
  'The price is named before I begin.',
  'Call in the morning and I can often come the same day.',
  'You get a bill for parts and work.',
  '{job} is what I am asked for most.',
  'Small jobs are welcome.',
  'I send a photograph when the work is done.',
] as const

/** What else customers wrote; used for low ratings too. */
export const complaints = [
  'Good work, but he came an hour late.',
  'Fine in the end; it took a second visit.',
  'The work is all right, the price was a little more than I had thought.',
] as const

export const remarks = [
  'Would call again.',
  'On time.',
  'Polite and quick.',
  'Fair price.',
  'Recommended by our neighbours, and rightly.',
  '',
] as const

export const reviewers = [
  'Asha',
  'Vivek',
  'Meena',
  'Joseph',
  'Farida',
  'Ramesh',
  'Lata',
  'Arjun',
  'Nisha',
  'Peter',
  'Zoya',
  'Kunal',
  'Leela',
  'Hari',
  'Tanvi',
  'Omkar',
  'Ritu',
  'Gautam',
  'Sara',
  'Dev',
  'Padma',
  'Nikhil',
  'Usha',
  'Amir',
  'Jaya',
] as const

/** Initials of those who wrote reviews. */
const initials = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

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
