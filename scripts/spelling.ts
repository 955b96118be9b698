import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findProgram } from './system-packages.ts'

/** The dictionary of Debian's hunspell-hi, without the endings of its two files. */
const DICTIONARY = '/usr/share/hunspell/hi_IN'

type Found = { count: number; file: string }

/** Returns every Hindi word of the site, how often it is written and where first. */
function writtenWords(): Map<string, Found> {
  const words = new Map<string, Found>()
  const files = globSync('src/**/hi/**/*.{ts,html}', { exclude: ['**/*.test.ts'] }).sort()
  for (const file of files) {
    for (const [word] of readFileSync(file, 'utf8').matchAll(/\p{Script=Devanagari}+/gu)) {
      const found = words.get(word) ?? { count: 0, file }
      words.set(word, { ...found, count: found.count + 1 })
    }
  }
  return words
}

/**
 * Returns the words that the dictionary lacks. Its letters get the vowel signs, because hunspell would cut words at
 * them.
 */
function unknownWords(words: Iterable<string>): Array<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'spelling-'))
  try {
    const copy = path.join(folder, 'hi')
    writeFileSync(`${copy}.aff`, `${readFileSync(`${DICTIONARY}.aff`, 'utf8')}\nWORDCHARS ािीॉोौ\n`)
    symlinkSync(`${DICTIONARY}.dic`, `${copy}.dic`)
    const input = [...words].join('\n')
    const unknown = execFileSync('hunspell', ['-i', 'UTF-8', '-d', copy, '-l'], { input, encoding: 'utf8' })
    return unknown.split('\n').filter(Boolean)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Returns a word without the signs that are often left out or written in two ways: dots, half nasals, the two signs
 * above, य before a vowel.
 */
function rough(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[\u093cॅ]/g, '')
    .replace(/ँ|[ङञणनम]्(?=[क-म])/g, 'ं')
    .replace(/ॉ/g, 'ा')
    .replace(/ये/g, 'ए')
    .replace(/यी/g, 'ई')
}

if (!findProgram(['hunspell']) || !existsSync(`${DICTIONARY}.dic`)) {
  console.error('The report needs two packages of Debian: apt-get install hunspell hunspell-hi')
  process.exit(1)
}
const words = writtenWords()
const told = (word: string) => `${word} ${words.get(word)?.count}`

console.log('Perhaps one word, written in two ways:')
for (const alike of Map.groupBy(words.keys(), rough).values()) {
  if (alike.length > 1) console.log(alike.map(told).join(' | '))
}
const unknown = unknownWords(words.keys())
console.log(`\nNot in the dictionary: ${unknown.length} of ${words.size} words, the most frequent first.`)
for (const word of unknown.sort((a, b) => (words.get(b)?.count ?? 0) - (words.get(a)?.count ?? 0))) {
  console.log(`${told(word)} ${words.get(word)?.file}`)
}
