import { afterAll, expect, test } from 'vitest'
import { callBack, signedIn, startDesk } from '#support/site/desk-site.ts'
import { getDocument } from '#support/site/document.ts'

const desk = await startDesk()
const { db, fill, save } = desk
afterAll(() => desk.stop())

const open = (id: string) => desk.fetch(`/desk/message/${id}`, { headers: signedIn() })

/** Returns what the office reads of a message: its state, its note, and its history without times. */
async function shown(id: string) {
  const page = await getDocument(await open(id))
  return {
    state: page.querySelector('strong')?.textContent,
    note: page.querySelector('textarea')?.textContent,
    version: page.querySelector<HTMLInputElement>('[name=version]')?.getAttribute('value'),
    buttons: [...page.querySelectorAll('form button')].map(({ textContent }) => textContent),
    history: [...page.querySelectorAll('ol li')].map((item) =>
      item.textContent?.slice('2026-11-30 12:00 '.length),
    ),
  }
}

const stored = (id: string) =>
  db.prepare('SELECT * FROM messages WHERE id = ?1').bind(id).first<Record<string, unknown>>()

test('a message shows who changed it when it was called twice, arranged and closed', async () => {
  const [id = ''] = await fill([callBack('2026-12-01')])
  const steps = [
    { action: 'called', note: 'rings' },
    { action: 'called', note: 'rings' },
    { action: 'arranged', note: 'Tuesday at ten' },
    { action: 'close', note: 'done\r\nand paid' },
  ]
  for (const [version, step] of steps.entries()) {
    const { status, headers } = await save(id, { version, ...step }, signedIn(version < 2 ? 'Asha' : 'रवि'))
    expect([status, headers.get('Location')]).toEqual([303, `/desk/message/${id}`])
  }
  expect(await shown(id)).toEqual({
    state: 'closed',
    note: 'done\nand paid',
    version: '4',
    buttons: ['Undo the closing', 'Save the note only'],
    history: [
      'रवि: closed\ndone\nand paid',
      'रवि: arranged\nTuesday at ten',
      'Asha: called, no answer: 2\nrings',
      'Asha: called, no answer: 1\nrings',
      'received',
    ],
  })
})

test('a message resumes its deliveries and its state when its closing is undone', async () => {
  const [id = '', spam = ''] = await fill([{ progress: 'arranged' }, { suspected: 1 }])
  const insertion = `INSERT INTO deliveries (message_id, destination, state, attempts, started_at, next_attempt_at, settled_at)
    VALUES (?1, ?2, ?3, 5, 0, 9e15, ?4)`
  await db.batch([
    db.prepare(insertion).bind(id, 'email', 'pending', null),
    db.prepare(insertion).bind(id, 'webhook', 'delivered', 7),
    db.prepare(insertion).bind(spam, 'email', 'held', null),
  ])
  const states = async (): Promise<Array<unknown>> =>
    (
      await db.prepare('SELECT state FROM deliveries ORDER BY message_id = ?1, destination').bind(id).raw()
    ).flat()
  for (const one of [id, spam]) await save(one, { action: 'close' })
  expect(await states()).toEqual(['closed', 'closed', 'delivered'])
  for (const one of [id, spam]) await save(one, { action: 'reopen', version: 1 })
  expect(await states()).toEqual(['held', 'pending', 'delivered'])
  expect(await stored(id)).toMatchObject({ progress: 'arranged', closed_at: null, version: 2 })
  expect(await stored(spam)).toMatchObject({ suspected: 1, closed_at: null })
})

test('the desk shows the change of the first and keeps it when a second saves', async () => {
  const [id = ''] = await fill([{}])
  await save(id, { action: 'arranged', note: 'Tuesday' }, signedIn('Asha'))
  const before = await stored(id)
  const second = await save(id, { action: 'close', note: 'wrong number' }, signedIn('Ravi'))
  expect(second.status).toBe(409)
  const page = await getDocument(second)
  const alert = page.querySelector('[role=alert]')?.textContent ?? ''
  for (const text of ['Asha changed the message', 'arranged', 'Tuesday', 'Close', 'wrong number'])
    expect(alert).toContain(text)
  expect(page.querySelector('textarea')?.textContent).toBe('wrong number')
  expect(await stored(id)).toEqual(before)
  const version = page.querySelector('[name=version]')?.getAttribute('value') ?? ''
  expect((await save(id, { action: 'close', note: 'wrong number', version }, signedIn('Ravi'))).status).toBe(
    303,
  )
  expect((await shown(id)).history).toEqual([
    'Ravi: closed\nwrong number',
    'Asha: arranged\nTuesday',
    'received',
  ])
})

