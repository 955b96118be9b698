import { afterAll, expect, test } from 'vitest'
import { attackVectors } from '#support/data/attack-vectors.ts'
import { callBack, signedIn, startDesk } from '#support/site/desk-site.ts'
import { getDocument } from '#support/site/document.ts'
import { findHtmlProblems } from '#support/site/html-problems.ts'
import { DAY_MS } from '#support/site/message-site.ts'

const desk = await startDesk({ samples: true })
const { db, fill, save } = desk
afterAll(() => desk.stop())

/** Noon of a Monday in India. */
const NOON = Date.parse('2026-11-30T12:00:00+05:30')

function read(path: string, now = NOON): Promise<Response> {
  return desk.fetch(path, { headers: { ...signedIn(), 'x-test-clock': `${now}` } })
}

const readPage = async (path: string, now = NOON) => getDocument(await read(path, now))

/** Returns the names in the list, in their order. */
async function listed(query: string, now = NOON): Promise<Array<string>> {
  const page = await readPage(`/desk?${query}`, now)
  return [...page.querySelectorAll('.messages bdi')].map(({ textContent }) => textContent ?? '')
}

const at = (time: string) => Date.parse(`${time}+05:30`)

test('the list has what is due first, then what is arranged, and marks what is overdue in India', async () => {
  await fill([
    { name: 'no day', topic: 'booking', received_at: at('2026-11-29T14:00') },
    { name: 'evening', ...callBack('2026-11-30', 'evening') },
    { name: 'any time', ...callBack('2026-12-01') },
    { name: 'morning', ...callBack('2026-11-30', 'morning') },
    { name: 'afternoon', ...callBack('2026-11-30', 'afternoon') },
    { name: 'tomorrow', ...callBack('2026-12-01', 'morning') },
    { name: 'last week', ...callBack('2026-11-24', 'evening') },
    { name: 'arranged', ...callBack('2026-11-23'), progress: 'arranged' },
    { name: 'complaint', topic: 'complaint', received_at: at('2026-11-29T13:00') },
    { name: 'closed', closed_at: NOON },
    { name: 'spam', suspected: 1 },
  ])
  const due = ['last week', 'morning', 'no day', 'afternoon', 'evening', 'tomorrow', 'complaint', 'any time']
  expect(await listed('')).toEqual([...due, 'arranged'])
  const overdue = async (now: number) => {
    const page = await readPage('/desk', now)
    return [...page.querySelectorAll('.messages li')]
      .filter((item) => item.querySelector('mark'))
      .map((item) => item.querySelector('bdi')?.textContent)
  }
  expect(await overdue(NOON)).toEqual(['last week'])
  expect(await overdue(NOON + 1)).toEqual(['last week', 'morning'])
  expect(await overdue(at('2026-12-01T00:00'))).toEqual(due.slice(0, 4))
})

test('the list is limited by state, topic and city, and searched by name, number and reference', async () => {
  const [asha = ''] = await fill([
    { name: 'Asha', phone: '+919876543210', ...callBack(undefined, undefined, { city: 'Kochi' }) },
    { name: 'Ravi', topic: 'invoice', progress: 'called', calls: 2 },
    { name: 'Meera', ...callBack(undefined, undefined, { city: '682001' }), closed_at: NOON },
    { name: 'Spam', suspected: 1 },
  ])
  expect(await listed('state=new')).toEqual(['Asha'])
  expect(await listed('state=called')).toEqual(['Ravi'])
  expect(await listed('state=closed')).toEqual(['Meera'])
  expect(await listed('state=suspected')).toEqual(['Spam'])
  expect(await listed('topic=booking&state=all')).toEqual(['Asha', 'Meera'])
  expect(await listed('city=kOchi')).toEqual(['Asha'])
  expect(await listed('city=6820&state=all')).toEqual(['Meera'])
  expect(await listed('q=meera')).toEqual(['Meera'])
  expect(await listed('q=098765%2043210')).toEqual(['Asha'])
  expect(await listed(`q=${asha.slice(0, 8).toUpperCase()}`)).toEqual(['Asha'])
  expect(await listed('state=nonsense&topic=%27%20OR%201=1--')).toEqual([])
  expect(await listed('q=%00%27%22%25_')).toEqual([])
})

