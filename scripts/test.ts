import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * Checks a change before it lands, step by step, and stops at the first step that fails. `SLOW_TESTS=yes` adds the
 * tests with the tag `slow`. `report` is the file in which a runner counts its tests.
 */
type Step = { name: string; command: string; report?: string }

function vitest(project: string): Pick<Step, 'command' | 'report'> {
  const report = `test-results/${project}.json`
  const reporters = `--reporter=default --reporter=json --outputFile.json=${report}`
  return { command: `vitest run --config tests/vitest.config.ts --project ${project} ${reporters}`, report }
}

const steps: Array<Step> = [
  { name: 'types', command: 'node scripts/write-routes.ts && tsc --noEmit' },
  { name: 'lint and format', command: 'biome check --error-on-warnings' },
  { name: 'unit tests', ...vitest('unit') },
  { name: 'production build', command: 'npm run -s build' },
  { name: 'budgets', command: 'node scripts/budgets.ts' },
  { name: 'integration tests', ...vitest('integration') },
  {
    name: 'end-to-end tests',
    command: 'playwright test --config tests/e2e/playwright.config.ts',
    report: 'test-results/e2e.json',
  },
]

/** Reads how many tests passed and failed, from a report of Vitest or of Playwright. */
function readCounts(report: string): { passed: number; failed: number } {
  const { numPassedTests, numFailedTests, stats } = JSON.parse(readFileSync(report, 'utf8'))
  if (stats?.flaky > 0) console.log(`${stats.flaky} passed only when tried again`)
  return {
    passed: numPassedTests ?? stats.expected + stats.flaky,
    failed: numFailedTests ?? stats.unexpected,
  }
}

const summary: Array<string> = []
let passed = 0
let failed = 0
for (const { name, command, report } of steps) {
  console.log(`\n=== ${name}`)
  const { status } = spawnSync(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] })
  const counts = report ? readCounts(report) : undefined
  passed += counts?.passed ?? 0
  failed += counts?.failed ?? 0
  const counted = counts ? `: ${counts.passed} passed, ${counts.failed} failed` : ''
  summary.push(`${status === 0 ? 'ok    ' : 'FAILED'}  ${name}${counted}`)
  if (status === 0) continue
  process.exitCode = 1
  break
}
console.log(`\n${summary.join('\n')}\n\n${passed} passed, ${failed} failed`)
