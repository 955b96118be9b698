import { expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { messages } from '#content/messages.ts'
import { company as hindiCompany } from '#content-hi/company.ts'
import { messages as hindiMessages } from '#content-hi/messages.ts'
import { getDocument, site } from '#support/site/shared-site.ts'

const { notFound } = messages

test.each([
  ['/no/such/page', notFound.page],
  ['/services/nonsense', notFound.service],
  ['/services/plumbing/atlantis', notFound.service],
  ['/services/plumbing/atlantis/professionals', notFound.professionals],
  ['/job/plumbing/nonsense', notFound.job],
  ['/provider/nobody', notFound.provider],
  ['/brand/nothing', notFound.brand],
  ['/blog/nothing', notFound.post],
  ['/city/atlantis', notFound.city],
  ['/city/mum!bai', notFound.city],
  ['/state/narnia', notFound.state],
  ['/state/maharashtra/city/atlantis', notFound.city],
  ['/state/maharashtra/service/juggling', notFound.stateService],
  ['/state/constructor/service/plumbing', notFound.stateService],
  ['/city/mumbai/service/juggling', notFound.cityService],
  ['/state/karnataka/city/mumbai/service/plumbing', notFound.stateCityService],
  ['/hi/no/such/page', hindiMessages.notFound.page],
])('%s is not found and offers a search and the services', async (path, { title }) => {
  const response = await site.fetch(path)
  expect(response.status).toBe(404)
  const document = await getDocument(response)
  const [base, { name }] = path.startsWith('/hi') ? ['/hi', hindiCompany] : ['', company]
  expect(document.title).toBe(`${title} | ${name}`)
  expect(document.querySelector('h1')?.textContent).toBe(title)
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  const main = document.querySelector('main')
  expect(main?.querySelector(`form[action="${base}/search"] input[name=q]`)).not.toBeNull()
  expect(main?.querySelector(`a[href="${base}/services/plumbing"]`)).not.toBeNull()
})

test.each([
  ['/city/atlantis', notFound.city],
  ['/state/maharashtra/service/juggling', notFound.stateService],
  ['/state/maharashtra/city/mumbai/service/juggling', notFound.stateCityService],
])('%s says what is missing and leads back to the home page', async (path, { text }) => {
  const main = (await getDocument(await site.fetch(path))).querySelector('main')
  expect(main?.textContent).toContain(text)
  expect(main?.querySelector('a')?.textContent).toBe(messages.actions.backToHome)
})
