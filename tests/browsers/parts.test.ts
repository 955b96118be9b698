import { expect, inject } from 'vitest'
import { locationDialog } from '../../src/content/en/location-dialog.ts'
import { messages } from '../../src/content/en/messages.ts'
import { test } from './fixtures.ts'
import { count, getAddress, hydrated, selectAll, toWords } from './steps.ts'

const DIALOG = 'dialog[open]'

test('the location dialog opens for a new visitor, closes on Escape and sets a city', async ({ visit }) => {
  const visitor = await visit({ isNew: true })
  await visitor.open('/')
  await expect.poll(() => toWords(visitor, `${DIALOG} h2`)).toBe('Where do you need help?')
  await visitor.escape()
  await expect.poll(() => count(visitor, DIALOG)).toBe(0)
  await visitor.click('header button', messages.location.select)
  await visitor.type(`${DIALOG} input`, 'nag')
  await expect.poll(() => toWords(visitor, `${DIALOG} li`)).toMatch(/^Nagpur/)
  await visitor.click(`${DIALOG} li button`, 'Nagpur')
  await expect.poll(() => count(visitor, DIALOG)).toBe(0)
  await expect.poll(() => toWords(visitor, 'header button[aria-haspopup=dialog]')).toContain('Nagpur')
})

test.runIf(inject('engineName') === 'firefox')(
  'the location dialog shows a message when the permission prompt is not answered',
  async ({ visit }) => {
    const visitor = await visit()
    await visitor.open('/about')
    await hydrated(visitor)
    await visitor.click('header button', messages.location.select)
    await visitor.click(`${DIALOG} button`, locationDialog.useCurrent)
    await expect.poll(() => toWords(visitor, `${DIALOG} [role=status]`)).toBe(locationDialog.unanswered)
    await visitor.click(`${DIALOG} button:enabled`, locationDialog.useCurrent)
    await visitor.click(`${DIALOG} li button`, 'Pune')
    await expect.poll(() => count(visitor, DIALOG)).toBe(0)
  },
)

test('a tile opens the panel of its providers and closes it again', async ({ visit }) => {
  const visitor = await visit()
  await visitor.open('/services/plumbing/delhi')
  await hydrated(visitor)
  await visitor.click('main .job-tile', 'Leak Repair')
  await expect.poll(() => count(visitor, '#job-panel a[href^="/provider/"]')).toBeGreaterThanOrEqual(3)
  await visitor.click('main .job-tile[aria-expanded=true]', 'Leak Repair')
  await expect.poll(() => count(visitor, '#job-panel')).toBe(0)
})

test('a search on home shows results, and a second one updates them without a reload', async ({ visit }) => {
  const visitor = await visit()
  await visitor.open('/')
  await hydrated(visitor)
  await visitor.type('main input[type=search]', '  tap & leak ')
  await visitor.click('main button', 'Search')
  await expect.poll(() => getAddress(visitor)).toMatch(/^\/search\?q=tap(\+|%20)%26(\+|%20)leak$/)
  await expect.poll(() => toWords(visitor, 'main')).toContain('"tap & leak"')
  await visitor.open('/search?q=nal')
  await hydrated(visitor)
  await visitor.run(() => document.body.setAttribute('data-kept', ''))
  await selectAll(visitor, 'main input[type=search]')
  await visitor.type('main input[type=search]', 'cockroach')
  await visitor.click('main button', 'Search')
  await expect.poll(() => getAddress(visitor)).toContain('cockroach')
  await expect.poll(() => toWords(visitor, 'main article')).toContain('Pest Control')
  expect(await count(visitor, 'body[data-kept]')).toBe(1)
})

test('the row of providers moves by its button and wraps around', async ({ visit }) => {
  const visitor = await visit()
  await visitor.resize(600, 844)
  await visitor.open('/')
  await hydrated(visitor)
  const name = 'Next professionals'
  const place = () =>
    visitor.run((label) => {
      const section = document.querySelector(`[aria-label="${label}"]`)?.closest('section')
      return Math.round(section?.querySelector('ul')?.scrollLeft ?? -1)
    }, name)
  expect(await place()).toBe(0)
  await visitor.click(`[aria-label="${name}"]`)
  await expect.poll(place).toBeGreaterThan(400)
  await visitor.click(`[aria-label="${name}"]`)
  await expect.poll(place).toBeGreaterThan(900)
  await visitor.click(`[aria-label="${name}"]`)
  await expect.poll(place).toBe(0)
})

test('the tabs of a provider show their panels and are in the URL', async ({ visit }) => {
  const visitor = await visit()
  await visitor.open('/provider/anitha-rao')
  await hydrated(visitor)
  await visitor.click('[role=tab]', 'Services')
  await expect.poll(() => getAddress(visitor)).toBe('/provider/anitha-rao?tab=services')
  await expect.poll(() => toWords(visitor, '[role=tabpanel]')).toContain('From ₹299')
  await visitor.click('[role=tab]', 'Gallery')
  await expect.poll(() => count(visitor, '[role=tabpanel] li')).toBe(3)
  await visitor.click('[role=tab]', 'About')
  await expect.poll(() => getAddress(visitor)).toBe('/provider/anitha-rao')
})
