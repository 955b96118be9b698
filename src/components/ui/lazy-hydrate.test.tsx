import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LazyHydrate } from './lazy-hydrate.tsx'
import { lazyWithRetry } from './lazy-with-retry.ts'

function Answers({ count }: { count: number }) {
  return <p>{`${count} answers`}</p>
}

test('the server renders a part that hydrates later, in streams and strings', async () => {
  const Part = lazyWithRetry(() => Promise.resolve(Answers))
  await Promise.resolve()
  const html = renderToString(
    <LazyHydrate className="flex">
      <Part count={3} />
    </LazyHydrate>,
  )
  expect(html).toBe('<div data-waiting="" class="empty:hidden flex"><!--$--><p>3 answers</p><!--/$--></div>')
})

test('a part streams later when its code is not loaded yet', () => {
  const Part = lazyWithRetry(() => new Promise<typeof Answers>(() => undefined))
  const html = renderToString(
    <LazyHydrate>
      <Part count={3} />
    </LazyHydrate>,
  )
  expect(html).toContain('<!--$!-->')
})
