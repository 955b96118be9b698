import { hydrated } from '#support/browser/walk.ts'
import { expect, test } from '#support/fixtures/test.ts'
import { startScratchSite } from '#support/site/scratch-site.ts'
import type { Site } from '#support/site/start-site.ts'

/** A route with features of the libraries that no page of the site uses. */
const ROUTE = `import { useMutation } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { Activity, lazy, Suspense, useActionState, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

const Late = lazy(() => import('../features/scratch.tsx').then((module) => ({ default: module.Late })))

export const Route = createFileRoute('/scratch')({ component: Scratch })

function Scratch() {
  const double = useMutation({ mutationFn: async (number: number) => 2 * number })
  const [sum, add, isAdding] = useActionState(async (before: number) => before + 5, 0)
  const [shown, setShown] = useState(true)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  useEffect(() => setPlace(document.body), [])
  return (
    <div>
      <h1>Scratch</h1>
      <Link to="/services/$id" params={{ id: 'plumbing' }}>A linked page</Link>
      <button type="button" onClick={() => double.mutate(21)}>Double</button>
      <output aria-label="doubled">{double.data ?? 'none'}</output>
      <form action={add}><button type="submit" disabled={isAdding}>Add</button></form>
      <output aria-label="sum">{sum}</output>
      <button type="button" onClick={() => setShown(!shown)}>Turn</button>
      <Activity mode={shown ? 'visible' : 'hidden'}><input aria-label="kept" /></Activity>
      <Suspense fallback={<p>waiting</p>}><Late /></Suspense>
      {place && createPortal(<p>In a portal</p>, place)}
    </div>
  )
}
`
const LATE = `export function Late() {
  return <p>Loaded late</p>
}
`

let site: Site

test.beforeAll(async () => {
  test.setTimeout(120_000)
  site = await startScratchSite({ 'src/routes/scratch.tsx': ROUTE, 'src/features/scratch.tsx': LATE })
})

test.afterAll(() => site.stop())

test('the worker renders every feature of the libraries', async () => {
  const response = await site.fetch('/scratch')
  expect(response.status).toBe(200)
  const html = await response.text()
  expect(html).toContain('<h1>Scratch</h1>')
  expect(html).toMatch(/<a [^>]*href="\/services\/plumbing"[^>]*>A linked page<\/a>/)
  expect(html).not.toContain('[object Object]')
  expect(html).toContain('<p>Loaded late</p>')
  expect(html).toContain('aria-label="kept"')
})

test('the browser runs every feature of the libraries', async ({ page }) => {
  await page.goto(`${site.url}/scratch`)
  await hydrated(page)
  await expect(page.getByText('Loaded late')).toBeVisible()
  await expect(page.getByText('In a portal')).toBeVisible()

  await page.getByRole('button', { name: 'Double' }).click()
  await expect(page.getByLabel('doubled')).toHaveText('42')
  await page.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByLabel('sum')).toHaveText('5')

  const kept = page.getByLabel('kept')
  await kept.fill('words')
  await page.getByRole('button', { name: 'Turn' }).click()
  await expect(kept).toBeHidden()
  await page.getByRole('button', { name: 'Turn' }).click()
  await expect(kept).toHaveValue('words')

  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('link', { name: 'A linked page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Plumbing Services' })).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})
