import { expect, test } from '#support/fixtures/test.ts'
import { startSite } from '#support/site/start-site.ts'

test.use({ sharesPage: true })

test('top technicians show ratings, booking and contact links without a directory', {
  tag: '@slow',
}, async ({ page }) => {
  const bare = await startSite()
  await page.goto(`${bare.url}/top-technicians`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Top Technicians')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(6)
  for (const card of await cards.all()) {
    await expect(card.getByRole('img', { name: /^Rated/ })).toBeVisible()
    for (const label of ['Experience', 'Jobs completed', 'Response time', 'Skills', 'Certifications'])
      await expect(card.getByText(label, { exact: true })).toBeVisible()
    await expect(card.getByRole('link', { name: /^Try how booking works/ })).toHaveAttribute(
      'href',
      /^\/app\?(?:provider=[a-z-]+&)?service=[a-z-]+&web=/,
    )
  }
  const anitha = page.getByRole('article', { name: 'Anitha Rao' })
  for (const fact of [
    'AR',
    'Electrician',
    '7 reviews',
    '11 years',
    '286',
    '25 minutes',
    'Bangalore, Karnataka',
  ])
    await expect(anitha).toContainText(fact)
  await expect(anitha.getByRole('link', { name: 'Anitha Rao', exact: true })).toHaveAttribute(
    'href',
    '/provider/anitha-rao',
  )
  await expect(anitha.getByRole('link', { name: 'Write to us about Anitha Rao' })).toHaveAttribute(
    'href',
    '/contact?subject=technician&about=Anitha+Rao',
  )
  await bare.stop()
})