test('the desk saves one change and refuses the others when many save at once', async () => {
  const [id = ''] = await fill([{}])
  const names = ['Asha', 'Ravi', 'Meera', 'Anil', 'Sunita']
  const answers = await Promise.all(
    names.map((name) => save(id, { action: 'called', note: name }, signedIn(name))),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409, 409, 409, 409])
  expect(await stored(id)).toMatchObject({ calls: 1, version: 1 })
  expect((await shown(id)).history).toHaveLength(2)
})

test('the desk counts one call when a button is pressed twice', async () => {
  const [id = ''] = await fill([{}])
  const answers = await Promise.all([1, 2].map(() => save(id, { action: 'called', note: 'rings' })))
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  expect(await stored(id)).toMatchObject({ calls: 1, version: 1 })
})

test('the desk changes nothing when the sender is a page of another site', async () => {
  const [id = ''] = await fill([{}])
  const { status } = await save(id, { action: 'close' }, { Origin: 'https://evil.example' })
  expect(status).toBe(403)
  expect(await stored(id)).toMatchObject({ version: 0, closed_at: null })
})

test.each([
  ['application/json', '{"action":"close","version":"0","note":""}', 400],
  ['text/plain', 'action=close&version=0&note=', 400],
  ['application/x-www-form-urlencoded', 'action=delete&version=0&note=', 400],
  ['application/x-www-form-urlencoded', 'action=close&version=-1&note=', 400],
  ['application/x-www-form-urlencoded', 'action=close&note=', 400],
  ['application/x-www-form-urlencoded', 'action=close&version=7&note=', 409],
  ['application/x-www-form-urlencoded', 'action=toString&version=0&note=', 400],
  ['application/x-www-form-urlencoded', `action=close&version=0&note=${'a'.repeat(70_000)}`, 400],
])('the desk changes nothing when a body of the type %s is like %.40s', async (type, body, expected) => {
  const [id = ''] = await fill([{}])
  const headers = { Origin: desk.url, ...signedIn(), 'Content-Type': type }
  const { status } = await desk.fetch(`/desk/message/${id}`, { method: 'POST', headers, body })
  expect(status).toBe(expected)
  expect(await stored(id)).toMatchObject({ version: 0, closed_at: null })
})

test('a note comes back with its text when it is too long', async () => {
  const [id = ''] = await fill([{}])
  const note = 'long '.repeat(500)
  const answer = await save(id, { action: 'close', note })
  expect(answer.status).toBe(422)
  const page = await getDocument(answer)
  expect(page.querySelector('[role=alert]')?.textContent).toContain('at most 2000 characters')
  expect(page.querySelector('textarea')?.textContent).toBe(note.trim())
  expect(await stored(id)).toMatchObject({ version: 0, note: '' })
})

test('a note overwrites nothing when it was too long and something was saved meanwhile', async () => {
  const [id = ''] = await fill([{}])
  await save(id, { action: 'note', note: 'Tuesday' }, signedIn('Asha'))
  const page = await getDocument(
    await save(id, { action: 'note', note: 'long '.repeat(500) }, signedIn('Ravi')),
  )
  const version = page.querySelector('[name=version]')?.getAttribute('value') ?? ''
  expect((await save(id, { action: 'note', note: 'short', version }, signedIn('Ravi'))).status).toBe(409)
  expect(await stored(id)).toMatchObject({ version: 1, note: 'Tuesday' })
})

test('the desk refuses to reopen a message when it was saved meanwhile and is still closed', async () => {
  const [id = ''] = await fill([{ closed_at: 1 }])
  await save(id, { action: 'note', note: 'paid' })
  expect((await save(id, { action: 'reopen', note: 'paid' })).status).toBe(409)
  expect((await shown(id)).state).toBe('closed')
})

test('the desk says that a message is gone when it was deleted meanwhile', async () => {
  expect((await open('f'.repeat(32))).status).toBe(404)
  expect((await save('f'.repeat(32), { action: 'close' })).status).toBe(404)
  expect(await (await open("' OR 1=1 --")).text()).toContain('no such message')
})
