import { expect, test } from 'vitest'
import { readConfig, type Settings } from '#worker/config.ts'
import { type Deployed, preflight } from './preflight.ts'

function settingsWith(vars: Record<string, string>): Settings {
  const { config, problems } = readConfig({ ...vars, DB: true })
  if (!config) throw new Error(problems.join())
  return config.settings
}

const READY = {
  SITE_URL: 'https://www.home.in',
  CONTACT_EMAIL_TO: 'office@home.in',
  CONTACT_EMAIL_FROM: 'site@home.in',
}

function findWarnings(changed: Partial<Deployed>, vars: Record<string, string> = READY) {
  return preflight({
    staging: false,
    settings: settingsWith(vars),
    bindings: ['DB', 'EMAIL'],
    secrets: ['OPS_TOKEN'],
    hasDirectory: true,
    company: 'Home, 12 Lake Road, +91 98765 43210',
    ...changed,
  })
}

test('a deployment that is ready has no warning', () => {
  expect(findWarnings({})).toEqual([])
})

test.each<[string, Partial<Deployed>, Record<string, string>?]>([
  ['SITE_URL', {}, { CONTACT_EMAIL_TO: 'a@home.in', CONTACT_EMAIL_FROM: 'b@home.in' }],
  ['destination', {}, { SITE_URL: 'https://www.home.in' }],
  ['directory', { hasDirectory: false }],
  ['OPS_TOKEN', { secrets: [] }],
  ['.example', { company: 'care@brand.example' }],
  ['zeros', { company: 'tel:+910000000000' }],
  ['placeholder', { company: 'Placeholder Road' }],
  ['RUM_ANALYTIC', { bindings: ['DB', 'RUM_ANALYTIC'] }],
  ['http:', { secrets: ['OPS_TOKEN', 'UPSTREAM_TOKEN'] }, { ...READY, UPSTREAM_URL: 'http://api.home.in' }],
])('the preflight names %s once, with a fix, when it is missing or wrong', (name, changed, vars) => {
  const warnings = findWarnings(changed, vars)
  expect(warnings).toHaveLength(1)
  expect(warnings[0]?.problem).toContain(name)
  expect(warnings[0]?.fix).not.toBe('')
})

test('the preflight of staging accepts an empty SITE_URL and no directory, and nothing else', () => {
  const staging = { staging: true, hasDirectory: false }
  const { SITE_URL: _, ...vars } = READY
  expect(findWarnings(staging, vars)).toEqual([])
  const missing = findWarnings({ ...staging, secrets: [] }, {})
  expect(missing.map(({ problem }) => problem.split(' ')[0])).toEqual(['contact', 'OPS_TOKEN'])
  expect(missing.at(-1)?.fix).toContain('--env staging')
})
