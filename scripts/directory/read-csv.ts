import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'

/** An invalid value in a file, and the reason. `line` counts from 1 and includes blank lines. */
export type Problem = { line: number; column: string; value: string; message: string }

/** A row of the file, with its values by column name. */
export type CsvRow = { line: number; fields: Readonly<Record<string, string>> }

/** Opens the file at its start. It is read twice: once to detect the encoding, once for the rows. */
export type OpenFile = () => Iterable<Uint8Array> | AsyncIterable<Uint8Array>

type Refuse = (problem: Problem) => void

/** Reports an invalid value of the current row. */
export type RefuseValue = (column: string, value: string, message: string) => void

type Columns = { required: ReadonlyArray<string>; known: ReadonlyArray<string> }

/** A longer row has an unclosed quotation mark. */
const MAX_ROW_CHARACTERS = 1_000_000
const DELIMITERS = [',', ';', '\t']

function problem(line: number, message: string, column = '', value = ''): Problem {
  return { line, column, value, message }
}

function breaksIn(text: string): number {
  return text.split('\n').length - 1
}

/** Detects the encoding of a file, or the line on which a UTF-8 file has bytes of another encoding. */
async function getEncoding(open: OpenFile): Promise<{ encoding: string } | { brokenLine: number }> {
  const strict = new TextDecoder('utf-8', { fatal: true })
  let line = 1
  let breaks = 0
  let isFirst = true
  let hasLetters = false
  let chunk: Uint8Array = new Uint8Array()
  try {
    for await (chunk of open()) {
      const [first, second] = chunk
      if (isFirst && ((first === 0xff && second === 0xfe) || second === 0)) return { encoding: 'utf-16le' }
      if (isFirst && ((first === 0xfe && second === 0xff) || first === 0)) return { encoding: 'utf-16be' }
      isFirst = false
      line += breaks
      const text = strict.decode(chunk, { stream: true })
      hasLetters ||= /[^\0-\x7f]/.test(text)
      breaks = breaksIn(text)
    }
    strict.decode()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    // Windows-1252 text hardly ever contains a sequence that is valid UTF-8.
    const loose = new TextDecoder('utf-8').decode(chunk)
    if (!hasLetters && !/[^\0-\x7f\ufffd]/.test(loose)) return { encoding: 'windows-1252' }
    return { brokenLine: line + breaksIn(loose.slice(0, loose.indexOf('\ufffd'))) }
  }
  return { encoding: 'utf-8' }
}

/** Decodes a file and ends its lines with line feeds. */
async function* decode(open: OpenFile, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  let held = ''
  for await (const chunk of open()) {
    const text = held + decoder.decode(chunk, { stream: true })
    held = text.endsWith('\r') ? '\r' : ''
    yield text.slice(0, text.length - held.length).replaceAll(/\r\n?/g, '\n')
  }
  yield held.replace('\r', '\n') + decoder.decode()
}

/** Reads until the first line is complete, and returns all text read so far. */
async function readStart(texts: AsyncGenerator<string>): Promise<string> {
  let start = ''
  while (!start.includes('\n')) {
    const { value, done } = await texts.next()
    if (done) break
    start += value
  }
  return start
}

async function* joined(start: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield start
  yield* rest
}

/** Returns the most frequent delimiter of the first line, outside of quotes. */
function getDelimiter(text: string): string {
  const [head = ''] = text.replace(/"[^"]*"/g, '').split('\n', 1)
  const counts = DELIMITERS.map((delimiter) => head.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ','
}

/** Describes an error of csv-parse as a problem; `start` is the first line of the row. */
function syntaxProblem(error: unknown, start: number, skipped: number): Problem {
  if (!(error instanceof CsvError)) throw error
  if (['CSV_QUOTE_NOT_CLOSED', 'CSV_MAX_RECORD_SIZE'].includes(error.code))
    return problem(start, 'a quotation mark is opened in this row and not closed')
  const line = typeof error.lines === 'number' ? error.lines + skipped : start
  return problem(line, 'expected quotation marks around the whole value, and those within it twice')
}

/** Yields the records of a file that are not blank, each with the line on which it begins. */
async function* readRecords(
  open: OpenFile,
  refuse: Refuse,
): AsyncGenerator<{ line: number; record: Array<string> }> {
  const detected = await getEncoding(open)
  if ('brokenLine' in detected) {
    refuse(problem(detected.brokenLine, 'bytes that are not UTF-8: save the file as "CSV UTF-8"'))
    return
  }
  const texts = decode(open, detected.encoding)
  const start = await readStart(texts)
  const [separatorLine = '', separator] = /^"?sep=(.)"?[,;\t]*\n/i.exec(start) ?? []
  const skipped = separatorLine === '' ? 0 : 1
  const table = start.slice(separatorLine.length)
  let parsed = 0
  const parser = parse({
    delimiter: separator ?? getDelimiter(table),
    record_delimiter: '\n',
    info: true,
    relax_column_count: true,
    trim: true,
    max_record_size: MAX_ROW_CHARACTERS,
    on_record: (record, { lines }) => {
      parsed = lines
      return record
    },
  })
  const source = pipeline(Readable.from(joined(table, texts)), parser)
  source.catch(() => {})
  let last = skipped
  try {
    for await (const { record, info } of parser) {
      const line = last + 1
      last = skipped + info.lines
      const values: Array<string> = record.map((value: string) => value.trim())
      if (values.some(Boolean)) yield { line, record: values }
    }
  } catch (error) {
    refuse(syntaxProblem(error, skipped + parsed + 1, skipped))
  }
}

/** Reads the names of the columns, in any letter case and with spaces for underscores. */
function readHead(line: number, record: Array<string>, { required, known }: Columns, refuse: Refuse) {
  const names = record.map((name) => name.toLowerCase().replace(/[\s-]+/g, '_'))
  for (const name of required)
    if (!names.includes(name)) refuse(problem(line, 'this column is required and is not there', name))
  for (const [index, name] of names.entries()) {
    if (name === '') continue
    if (!known.includes(name)) refuse(problem(line, `no such column; expected ${known.join(', ')}`, name))
    else if (names.indexOf(name) !== index) refuse(problem(line, 'this column is there twice', name))
  }
  return { names, width: names.findLastIndex((name) => name !== '') + 1 }
}

/**
 * Yields the rows of a CSV file as spreadsheets export it: UTF-8, UTF-16 or Windows-1252, delimited by comma, semicolon
 * or tab. A first line such as `sep=;` may name the delimiter. The next line names the columns: all of `required`, and
 * any of `known`.
 */
export async function* readCsv(open: OpenFile, columns: Columns, refuse: Refuse): AsyncGenerator<CsvRow> {
  let head: ReturnType<typeof readHead> | undefined
  let isRefused = false
  for await (const { line, record } of readRecords(open, refuse)) {
    if (!head) {
      head = readHead(line, record, columns, (reason) => {
        isRefused = true
        refuse(reason)
      })
      if (isRefused) return
      continue
    }
    const { names, width } = head
    if (record.length < width) refuse(problem(line, `the row has ${record.length} values; expected ${width}`))
    const nameless = record.find((value, index) => value !== '' && !names[index])
    if (nameless !== undefined) refuse(problem(line, 'a value in a column without a name', '', nameless))
    yield { line, fields: Object.fromEntries(names.map((name, index) => [name, record[index] ?? ''])) }
  }
}
