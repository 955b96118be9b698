import { afterAll, expect, test } from 'vitest'
import { goodQuery, newConnection, newKey, postForm } from '#support/site/contact-requests.ts'
import { untilRefused } from '#support/site/rate-limit.ts'
import { getDocument, site as shared } from '#support/site/shared-site.ts'
import { BOT_USER_AGENT, startSite } from '#support/site/start-site.ts'
import { company } from '../../src/content/en/company.ts'
import { contact, contactMessages, contactSubjects } from '../../src/content/en/contact.ts'
import { messageAnswers } from '../../src/content/en/worker-pages.ts'
import { contact as hindiContact, contactMessages as hindiMessages } from '../../src/content/hi/contact.ts'
import { HONEYPOT_FIELD } from '../../src/data/contact-form.ts'

const site = await startSite({ userAgent: BOT_USER_AGENT, vars: { WHATSAPP_NUMBER: '+91 98765-43210' } })
const db = await site.runtime.getD1Database('DB')

afterAll(() => site.stop())

async function storedFrom(name: string): Promise<Array<Record<string, unknown>>> {
  return (await db.prepare('SELECT * FROM messages WHERE name = ?1').bind(name).all()).results
}

let visitors = 0

/** Returns a message that no other test sends. */
function newQuery(change: Partial<typeof goodQuery> = {}) {
  visitors += 1
  return { ...goodQuery, name: `Visitor ${visitors}`, ...change }
}

/** Returns the values that the untouched form of a page would post. */
async function openForm(path: string): Promise<Record<string, string>> {
  const document = await getDocument(await site.fetch(path))
  const controls = document.querySelectorAll('main form :is(input, textarea, select)')
  return Object.fromEntries(
    [...controls].map((control) => [
      control.getAttribute('name') ?? '',
      control.getAttribute('value') ?? (control.tagName === 'TEXTAREA' ? (control.textContent ?? '') : ''),
    ]),
  )
}

/** Returns what the page says to which a form led. */
async function confirmationOf(response: Response): Promise<string> {
  expect(response.status).toBe(303)
  const page = await getDocument(await site.fetch(response.headers.get('Location') ?? ''))
  return page.querySelector('[role=status]')?.textContent ?? ''
}

test.each([
  ['/contact', 'en', contactMessages],
  ['/hi/contact', 'hi', hindiMessages],
])('the form of %s is stored once with its language, and confirmed in it', async (path, code, messages) => {
  const untouched = await openForm(path)
  expect(Object.keys(untouched).sort()).toEqual(
    ['email', HONEYPOT_FIELD, 'language', 'message', 'name', 'phone'].sort(),
  )
  const written = { ...untouched, ...newQuery() }
  const post = (fields: Record<string, string>) =>
    site.fetch(path, { method: 'POST', headers: newConnection(), body: new URLSearchParams(fields) })
  const response = await post(written)
  const location = response.headers.get('Location') ?? ''
  expect(location).toMatch(new RegExp(`^${path}\\?sent=[0-9a-f]{8}&phone=\\d{4}$`))
  expect((await post(written)).status).toBe(303)
  expect(await storedFrom(written.name)).toMatchObject([{ language: code }])
  const status = await confirmationOf(response)
  expect(status).toContain(messages.success)
  expect(status).toContain(new URLSearchParams(location.split('?')[1]).get('sent'))
  const refused = await post({ ...written, name: 'A' })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain(messages.name)
})

test('a form with a filled honeypot is stored and confirmed', async () => {
  const query = newQuery()
  const response = await postForm(site, { ...query, [HONEYPOT_FIELD]: 'sunny' })
  expect(await confirmationOf(response)).toContain(contactMessages.success)
  expect(await storedFrom(query.name)).toMatchObject([{ suspected: 1 }])
})

test('the topic in the URL is stored with the message', async () => {
  const opened = await openForm('/contact?subject=career&about=Backend%20Engineer')
  expect(opened.message).toContain('Role: Backend Engineer')
  const query = newQuery()
  await postForm(site, { ...opened, ...query })
  expect((await storedFrom(query.name))[0]?.message).toBe(
    `Regarding: An application (Backend Engineer)\n\n${query.message}`,
  )
})

test('the prefilled text of a topic is refused when the visitor adds nothing', async () => {
  const opened = await openForm('/contact?subject=custom-service')
  const { message: _, ...rest } = newQuery()
  const response = await postForm(site, { ...opened, ...rest })
  expect(response.status).toBe(422)
  const page = await getDocument(response)
  expect(page.querySelector('#contact-message-error')?.textContent).toBe(
    'Please tell us: What needs doing, City, When.',
  )
  expect(await storedFrom(rest.name)).toEqual([])
})