test('all messages are found once, fifty a page, also when some change in between', async () => {
  await fill(
    Array.from({ length: 120 }, (_, index) => ({
      name: `n${index}`,
      progress: index % 3 ? 'new' : 'arranged',
      received_at: NOON - (index % 7) * 1_000,
    })),
  )
  const names: Array<string> = []
  let path: string | undefined = '/desk'
  for (let pages = 0; path && pages < 5; pages++) {
    const page: Document = await readPage(path)
    const items = [...page.querySelectorAll('.messages bdi')].map((item) => item.textContent ?? '')
    expect(items.length).toBeLessThanOrEqual(50)
    names.push(...items)
    await db.prepare('UPDATE messages SET closed_at = ?1 WHERE name = ?2').bind(NOON, items.at(-1)).run()
    path =
      [...page.querySelectorAll('a')]
        .find((link) => link.textContent === 'Next page')
        ?.getAttribute('href') ?? undefined
  }
  expect(new Set(names).size).toBe(120)
  expect(names).toHaveLength(120)
  expect((await read('/desk?after=9.x.%27')).status).toBe(200)
})

test('a message that a destination does not have says so', async () => {
  const [id] = await fill([{}])
  const insertion = `INSERT INTO deliveries (message_id, destination, state, attempts, started_at, next_attempt_at, last_error)
    VALUES (?1, ?2, ?3, 4, 0, 0, 'status-503')`
  await db.batch([
    db.prepare(insertion).bind(id, 'email', 'dead'),
    db.prepare(insertion).bind(id, 'webhook', 'pending'),
  ])
  expect((await readPage('/desk')).querySelector('main')?.textContent).toContain(
    'dead letter: email · waits for webhook',
  )
  expect((await readPage(`/desk/message/${id}`)).body.textContent).toContain(
    'webhook: pending after 4 attempts (status-503)',
  )
})

test('a message has all that was chosen, and links to call, write and look', async () => {
  const details = { service: 'plumbing', job: 'tap', city: 'Kochi', provider: 'asha-1' }
  const [id] = await fill([{ ...callBack('2026-12-01', 'evening', details), email: 'a?bcc=x@home.example' }])
  const page = await readPage(`/desk/message/${id}`)
  for (const text of [...Object.values(details), '2026-12-01', 'evening', 'floor is wet'])
    expect(page.body.textContent).toContain(text)
  const hrefs = [...page.querySelectorAll('main a')].map((link) => link.getAttribute('href'))
  expect(hrefs).toContain('tel:+919800000000')
  expect(hrefs).toContain('https://wa.me/919800000000')
  expect(hrefs).toContain('/provider/asha-1')
  expect(hrefs.find((href) => href?.startsWith('mailto:'))).toMatch(
    /^mailto:a%3Fbcc%3Dx@home\.example\?subject=[^&?]*$/,
  )
})

/** Returns the elements of a page with the names of their attributes, and the beginnings of its links. */
async function getStructure(response: Response): Promise<Array<string>> {
  return [...(await getDocument(response)).querySelectorAll('*')].map((element) => {
    const names = [...element.attributes].map(({ name }) => name)
    const href = element.getAttribute('href') ?? ''
    const beginning = /^(?:\/desk|\/provider|tel:|mailto:|https:\/\/wa\.me\/)/.exec(href)?.[0] ?? href
    return [element.tagName, ...names, beginning].join(' ')
  })
}

const structure = async (path: string) => getStructure(await read(path))

const FIELDS = ['name', 'email', 'phone', 'message', 'topic', 'note'] as const
const DETAILS = ['service', 'job', 'city', 'provider', 'preferredDay', 'preferredTime'] as const

function filledWith(text: string) {
  const details = JSON.stringify(Object.fromEntries(DETAILS.map((name) => [name, text])))
  return { ...Object.fromEntries(FIELDS.map((name) => [name, text])), details, language: 'en', version: 1 }
}

