import { expect, test } from 'vitest'
import { getNamedJob, searchWithJob } from './named-job.ts'

test.each([
  ['', '?job=fan-repair', 'fan-repair'],
  ['', '?utm_source=x&job=a%2Bb', 'a+b'],
  ['#job-fan-repair', '', 'fan-repair'],
  ['#job-switch%20repair', '?job=fan-repair', 'switch repair'],
  ['#jobs-2', '?job=fan-repair', 'fan-repair'],
  ['#job-%E0%A4%A', '', '\uFFFD%A'],
  ['', '?job=', undefined],
  ['', '', undefined],
])('the address %s %s names the job %s', (hash, search, job) => {
  expect(getNamedJob({ hash, search })).toBe(job)
})

test('a job joins the other parameters, and leaves them when its panel closes', () => {
  expect(searchWithJob('?utm_source=x&job=old', 'fan repair')).toBe('?utm_source=x&job=fan+repair')
  expect(searchWithJob('?job=old', undefined)).toBe('')
})