test('a form with errors keeps its values and shows the messages', async () => {
  const fields: Record<string, string> = {
    ...(await openForm('/contact?subject=hr')),
    name: 'A',
    email: '"><b>',
    phone: '1',
    message: '</textarea></script><script>alert(1)</script>',
  }
  const response = await postForm(site, fields)
  expect(response.status).toBe(422)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  const html = await response.clone().text()
  expect(html).not.toContain('<script>alert(1)')
  const page = await getDocument(response)
  const value = (name: string) => page.querySelector(`input[name=${name}]`)?.getAttribute('value')
  expect([value('name'), value('email'), value('phone')]).toEqual(['A', '"><b>', '1'])
  expect(html).toContain('&lt;/textarea&gt;&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;</textarea>')
  expect(value('subject')).toBe('hr')
  for (const [name, words] of [
    ['name', contactMessages.name],
    ['email', contactMessages.email],
    ['phone', contactMessages.phone],
  ] as const) {
    expect(page.querySelector(`input[name=${name}]`)?.getAttribute('aria-invalid')).toBe('true')
    expect(page.querySelector(`#contact-${name}-error`)?.textContent).toBe(words)
  }
})

test.each<[string, RequestInit, number, string]>([
  ['of a sandboxed frame', { headers: { Origin: 'null' } }, 403, messageAnswers.unknownPage],
  ['of another site', { headers: { 'Sec-Fetch-Site': 'cross-site' } }, 403, messageAnswers.unknownPage],
  [
    'with half of an emoji',
    { body: `${new URLSearchParams(goodQuery)}%ED%A0%BD` },
    400,
    messageAnswers.notWellFormed('message'),
  ],
])('a form %s keeps its values and shows a sentence', async (_, { headers, body }, status, words) => {
  const response = await site.fetch('/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...newConnection(), ...headers },
    body: body ?? new URLSearchParams(goodQuery),
  })
  expect(response.status).toBe(status)
  const page = await getDocument(response)
  expect(page.body.textContent).toContain(words)
  expect(page.querySelector('input[name=name]')?.getAttribute('value')).toBe(goodQuery.name)
  expect(page.querySelector('textarea[name=message]')?.textContent).toContain(goodQuery.message)
})

test('a form over the limit of its connection keeps its values, with a sentence in its language', async () => {
  const connection = newConnection()
  const query = newQuery()
  const english = () => postForm(site, { ...query, message: `${query.message} ${newKey()}` }, connection)
  const hindi = () =>
    site.fetch('/hi/contact', { method: 'POST', headers: connection, body: new URLSearchParams(query) })
  // The minute of the limit may end between the two refusals.
  for (let round = 1; ; round++) {
    const refused = await untilRefused(30, english)
    const [html, other] = [await refused.text(), await hindi()]
    if (other.status !== 429 && round < 3) continue
    expect(refused.headers.get('Retry-After')).toBe('60')
    for (const words of [contact.answers.tooMany, query.email]) expect(html).toContain(words)
    expect(other.status).toBe(429)
    expect(await other.text()).toContain(hindiContact.answers.tooMany)
    return
  }
})

test('a form keeps a text that is too long, and shows a sentence over the size limit', async () => {
  const query = newQuery({ message: 'x'.repeat(100_000) })
  const long = await postForm(site, query)
  expect(long.status).toBe(422)
  expect(await long.text()).toContain(query.message)
  const huge = await postForm(site, newQuery({ message: 'x'.repeat(2_000_000) }))
  expect(huge.status).toBe(413)
  expect(await huge.text()).toContain(messageAnswers.tooLong)
})

test('a body that is not a form is answered with the form and a sentence', async () => {
  const headers = { 'Content-Type': 'application/json', ...newConnection() }
  const response = await site.fetch('/contact', { method: 'POST', headers, body: '{}' })
  expect([response.status, response.headers.get('Content-Type')]).toEqual([
    415,
    expect.stringContaining('text/html'),
  ])
  expect(await response.text()).toContain(messageAnswers.unreadableForm)
})

test('the page links to WhatsApp when a number is set', async () => {
  const getLink = (page: Document) =>
    page.querySelector('main a[href^="https://wa.me"]')?.getAttribute('href')
  for (const path of ['/contact', '/hi/contact'])
    expect(getLink(await getDocument(await site.fetch(path)))).toBe('https://wa.me/919876543210')
  expect(getLink(await getDocument(await shared.fetch('/contact')))).toBeUndefined()
})

const CALL_BACK = '/contact?subject=booking&service=plumbing&city=mumbai'

test('a call back needs only a name and a phone number when JavaScript is off', async () => {
  const form = await openForm(CALL_BACK)
  const response = await postForm(site, {
    ...form,
    name: 'Call Me',
    phone: goodQuery.phone,
    'details.preferredTime': 'morning',
  })
  const confirmation = await confirmationOf(response)
  expect(confirmation.startsWith(contactMessages.success)).toBe(true)
  const repeated = ['Plumbing', 'Mumbai', contact.form.dayParts.morning, goodQuery.phone.slice(-4)]
  for (const words of [contactSubjects.booking.next, ...repeated]) expect(confirmation).toContain(words)
  const [stored] = await storedFrom('Call Me')
  expect(stored).toMatchObject({ topic: 'booking', email: '' })
  expect(JSON.parse(String(stored?.details))).toEqual({
    service: 'plumbing',
    city: 'mumbai',
    preferredTime: 'morning',
  })
})

