import { expect, test } from 'vitest'
import { jobDescription as inHindi } from '#content-hi/job-page.ts'
import { jobDescription } from './job-page.ts'

test.each([
  [{}, undefined, 'Leak repair.', 'नल।'],
  [{ price: '₹249' }, 0, 'Leak repair: ₹249.', 'नल: ₹249।'],
  [{}, 3, 'Leak repair. See who does it.', 'नल। देखें कि यह काम कौन करता है।'],
  [
    { hasExtent: true },
    0,
    'Leak repair. What the price includes and what it does not.',
    'नल। दाम में क्या मिलेगा और क्या नहीं।',
  ],
  [
    { warranty: 30, hasExtent: true },
    3,
    'Leak repair: 30-day guarantee. What the price includes and what it does not, and who does it.',
    'नल: 30 दिन की गारंटी। दाम में क्या मिलेगा और क्या नहीं, और यह काम कौन करता है।',
  ],
])(
  'the description of a job names only what is known when that is %o, with %s listed',
  (known, count, english, hindi) => {
    expect(jobDescription(count, 'Leak repair', known)).toBe(english)
    expect(inHindi(count, 'नल', known)).toBe(hindi)
  },
)
