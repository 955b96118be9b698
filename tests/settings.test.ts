import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import { secrets, secretsIn, settings, settingsIn } from '../src/worker/settings.ts'

const ROOT = path.join(import.meta.dirname, '..')
const WRANGLER = path.join(ROOT, 'wrangler.toml')

const contentOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

type Documented = { name: string; whenAbsent: string; comment: string }

/** The variables of wrangler.toml in their order, each with the comment above it. */
function documented(): Array<Documented> {
  const [, section = ''] = /^\[vars\]\n(.*?)\n\n/ms.exec(contentOf('wrangler.toml')) ?? []
  const found: Array<Documented> = []
  let comment: Array<string> = []
  for (const line of section.split('\n')) {
    if (line.startsWith('#')) comment.push(line.slice(1).trim())
    else {
      const [, name = line, whenAbsent = ''] = /^([A-Z_]+) = "(.*)"$/.exec(line) ?? []
      found.push({ name, whenAbsent, comment: comment.join(' ') })
      comment = []
    }
  }
  return found
}

test('wrangler.toml has every setting of the table with its default and its comment, and no other', () => {
  const table = Object.entries(settings).map(([name, schema]) => ({
    name,
    whenAbsent: v.getDefault(schema),
    comment: v.getDescription(schema),
  }))
  expect(documented()).toEqual(table)
})

/** The secrets that wrangler.toml tells of: a line that begins with a name, and what follows it. */
function documentedSecrets(): Array<[string, string]> {
  const [, section = ''] =
    /^# Secrets are no variables: .*?\n# (.*?)\n\n/ms.exec(contentOf('wrangler.toml')) ?? []
  return section.split(/\n# (?=[A-Z]+_[A-Z_]+ )/).map((entry) => {
    const [name = '', ...comment] = entry.replaceAll('\n# ', ' ').split(' ')
    return [name, comment.join(' ')]
  })
}

test('wrangler.toml tells of every secret', () => {
  expect(documentedSecrets()).toEqual(Object.entries(secrets))
})

test('every setting can be given in the environment', () => {
  const given = Object.fromEntries(Object.keys(settings).map((name) => [name, `given ${name}`]))
  expect(settingsIn({ ...given, PATH: '/bin' })).toEqual(given)
  expect(settingsIn({ HOME: '/' })).toEqual({})
  expect(secretsIn({ OPS_TOKEN: 'given', PATH: '/bin' })).toEqual({ OPS_TOKEN: 'given' })
})

/** Names of the environment that scripts and tests read. */
function environmentNames(): Array<string> {
  const files = ['scripts', 'tests'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => path.join(folder, file)),
  )
  const namesIn = (text: string) => [
    ...[...text.matchAll(/process\.env\.([A-Z_]+)/g)].map(([, name = '']) => name),
    ...[...text.matchAll(/\{ ([A-Z_, ]+) \} = process\.env/g)].flatMap(([, names = '']) => names.split(', ')),
  ]
  return files.flatMap((file) => namesIn(contentOf(file)))
}

test('every setting, binding and variable that the readme names is there', () => {
  const bindings = [...contentOf('wrangler.toml').matchAll(/^#? ?(?:binding|name) = "([A-Z_]+)"$/gm)].map(
    ([, name = '']) => name,
  )
  const known = [...Object.keys(settings), ...Object.keys(secrets), ...bindings, ...environmentNames()]
  const named = [
    ...contentOf('README.md').matchAll(/`([A-Z][A-Z\d]*(?:_[A-Z\d]+)+|ADS_\*|PORT|PEERS|HSTS)(?:=| = |`)/g),
  ].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => name !== 'ADS_*' && !known.includes(name))).toEqual([])
})

test('with a route or a domain the site is at no second address', () => {
  expect(unstable_readConfig({ config: WRANGLER }).workers_dev).toBeUndefined()
})
