import type { Page } from 'playwright/test'
import { company } from '#content/company.ts'
import { expect, test } from '#support/fixtures/test.ts'

test.use({ sharesPage: true })

const region = (page: Page, name: string) => page.getByRole('region', { name })

const link = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name })

async function readHeading(page: Page, text: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text)
}

test('the about page tells the story, names four values and shows the team', async ({ page }) => {
  await page.goto('/about')
  await readHeading(page, 'About Us')
  await expect(region(page, 'Our Story')).toContainText('began in Mumbai in 2020')
  await expect(region(page, 'Our Values').getByRole('heading', { level: 3 })).toHaveText([
    'Trust',
    'Quality',
    'Accessibility',
    'Innovation',
  ])
  const team = region(page, 'Meet the Team').getByRole('listitem')
  await expect(team).toHaveCount(6)
  await expect(team.first()).toContainText('NR')
  await expect(link(page, /Work with us/)).toHaveAttribute('href', '/career')
  await expect(link(page, /Bring your trade/)).toHaveAttribute('href', '/become-partner')
  await expect(link(page, /Talk to us/)).toHaveAttribute('href', '/contact')
})

for (const { path, title, updated, sections, lastSection, other } of [
  {
    path: '/terms',
    title: 'Terms & Conditions',
    updated: '26 November 2026',
    sections: 5,
    lastSection: 'Grievances, governing law and changes',
    other: '/privacy-policy',
  },
  {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    updated: '25 November 2026',
    sections: 5,
    lastSection: 'Safety, complaints and changes',
    other: '/terms',
  },
]) {
  test(`${path} has ${sections} dated sections, and its table of contents leads to each`, async ({
    page,
  }) => {
    await page.goto(path)
    await readHeading(page, title)
    await expect(page.getByText(`Last updated: ${updated}`)).toBeVisible()
    await expect(page.getByRole('main').getByRole('region')).toHaveCount(sections)
    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    await expect(contents).toHaveCount(sections)
    await contents.last().click()
    await expect(region(page, lastSection)).toBeInViewport()
    await expect(link(page, company.grievanceEmail)).toHaveAttribute(
      'href',
      `mailto:${company.grievanceEmail}`,
    )
    await expect(link(page, 'Contact Us')).toHaveAttribute('href', '/contact')
    await expect(link(page, /^Read also/)).toHaveAttribute('href', other)
  })
}

test('a section named in the URL is not covered by the header', async ({ page }) => {
  await page.goto('/privacy-policy#your-rights')
  const heading = page.getByRole('heading', { level: 2, name: 'Your rights' })
  await expect(heading).toBeInViewport()
  const header = await page.getByRole('banner').boundingBox()
  const box = await heading.boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
})

test('the top services show ratings and booking links', async ({ page }) => {
  await page.goto('/top-services')
  await readHeading(page, 'Top Services')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(6)
  for (const card of await cards.all()) {
    await expect(card.getByRole('img', { name: /^Rated 4\.\d out of 5$/ })).toBeVisible()
    await expect(card.getByRole('link', { name: /^Try how booking works/ })).toHaveAttribute(
      'href',
      /^\/app\?service=[a-z-]+&job=[a-z-]+&web=/,
    )
    await expect(card.getByRole('link', { name: /^See this service/ })).toHaveAttribute(
      'href',
      /^\/services\/[a-z-]+\?job=([a-z-]+)#job-\1$/,
    )
    await expect(card.getByRole('list', { name: 'What you can expect' }).getByRole('listitem')).toHaveCount(3)
  }
  const leak = page.getByRole('article', { name: 'Leak repair' })
  await expect(leak).toContainText('1,240')
  await expect(leak).toContainText('45-60 minutes')
})

test('an unlisted job opening leads to the contact form with its subject', async ({ page }) => {
  await page.goto('/top-services')
  const custom = region(page, 'Need a Custom Service?')
  await expect(custom.getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
    'href',
    '/contact?subject=custom-service',
  )
})

test('a technician who wants to join reaches the partner page', async ({ page }) => {
  await page.goto('/top-technicians')
  await region(page, 'Want to Join Our Team?').getByRole('link', { name: 'Become a Technician' }).click()
  await expect(page).toHaveURL('/become-partner')
  await readHeading(page, 'Become a Partner')
})

test('the career page gives three reasons and a way to apply for each opening', async ({ page }) => {
  await page.goto('/career')
  await readHeading(page, `Careers at ${company.name}`)
  await expect(region(page, 'Why Work With Us').getByRole('heading', { level: 3 })).toHaveText([
    'Great Team Culture',
    'Work-Life Balance',
    'Growth Opportunities',
  ])
  const openings = region(page, 'Current Openings').getByRole('article')
  await expect(openings).toHaveCount(6)
  for (const opening of await openings.all()) {
    const title = (await opening.getByRole('heading', { level: 3 }).textContent()) ?? ''
    await expect(opening.getByRole('link', { name: `Apply Now: ${title}` })).toHaveAttribute(
      'href',
      `/contact?${new URLSearchParams({ subject: 'career', about: title })}`,
    )
  }
  const other = region(page, "Don't See Your Dream Job?")
  await expect(other.getByRole('link', { name: 'Contact HR' })).toHaveAttribute('href', '/contact?subject=hr')
})

test('the list of open roles leads to the card of each', async ({ page }) => {
  await page.goto('/career')
  const roles = page.getByRole('navigation', { name: 'Open roles' }).getByRole('link')
  await expect(roles).toHaveCount(6)
  await roles.last().click()
  await expect(page.getByRole('article', { name: 'Trade Trainer, Electrical' })).toBeInViewport()
})

test('the old URL of the career page redirects permanently', async ({ page, request }) => {
  const response = await request.get('/careers', { maxRedirects: 0 })
  expect(response.status()).toBe(301)
  expect(response.headers().location).toMatch(/\/career$/)
  await page.goto('/careers')
  await expect(page).toHaveURL('/career')
})

test('the partner page explains joining and leads to the partner app', async ({ page }) => {
  await page.goto('/become-partner')
  await readHeading(page, 'Become a Partner')
  await expect(region(page, 'Why Join').getByRole('listitem')).toHaveCount(4)
  await expect(region(page, 'How It Works').getByRole('listitem')).toHaveCount(4)
  await expect(region(page, 'What You Need').getByRole('listitem')).toHaveCount(6)
  const app = link(page, 'Get the partner app')
  await expect(app).toHaveCount(2)
  for (const each of await app.all()) await expect(each).toHaveAttribute('href', '/book?app=partner')
  await expect(link(page, 'Ask for a call back')).toHaveAttribute('href', '/contact?subject=partner')
  await expect(link(page, 'Ask us a question').first()).toHaveAttribute('href', '/contact?subject=partner')
})

test('a question on the partner page opens its answer', async ({ page }) => {
  await page.goto('/become-partner')
  const answer = page.getByText('Registration, checks and training are free.')
  await expect(answer).toBeHidden()
  await page.getByText('Does it cost anything to join?').click()
  await expect(answer).toBeVisible()
})
