import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { runCommand } from './arguments.ts'

/**
 * Checks comments and titles of tests against the writing rules of CONTRIBUTING.md. Exits with 1 when one is broken.
 */
const MAX_COMMENT_LINE = 120
const MAX_TITLE = 100
const HEADLESS = /^(?:What|Whether|Who|How|So|As|Of|That of)\b/
const LITERARY =
  /\b(?:anew|mends?|mended|a blank|blanks|whoever|nobody is told|the dead|word on it|in front of|left alone|leave alone|leaves alone|beside it all)\b/i
const TITLE = /^\s*(?:test|it)(?:\.\w+(?:\([^)]*\))?(?:<[^>]*>)?)*\(\s*(['"`])(.*?)\1/

type Finding = { file: string; line: number; rule: string; text: string }

/** Returns the comments of a file, each with the line that it begins on. */
function findComments(lines: ReadonlyArray<string>): Array<{ line: number; text: string }> {
  const comments: Array<{ line: number; text: string }> = []
  let isOpen = false
  for (const [index, line] of lines.entries()) {
    const trimmed = line.trim()
    const begins = /^(?:\/\*\*?|\/\/|--|\{\/\*)\s?/.test(trimmed)
    const isLineComment = /^(?:\/\/|--)/.test(trimmed)
    const text = trimmed.replace(/^(?:\/\*\*?|\/\/|--|\{\/\*|\*\/|\*)\s?/, '').replace(/\s*\*\/\}?$/, '')
    const last = comments.at(-1)
    const goesOn =
      isOpen || (isLineComment && last !== undefined && /^\s*(?:\/\/|--)/.test(lines[index - 1] ?? ''))
    if (goesOn && last) last.text = `${last.text} ${text}`.trim()
    else if (begins) comments.push({ line: index + 1, text })
    if (/^(?:\/\*|\{\/\*)/.test(trimmed)) isOpen = true
    if (trimmed.includes('*/')) isOpen = false
  }
  return comments
}

function check(file: string): Array<Finding> {
  const lines = readFileSync(file, 'utf8').split('\n')
  const findings: Array<Finding> = []
  const add = (line: number, rule: string, text: string) => {
    findings.push({ file, line, rule, text })
  }
  for (const { line, text } of findComments(lines)) {
    if (HEADLESS.test(text)) add(line, 'begins without a subject', text)
    const found = text.match(LITERARY)
    if (found) add(line, `"${found[0]}"`, text)
  }
  for (const [index, line] of lines.entries()) {
    const isComment = /^\s*(?:\/\*|\*|\/\/|--)/.test(line)
    if (isComment && line.length > MAX_COMMENT_LINE && !/https?:|biome-ignore/.test(line))
      add(index + 1, `over ${MAX_COMMENT_LINE} characters`, line.trim())
    const title = line.match(TITLE)?.[2] ?? ''
    if (title.length > MAX_TITLE) add(index + 1, `title over ${MAX_TITLE} characters`, title)
    const found = title.match(LITERARY)
    if (found) add(index + 1, `title with "${found[0]}"`, title)
  }
  return findings
}

function main(): void {
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(?:tsx?|css|sql)$/.test(file) && !/\.gen\.ts$|check-prose/.test(file))
  const findings = files.flatMap(check)
  for (const { file, line, rule, text } of findings)
    console.log(`${file}:${line} ${rule}: ${text.slice(0, 160)}`)
  console.log(`${findings.length} findings`)
  if (findings.length > 0) process.exitCode = 1
}

await runCommand(async () => main())
