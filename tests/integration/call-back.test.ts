import { afterAll, expect, test } from 'vitest'
import { goodQuery, postForm, postJson } from '#support/site/contact-requests.ts'
import { getDocument } from '#support/site/document.ts'
import { BOT_USER_AGENT, startSite } from '#support/site/start-site.ts'
import { contact, contactMessages } from '../../src/content/en/contact.ts'

const site = await startSite({ userAgent: BOT_USER_AGENT })
const db = await site.runtime.getD1Database('DB')

afterAll(() => site.stop())

const PATH = '/contact?subject=booking&service=plumbing&city=mumbai'

type Stored = { topic: string; details: string; email: string }

async function storedFrom(name: string): Promise<Array<Stored>> {
  const select = 'SELECT topic, details, email FROM messages WHERE name = ?1'
  return (await db.prepare(select).bind(name).all<Stored>()).results
}

/** Returns the values that the untouched form of a page would post. */
async function openForm(path: string): Promise<Record<string, string>> {
  const document = await getDocument(await site.fetch(path))
  const controls = document.querySelectorAll('form[action="/contact"] :is(input, textarea, select)')
  return Object.fromEntries(
    [...controls].map((control) => [
      control.getAttribute('name') ?? '',
      control.getAttribute('value') ?? (control.tagName === 'TEXTAREA' ? (control.textContent ?? '') : ''),
    ]),
  )
}

test('a call back needs only a name and a phone number when JavaScript is off', async () => {
  const form = await openForm(PATH)
  const response = await postForm(site, {
    ...form,
    name: 'Call Me',
    phone: goodQuery.phone,
    'details.preferredTime': 'morning',
  })
  expect(response.status).toBe(303)
  const [stored] = await storedFrom('Call Me')
  expect(stored).toMatchObject({ topic: 'booking', email: '' })
  expect(JSON.parse(stored?.details ?? '')).toEqual({
    service: 'plumbing',
    city: 'mumbai',
    preferredTime: 'morning',
  })
  const page = await getDocument(await site.fetch(response.headers.get('Location') ?? ''))
  expect(page.querySelector('[role=status]')?.textContent).toContain(contact.form.next.booking)
})

test('a professional asks for a call with a name and a phone number', async () => {
  const form = await openForm('/contact?subject=partner')
  expect(Object.keys(form).slice(-4)).toEqual(['phone', 'name', 'email', 'message'])
  const response = await postForm(site, { ...form, name: 'Join Us', phone: goodQuery.phone })
  expect(response.status).toBe(303)
  expect(await storedFrom('Join Us')).toMatchObject([{ topic: 'partner', email: '' }])
})

test('the form of a call back names what was chosen and asks for the phone number first', async () => {
  const document = await getDocument(await site.fetch(PATH))
  const form = document.querySelector('form[action="/contact"]')
  expect(form?.textContent).toContain('Plumbing')
  expect(form?.textContent).toContain('Mumbai')
  const fields = [...(form?.querySelectorAll('input[id], textarea[id]') ?? [])]
  expect(fields.map((field) => field.getAttribute('name'))).toEqual(['phone', 'name', 'email', 'message'])
  const required = fields.filter((field) => field.hasAttribute('required'))
  expect(required.map((field) => field.getAttribute('name'))).toEqual(['phone', 'name'])
})

test('the form of a call back keeps its values when the phone number is invalid', async () => {
  const form = await openForm(PATH)
  const day = '2026-12-01'
  const response = await postForm(site, { ...form, name: 'Call Me', phone: '1', 'details.preferredDay': day })
  expect(response.status).toBe(422)
  const page = await getDocument(response)
  expect(page.querySelector('#contact-phone-error')?.textContent).toBe(contactMessages.phone)
  expect(page.querySelector('input[name="details.service"]')?.getAttribute('value')).toBe('plumbing')
})

test('two call backs of a visitor are stored when their services differ', async () => {
  for (const service of ['plumbing', 'electrician']) {
    const form = await openForm(`/contact?subject=booking&service=${service}`)
    expect((await postForm(site, { ...form, name: 'Two Jobs', phone: goodQuery.phone })).status).toBe(303)
  }
  expect(await storedFrom('Two Jobs')).toHaveLength(2)
})

test('an invalid e-mail address of a call back is refused', async () => {
  const call = { name: 'Call Me', phone: goodQuery.phone, email: 'nowhere', message: '', subject: 'booking' }
  const response = await postJson(site, call)
  expect([response.status, await response.json()]).toEqual([
    400,
    expect.objectContaining({ message: contactMessages.email }),
  ])
})

test('the confirmation of a complaint names the deadlines of acknowledgement and resolution', async () => {
  const form = await openForm('/contact?subject=complaint')
  const response = await postForm(site, { ...form, ...goodQuery, name: 'Cross Customer' })
  expect(response.status).toBe(303)
  const page = await getDocument(await site.fetch(response.headers.get('Location') ?? ''))
  expect(page.querySelector('[role=status]')?.textContent).toContain(contact.form.next.complaint)
})

test('every page with a booking button leads to a call back about the same booking', async () => {
  for (const path of [
    '/services/plumbing/mumbai',
    '/city/mumbai/service/plumbing',
    '/book?service=plumbing&city=mumbai',
  ]) {
    const document = await getDocument(await site.fetch(path))
    const hrefs = [...document.querySelectorAll('main a[href*="subject=booking"]')].map((link) =>
      link.getAttribute('href'),
    )
    expect(hrefs, path).toContain('/contact?service=plumbing&city=mumbai&subject=booking')
  }
})
