/** @jsxImportSource hono/jsx */
import { Hono } from 'hono'
import { csrf } from 'hono/csrf'
import * as v from 'valibot'
import { isCalendarDay } from '#api/schemas/message.ts'
import { dayInIndia } from '#lib/india-day.ts'
import { normalizeText } from '#lib/normalize-contact.ts'
import type { AppContext, AppEnv } from '#worker/app-context.ts'
import { messagesToCsv } from '#worker/contact/csv.ts'
import { rank, sortKey, withIds } from '#worker/contact/message-selections.ts'
import { changeMessages, readChanges, readDeliveries, readMessages } from '#worker/contact/message-store.ts'
import { joined, type RunAll, sql, statementsOn } from '#worker/contact/sql.ts'
import { readForm } from '#worker/contact/submission.ts'
import { sendDeskPage } from '#worker/desk/document.tsx'
import { readFilters, toSelection } from '#worker/desk/filters.ts'
import { List } from '#worker/desk/list.tsx'
import { actions, type Draft, MAX_NOTE, MessagePage, type MessageProps } from '#worker/desk/message.tsx'
import { Sheet } from '#worker/desk/sheet.tsx'
import { signIn } from '#worker/desk/sign-in.ts'
import { ownOrigins, readRequestBody } from '#worker/http.ts'

const PAGE_SIZE = 50
const MAX_FORM_BYTES = 64 * 1024
const PLACE = /^([0-3])\.(-?\d{1,15})\.([\da-f]{1,32})$/

/** Returns the database, which `signIn` requires. */
function getDatabase({ env }: AppContext): RunAll {
  if (!env.DB) throw new Error('the desk has no database')
  return statementsOn(env.DB)
}

async function showList(c: AppContext): Promise<Response> {
  const run = getDatabase(c)
  const filters = readFilters(c.req.query())
  const [, ...place] = PLACE.exec(c.req.query('after') ?? '') ?? []
  const [atRank, atKey, atId] = [Number(place[0]), Number(place[1]), place[2] ?? '']
  const later = atId ? [sql`(${rank}, ${sortKey}, id) > (${atRank}, ${atKey}, ${atId})`] : []
  const selection = joined('AND', [toSelection(filters), ...later])
  const found = await readMessages(run, selection, { limit: PAGE_SIZE + 1, order: 'list' })
  const messages = found.slice(0, PAGE_SIZE)
  const deliveries = await readDeliveries(run, withIds(messages.map(({ id }) => id)))
  const last = found.length > PAGE_SIZE ? messages.at(-1) : undefined
  const next = last && `${last.rank}.${last.sortKey}.${last.id}`
  const list = { filters, messages, deliveries, now: Date.now(), next }
  return sendDeskPage(c, { title: 'Messages', body: <List {...list} />, reloads: true })
}

async function sendCsv(c: AppContext): Promise<Response> {
  const messages = await readMessages(getDatabase(c), toSelection(readFilters(c.req.query())))
  c.header('Content-Type', 'text/csv; charset=utf-8')
  c.header('Content-Disposition', `attachment; filename="messages-${dayInIndia(Date.now())}.csv"`)
  return c.body(messagesToCsv(messages))
}

async function showSheet(c: AppContext): Promise<Response> {
  const now = Date.now()
  const given = c.req.query('day') ?? ''
  const day = isCalendarDay(given) ? given : dayInIndia(now)
  const messages = await readMessages(getDatabase(c), sql`${rank} = 0`, { order: 'list' })
  return sendDeskPage(c, {
    title: `Call backs of ${day}`,
    body: <Sheet messages={messages} day={day} now={now} />,
  })
}

/** A message with its deliveries, and its changes with the latest first. */
type Opened = Pick<MessageProps, 'message' | 'deliveries' | 'changes'>

async function readMessage(c: AppContext, id: string): Promise<Opened | undefined> {
  const [run, selection] = [getDatabase(c), withIds([id])]
  const [[message], deliveries, changes] = await Promise.all([
    readMessages(run, selection),
    readDeliveries(run, selection),
    readChanges(run, id),
  ])
  return message && { message, deliveries, changes }
}

/** Shows a message, with what was not saved. */
function showMessage(c: AppContext, opened: Opened | undefined, status?: 409 | 422, draft?: Draft): Response {
  if (!opened) return c.text('There is no such message. It may have been deleted.\n', 404)
  const body = <MessagePage {...opened} now={Date.now()} draft={draft} />
  return sendDeskPage(c, { title: opened.message.name, body, ...(status && { status }) })
}

const formSchema = v.object({
  action: v.picklist(Object.keys(actions)),
  version: v.pipe(v.string(), v.digits(), v.transform(Number)),
  note: v.pipe(v.string(), v.transform(normalizeText)),
})

/** Saves a change of the version that was shown. If it is another one meanwhile, nothing changes and both are shown. */
async function saveMessage(c: AppContext, id: string): Promise<Response> {
  const bytes = await readRequestBody(c, MAX_FORM_BYTES)
  const form = v.safeParse(formSchema, bytes && (await readForm(bytes, c.req.header('Content-Type') ?? '')))
  if (!form.success) return c.text('The form cannot be read: go back and send it again.\n', 400)
  const { action, version, note } = form.output
  if (note.length > MAX_NOTE) {
    const problem = `A note has at most ${MAX_NOTE} characters.`
    return showMessage(c, await readMessage(c, id), 422, { action, note, problem, version })
  }
  const { change = {} } = actions[action] ?? {}
  const by = c.var.deskUser
  const sent = { ids: [id], version }
  const changed = await changeMessages(getDatabase(c), sent, { ...change, note }, { by, now: Date.now() })
  if (changed > 0) return c.redirect(`/desk/message/${id}`, 303)
  const opened = await readMessage(c, id)
  const [last] = opened?.changes ?? []
  const { progress = last?.state, isClosed } = change
  // A second press of the same button has been saved by the first.
  const isSaved =
    last?.version === version + 1 &&
    last.changedBy === by &&
    last.note === note &&
    (isClosed === undefined ? last.state === progress : isClosed === (last.state === 'closed'))
  if (isSaved) return c.redirect(`/desk/message/${id}`, 303)
  const problem = `${last?.changedBy ?? 'Somebody'} changed the message while you wrote. Nothing was overwritten: choose again.`
  return showMessage(c, opened, 409, { action, note, problem })
}

/** The desk of the office, below `/desk`. No cache and no search engine keeps it. */
export const desk = new Hono<AppEnv>()
desk.use(async (c, next) => {
  await next()
  c.res.headers.set('Cache-Control', 'private, no-store')
  c.res.headers.set('X-Robots-Tag', 'noindex')
})
desk.use(signIn(), csrf({ origin: (origin, c) => ownOrigins(c).includes(origin) }))
desk.get('/', showList)
desk.get('/messages.csv', sendCsv)
desk.get('/print', showSheet)
desk.get('/message/:id', async (c) => showMessage(c, await readMessage(c, c.req.param('id'))))
desk.post('/message/:id', (c) => saveMessage(c, c.req.param('id')))
desk.all('*', (c) => c.text('Not found.\n', 404))
