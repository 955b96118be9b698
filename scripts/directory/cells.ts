import * as v from 'valibot'
import { MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from '#api/schemas/fields.ts'
import { calendarDate } from '#api/schemas/provider.ts'
import { toPlainDigits } from '#lib/normalize-contact.ts'
import {
  cleanText,
  findEntryProblem,
  findNameProblem,
  findTextProblem,
  isBrokenHindi,
  toSameness,
} from './cell-text.ts'
import type { CsvRow, RefuseValue } from './read-csv.ts'

const MAX_IN_LIST = 50
/** Columns with a line for each paragraph or review. */
const LINES = ['about', 'about_hi', 'reviews', 'reviews_hi']
/** Columns of names, which have at least two letters. */
const NAMES = ['name', 'title', 'areas', 'languages', 'skills', 'certifications']
/** Lists of names of places and languages. */
const PROPER_NAMES = ['areas', 'languages']

/** Returns readers for the values of one row. They report an invalid value and read it as empty. */
export function cellReaders(fields: CsvRow['fields'], today: string, refuse: RefuseValue) {
  /** Reads one text: a cell, a line or an entry of a list, with the problem that it has as such. */
  function readText(column: string, value: string, ownProblem?: string): string {
    const clean = cleanText(value)
    const problem =
      (column.endsWith('_hi') && isBrokenHindi(value)
        ? 'expected Hindi in Devanagari letters of Unicode'
        : undefined) ??
      (!LINES.includes(column) && /[\n\t]/.test(value) ? 'a line end or a tab' : undefined) ??
      findTextProblem(value, clean) ??
      ownProblem ??
      (NAMES.includes(column.replace('_hi', '')) ? findNameProblem(clean) : undefined)
    if (problem) refuse(column, value, problem)
    return problem ? '' : clean
  }
  function cell(column: string, longest: number): string {
    const value = fields[column] ?? ''
    if (value.length > longest) refuse(column, value, `longer than ${longest} characters`)
    return value
  }
  function text(column: string, longest = MAX_NAME_LENGTH): string {
    return readText(column, cell(column, longest))
  }
  function lines(column: string, longest = MAX_TEXT_LENGTH): Array<string> {
    const values = cell(column, longest).split('\n')
    function readLine(line: string): string {
      // The name and the text of a review are texts as well.
      const parts = line.includes('|') ? line.split('|') : []
      const problems = parts.map((part) => findTextProblem(part.trim()))
      return readText(column, line, problems.find(Boolean))
    }
    return values.map((value) => readLine(value.trim())).filter(Boolean)
  }
  function list(column: string): Array<string> {
    const values = cell(column, MAX_TEXT_LENGTH * 2).split('|')
    if (values.length > MAX_IN_LIST) refuse(column, '', `more than ${MAX_IN_LIST} entries`)
    const names = PROPER_NAMES.includes(column.replace('_hi', ''))
    function readEntry(entry: string): string {
      const isLong = entry.length > MAX_NAME_LENGTH
      const problem = isLong
        ? `longer than ${MAX_NAME_LENGTH} characters`
        : findEntryProblem(cleanText(entry), { names })
      return readText(column, entry, problem)
    }
    return values.map((value) => readEntry(value.trim())).filter(Boolean)
  }
  function number(column: string, most: number, { least = 0, isWhole = true } = {}): number | undefined {
    const value = toPlainDigits(text(column))
    if (value === '') return undefined
    const number = /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : Number.NaN
    if (number >= least && number <= most && (!isWhole || Number.isInteger(number))) return number
    refuse(column, value, `expected a ${isWhole ? 'whole ' : ''}number from ${least} to ${most}`)
    return undefined
  }
  function date(column: string): string | undefined {
    const value = toPlainDigits(text(column))
    if (value === '') return undefined
    if (!v.is(calendarDate, value)) refuse(column, value, 'expected a date like 2026-04-30')
    else if (value > today) refuse(column, value, 'expected a day that is not in the future')
    else return value
    return undefined
  }
  /** Reads the entries of a list, each once. */
  function unique(column: string): Array<string> {
    const entries = list(column)
    const kinds = entries.map(toSameness)
    return entries.filter((_, index) => kinds.indexOf(kinds[index] ?? '') === index)
  }
  return { text, list, lines, number, date, unique }
}

export type Readers = ReturnType<typeof cellReaders>