/** Stores a message with one text in every field, and returns the structure of its pages. */
async function structures(text: string) {
  const [id = ''] = await fill([filledWith(text)])
  await db.batch([
    db.prepare(`INSERT INTO message_changes VALUES (?1, 1, 0, ?2, ?2, 0, ?2)`).bind(id, text),
    db
      .prepare(
        `INSERT INTO deliveries (message_id, destination, state, started_at, next_attempt_at, last_error) VALUES (?1, ?2, 'pending', 0, 0, ?2)`,
      )
      .bind(id, text),
  ])
  const q = encodeURIComponent(text.slice(0, 120).toWellFormed())
  const found = await structure(`/desk?state=all&q=${q}`)
  const opened = await structure(`/desk/message/${id}`)
  const filters = await structure(`/desk?q=zz${q}&city=${q}&topic=${q}&state=${q}&after=${q}`)
  const unsaved = await getStructure(
    await save(id, { action: 'called', note: text.slice(0, 200), version: 0 }),
  )
  return { found, opened, filters, unsaved }
}

/** Texts that leave an attribute, an element or a script without escaping. */
const ESCAPES = ['"><b>', "'><b>", '</textarea><b>', '</title></script><b>', '&quot;&gt;&lt;b&gt;']

test('hostile text in every field is only text', async () => {
  const plain = await structures('plain')
  for (const text of [...ESCAPES, Object.values(attackVectors).join(' ').trim()])
    expect(await structures(text), text).toEqual(plain)
})

test('the pages are valid and allow only their own style and script', async () => {
  const [id] = await fill([{ ...callBack('2026-12-01') }])
  for (const path of ['/desk', '/desk/print', `/desk/message/${id}`]) {
    const response = await read(path)
    const policy = response.headers.get('Content-Security-Policy') ?? ''
    expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'; /)
    expect(policy).not.toContain('unsafe')
    expect(response.headers.get('X-Frame-Options')).toBe('DENY')
    expect(await findHtmlProblems(await response.text()), path).toEqual([])
  }
})

test('the sheet of a day has its calls, and that of today what is late and what has no day', async () => {
  await fill([
    { name: 'today', ...callBack('2026-11-30') },
    { name: 'late', ...callBack('2026-11-28', 'morning') },
    { name: 'no day', ...callBack(undefined, undefined, { city: 'Kochi' }) },
    { name: 'tomorrow', ...callBack('2026-12-01', 'evening') },
    { name: 'arranged', ...callBack('2026-11-30'), progress: 'arranged' },
    { name: 'a complaint', topic: 'complaint' },
  ])
  const names = async (query: string) =>
    [...(await readPage(`/desk/print${query}`)).querySelectorAll('td bdi')].map((cell) => cell.textContent)
  expect((await names('')).toSorted()).toEqual(['late', 'no day', 'today'])
  expect(await names('?day=2026-12-01')).toEqual(['tomorrow'])
  expect((await names('?day=2026-02-30')).toSorted()).toEqual(['late', 'no day', 'today'])
})

test('the file of a filter has its messages, and a spreadsheet runs nothing of them', async () => {
  await fill([
    { name: '=1+1', note: '@SUM(A1)' },
    { name: 'closed', closed_at: NOON },
  ])
  const response = await read('/desk/messages.csv?state=new')
  const text = Buffer.from(await response.arrayBuffer()).toString('utf8')
  expect(text).toMatch(/^\ufeffreference,/)
  expect(text).toContain(`"'=1+1"`)
  expect(text).toContain(`"'@SUM(A1)"`)
  expect(text).not.toContain('closed,')
  expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="messages-2026-11-30.csv"')
  expect(response.headers.get('Cache-Control')).toBe('private, no-store')
})

test('a message is deleted when its time after the closing has passed, with its note and history', async () => {
  const rows = [{}, {}].map(() => ({ received_at: NOON - 900 * DAY_MS }))
  const [closed = '', worked = ''] = await fill(rows)
  await save(closed, { action: 'close', note: 'done' }, { 'x-test-clock': `${NOON}` })
  await save(worked, { action: 'called' }, { 'x-test-clock': `${NOON}` })
  await db
    .prepare("INSERT INTO deliveries SELECT id, 'email', 'delivered', 1, 0, 0, NULL, NULL, 0 FROM messages")
    .run()
  const left = async (days: number) => {
    const worker = await desk.runtime.getWorker()
    await worker.scheduled({ cron: '* * * * *', scheduledTime: new Date(NOON + days * DAY_MS) })
    const { results } = await db.prepare('SELECT message_id AS id FROM message_changes').all<{ id: string }>()
    return results.map(({ id }) => id).toSorted()
  }
  expect(await left(364)).toEqual([closed, worked].toSorted())
  expect(await left(366)).toEqual([worked])
})