test('the form of a call back names what was chosen, and asks for phone and name first', async () => {
  for (const [path, words] of [
    [CALL_BACK, ['Plumbing', 'Mumbai']],
    ['/contact?subject=change', [contact.form.visitDay, contact.form.change]],
  ] as const) {
    const form = (await getDocument(await site.fetch(path))).querySelector('form[action="/contact"]')
    for (const word of words) expect(form?.textContent).toContain(word)
    const fields = [...(form?.querySelectorAll('input[id], textarea[id]') ?? [])]
    const names = fields.map((field) => field.getAttribute('name'))
    expect(names.filter((name) => !name?.startsWith('details.'))).toEqual([
      'phone',
      'name',
      'email',
      'message',
    ])
  }
})

test.each([
  ['/contact', ['name', 'email', 'phone', 'message']],
  [CALL_BACK, ['phone', 'name']],
  ['/contact?subject=change', ['phone', 'name', 'details.visitDay', 'details.change']],
  ['/contact?subject=partner', ['phone', 'name', 'details.trade', 'details.city']],
  ['/contact?subject=custom-service', ['name', 'message']],
  ['/contact?subject=complaint', ['name', 'details.visitDay', 'message']],
])('the form of %s requires %j and marks them for browsers', async (path, required) => {
  const form = (await getDocument(await site.fetch(path))).querySelector('form[action="/contact"]')
  const marked = [...(form?.querySelectorAll('[required]') ?? [])].map((field) => field.getAttribute('name'))
  expect(marked.toSorted()).toEqual(required.toSorted())
})

test.each([
  ['partner', { 'details.trade': 'Plumber', 'details.city': 'Kochi' }],
  ['place', { 'details.city': 'Bhagalpur' }],
  ['change', { 'details.visitDay': '2126-11-20', 'details.change': 'move', 'details.newDay': '2126-11-22' }],
  ['change', { 'details.visitDay': '2126-11-20', 'details.change': 'cancel' }],
])('a message about %s needs its details when JavaScript is off: %o', async (subject, details) => {
  const path = `/contact?subject=${subject}`
  const untouched = await openForm(path)
  const query = newQuery({ email: '', message: '' })
  const refused = await postForm(site, { ...untouched, ...query })
  expect(refused.status).toBe(422)
  const page = await getDocument(refused)
  const missing = [...page.querySelectorAll('[aria-invalid=true]')].map((field) => field.getAttribute('name'))
  expect(missing).toEqual(Object.keys(details).filter((name) => name !== 'details.newDay'))
  expect(page.querySelector('main')?.textContent).toContain(contactMessages.needed)
  await confirmationOf(await postForm(site, { ...untouched, ...query, ...details }))
  const [stored] = await storedFrom(query.name)
  const kept = Object.fromEntries(Object.entries(details).map(([name, value]) => [name.slice(8), value]))
  expect(JSON.parse(String(stored?.details))).toEqual(kept)
})

const VISIT_DAY = { 'details.visitDay': '2020-11-02' }

test.each([
  ['complaint', VISIT_DAY],
  ['invoice', {}],
  ['custom-service', {}],
])('a message about %s needs a phone number or an e-mail address', async (subject, details) => {
  const form = { ...(await openForm(`/contact?subject=${subject}`)), ...details }
  const { message } = goodQuery
  const neither = await postForm(site, { ...form, ...newQuery({ email: '', phone: '', message }) })
  expect(neither.status).toBe(422)
  expect(await neither.text()).toContain(contactMessages.reach)
  for (const left of [{ email: '' }, { phone: '' }])
    expect((await postForm(site, { ...form, ...newQuery({ message, ...left }) })).status).toBe(303)
})

test('the form of a call back keeps its values when the phone number is invalid', async () => {
  const form = await openForm(CALL_BACK)
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

test('the confirmation of a complaint names the day of the visit and the deadlines', async () => {
  const form = await openForm('/contact?subject=complaint')
  const response = await postForm(site, { ...form, ...goodQuery, ...VISIT_DAY, name: 'Cross Customer' })
  const confirmation = await confirmationOf(response)
  for (const words of [company.complaintDeadline, '2 November 2020']) expect(confirmation).toContain(words)
  const [stored] = await storedFrom('Cross Customer')
  expect(JSON.parse(String(stored?.details))).toEqual({ visitDay: '2020-11-02' })
})

test('the form of a complaint refuses a day that is to come, and offers none', async () => {
  const response = await site.fetch('/contact?subject=complaint')
  const field = (await getDocument(response)).querySelector('input[name="details.visitDay"]')
  expect(field?.getAttribute('max')).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(field?.getAttribute('min')).toBeNull()
  const form = await openForm('/contact?subject=complaint')
  const query = newQuery()
  const refused = await postForm(site, { ...form, ...query, 'details.visitDay': '2126-11-20' })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain(contactMessages.futureDay)
  expect(await storedFrom(query.name)).toEqual([])
})
