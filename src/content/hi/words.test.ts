import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const CONTENT = path.join(import.meta.dirname, '..')

function filesIn(folder: string): Array<string> {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
}

function read(...parts: ReadonlyArray<string>): string {
  return readFileSync(path.join(CONTENT, ...parts), 'utf8')
}

const english = filesIn(path.join(CONTENT, 'en'))
const hindi = filesIn(import.meta.dirname)

/** Returns the names of a file's exports, without types. */
function getExports(code: string): Array<string> {
  return [...code.matchAll(/^export (?:const|function) (\w+)/gm)].flatMap(([, name]) => name ?? []).sort()
}

function findLiterals(code: string): Array<string> {
  const matches = code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)
  return [...matches].map(([, single, double, template]) => single ?? double ?? template ?? '')
}

/** Returns the texts of a file, with dashes for the inserted values. */
function collectTexts(code: string): Array<string> {
  let rest = code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import [\s\S]*?['"]$/gm, '')
  const filledIn: Array<string> = []
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = rest.replace(/\$\{([^{}]*)\}/g, (_, expression: string) => {
      filledIn.push(...findLiterals(expression))
      return '–'
    })
  }
  return [...filledIn, ...findLiterals(rest)]
}

/** The Hindi facts of jobs, which are YAML. */
const factFiles = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .sort()

/** Returns the values of a YAML file; its keys are names of fields and ids. */
function collectValues(value: unknown): Array<string> {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collectValues) : []
}

const factTexts = factFiles.flatMap((file) =>
  collectValues(parse(read('hi', file))).map((text) => `${file}: ${text}`),
)
const texts = [
  ...hindi.flatMap((file) => collectTexts(read('hi', file)).map((text) => `${file}: ${text}`)),
  ...factTexts,
]

test('every file of strings has a twin in the other language', () => {
  expect(hindi).toEqual(english)
})

test('the Hindi file exports what the English one does', () => {
  const shared = hindi.filter((file) => english.includes(file))
  const names = (...folder: ReadonlyArray<string>) =>
    Object.fromEntries(shared.map((file) => [file, getExports(read(...folder, file))]))
  expect(names('hi')).toEqual(names('en'))
})

test('modules import strings by their English path only', () => {
  const wrong = hindi.filter((file) => /from '[^']*content\/hi\/|from '\.\//.test(read('hi', file)))
  expect(wrong).toEqual([])
})

test('Hindi texts have no run of more than three Latin words', () => {
  const run =
    /\p{Script=Latin}[\p{L}\p{M}\p{N}'’.@/-]*(?:[\s,;:()“”"–&+]+\p{Script=Latin}[\p{L}\p{M}\p{N}'’.@/-]*){3}/u
  expect(texts.filter((text) => run.test(text.slice(text.indexOf(': ') + 2)))).toEqual([])
})

test('Hindi files are in NFC and spelt as the style guide has it', () => {
  const files = [...hindi, ...factFiles]
  expect(files.filter((file) => read('hi', file) !== read('hi', file).normalize('NFC'))).toEqual([])
  const misspelt =
    /सफाई|साफ(?!़)|फोन|फ्र|फर्श|जरूर|दरवाजा|आवाज(?!़)|तरीका|इलाका|खराब|खाली|दाग(?!़)|गये|नयी|लिये|चाहिये|क़ीमत|पेशेवर|सत्यापित|हेतु|द्वारा|[०-९]/u
  expect(texts.filter((text) => misspelt.test(text))).toEqual([])
})

test('Hindi facts of jobs are sentences in Devanagari that end with a danda', () => {
  const withoutFile = (text: string) => text.slice(text.indexOf(': ') + 2)
  expect(factTexts.filter((text) => !/\p{Script=Devanagari}/u.test(withoutFile(text)))).toEqual([])
  // The title of a size is no sentence.
  const sentences = factTexts.filter((text) => withoutFile(text).length >= 20)
  expect(sentences.filter((text) => !/[^\s][।?]$/u.test(text))).toEqual([])
})
