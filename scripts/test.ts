import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * Checks a change before it lands, step by step, and stops at the first step that fails. `SLOW_TESTS=yes` adds the
 * tests with the tag `slow`.
 */
type Step = {
  name: string
  command: string
  count?: () => { passed: number; failed: number }
}

function vitestCount(file: string) {
  const report = JSON.parse(readFileSync(file, 'utf8'))
  return { passed: Number(report.numPassedTests), failed: Number(report.numFailedTests) }
}

function playwrightCount(file: string) {
  const { stats } = JSON.parse(readFileSync(file, 'utf8'))
  if (stats.flaky > 0) console.log(`${stats.flaky} passed only when tried again`)
  return { passed: Number(stats.expected) + Number(stats.flaky), failed: Number(stats.unexpected) }
}

const reporters = (name: string) =>
  `--reporter=default --reporter=json --outputFile.json=test-results/${name}.json`

const vitest = (project: string) =>
  `vitest run --config tests/vitest.config.ts --project ${project} ${reporters(project)}`

const steps: Array<Step> = [
  { name: 'types', command: 'node scripts/write-routes.ts && tsc --noEmit' },
  { name: 'lint and format', command: 'biome check --error-on-warnings' },
  { name: 'unit tests', command: vitest('unit'), count: () => vitestCount('test-results/unit.json') },
  { name: 'production build', command: 'npm run -s build' },
  { name: 'budgets', command: 'node scripts/budgets.ts' },
  {
    name: 'integration tests',
    command: vitest('integration'),
    count: () => vitestCount('test-results/integration.json'),
  },
  {
    name: 'end-to-end tests',
    command: 'playwright test --config tests/e2e/playwright.config.ts',
    count: () => playwrightCount('test-results/e2e.json'),
  },
]

function run(command: string): number | null {
  const { status } = spawnSync(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] })
  return status
}

const summary: Array<string> = []
let passed = 0
let failed = 0
let broken: string | undefined
for (const { name, command, count } of steps) {
  console.log(`\n=== ${name}`)
  const status = run(command)
  const counted = count && { ...count() }
  passed += counted?.passed ?? 0
  failed += counted?.failed ?? 0
  summary.push(
    `${status === 0 ? 'ok    ' : 'FAILED'}  ${name}${counted ? `: ${counted.passed} passed, ${counted.failed} failed` : ''}`,
  )
  if (status !== 0) {
    broken = name
    break
  }
}
console.log(`\n${summary.join('\n')}\n\n${passed} passed, ${failed} failed`)
process.exit(broken ? 1 : 0)
