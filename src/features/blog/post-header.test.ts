import { expect, test, vi } from 'vitest'
import { shareOrCopy } from './post-header.tsx'

const URL = 'https://www.company.example/blog/taps'

test('nothing is copied when the visitor closes the share sheet', async () => {
  const share = () => Promise.reject(new DOMException('closed', 'AbortError'))
  const copy = vi.fn(() => Promise.resolve())
  expect(await shareOrCopy({ share, copy }, 'Taps', URL)).toBe('dismissed')
  expect(copy).not.toHaveBeenCalled()
})

test('the URL is copied when the share sheet cannot open', async () => {
  const share = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  expect(await shareOrCopy({ share, copy: () => Promise.resolve() }, 'Taps', URL)).toBe('copied')
})

test('sharing reports a failure when the URL cannot be copied', async () => {
  expect(await shareOrCopy({}, 'Taps', URL)).toBe('failed')
  expect(await shareOrCopy({ copy: () => Promise.reject(new Error('no')) }, 'Taps', URL)).toBe('failed')
})
