import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeWholeFile } from './write-whole-file.ts'

let folder = ''
let file = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'whole-file-'))
  file = path.join(folder, 'all.csv')
  writeFileSync(file, 'before', { mode: 0o644 })
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a file keeps its text when the disk is full', () => {
  const write = (part: string) => {
    writeFileSync(part, 'half')
    throw new Error('ENOSPC')
  }
  expect(() => writeWholeFile(file, write)).toThrow('ENOSPC')
  expect(readdirSync(folder)).toEqual(['all.csv'])
  expect(readFileSync(file, 'utf8')).toBe('before')
})

test('a file is replaced by one that only its owner can read', () => {
  writeWholeFile(file, (part) => writeFileSync(part, 'after'))
  expect(readdirSync(folder)).toEqual(['all.csv'])
  expect(readFileSync(file, 'utf8')).toBe('after')
  expect(statSync(file).mode & 0o777).toBe(0o600)
})
