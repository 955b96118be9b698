import type { Page } from 'playwright/test'
import { company } from '#content/company.ts'
import { expect, test } from '#support/fixtures/test.ts'

test.use({ sharesPage: true })

const region = (page: Page, name: string) => page.getByRole('region', { name })

const link = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name })

async function readHeading(page: Page, text: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text)
}

test('about leads to the teams that one can join or ask', async ({ page }) => {
  await page.goto('/about')
  await readHeading(page, 'About Us')
  await expect(region(page, 'Our Values').getByRole('heading', { level: 3 })).toHaveCount(4)
  await expect(region(page, 'Meet the Team').getByRole('listitem')).toHaveCount(6)
  for (const [name, href] of [
    [/Work with us/, '/career'],
    [/Bring your trade/, '/become-partner'],
    [/Talk to us/, '/contact'],
  ] as const)
    await expect(link(page, name)).toHaveAttribute('href', href)
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

test('every top service can be booked and read about, and another one asked for', async ({ page }) => {
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
  }
  await expect(
    region(page, 'Need a Custom Service?').getByRole('link', { name: 'Contact Us' }),
  ).toHaveAttribute('href', '/contact?subject=custom-service')
})

test('every opening has a way to apply, and the list of open roles leads to its card', async ({ page }) => {
  await page.goto('/career')
  await readHeading(page, `Careers at ${company.name}`)
  await expect(region(page, 'Why Work With Us').getByRole('heading', { level: 3 })).toHaveCount(3)
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
  const roles = page.getByRole('navigation', { name: 'Open roles' }).getByRole('link')
  await expect(roles).toHaveCount(6)
  const last = (await openings.last().getByRole('heading', { level: 3 }).textContent()) ?? ''
  await roles.last().click()
  await expect(page.getByRole('article', { name: last })).toBeInViewport()
})

test('a technician who wants to join reaches the partner app, a call back and answers', async ({ page }) => {
  await page.goto('/top-technicians')
  await region(page, 'Want to Join Our Team?').getByRole('link', { name: 'Become a Technician' }).click()
  await expect(page).toHaveURL('/become-partner')
  await readHeading(page, 'Become a Partner')
  await expect(region(page, 'What You Need').getByRole('listitem')).toHaveCount(6)
  const app = link(page, 'Get the partner app')
  await expect(app).toHaveCount(2)
  for (const each of await app.all()) await expect(each).toHaveAttribute('href', '/book?app=partner')
  for (const name of ['Ask for a call back', 'Ask us a question'])
    await expect(link(page, name).first()).toHaveAttribute('href', '/contact?subject=partner')
  const answer = page.getByText('They begin when all documents have reached us')
  await expect(answer).toBeHidden()
  await page.getByText('How long do the checks take?').click()
  await expect(answer).toBeVisible()
})
