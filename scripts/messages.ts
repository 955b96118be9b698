import { chmodSync, statSync, writeFileSync } from 'node:fs'
import { readArguments, runCommand } from './arguments.ts'
import type { Database } from './directory/database.ts'
import { csvOf } from './messages/csv.ts'
import { copiesElsewhere, lineOf, summaryLine, wholeText } from './messages/print.ts'
import {
  allMessages,
  deadLetters,
  dealWith,
  deliveriesOf,
  eraseMessages,
  type Message,
  messagesFrom,
  messagesOf,
  newestMessages,
  sendAgain,
} from './messages/store.ts'
import { withDatabase } from './open-database.ts'

const USAGE = `Usage: npm run messages -- COMMAND [--remote]
  (none)               the newest 20
  show ID              all of a message; the first letters of an id do
  search TEXT          the newest 20 with that in name, address, number or words
  export FILE          all, as CSV
  done ID...           they are dealt with
  dead                 what the marketplace API refused after it was promised
  resend ID... | --all sends dead letters, and what waits, again
  delete ID...         erases messages
  delete --email TEXT  erases all that somebody wrote
--remote works on the deployed database, otherwise it is that of this folder.`

const MOST_SHOWN = 20
const SHORTEST_ID = 4
const PRIVATE = 0o600

/** Something that the operator has to do otherwise. */
class UsageError extends Error {}

async function printList(database: Database, messages: ReadonlyArray<Message>): Promise<void> {
  const deliveries = await deliveriesOf(
    database,
    messages.map(({ id }) => id),
  )
  for (const message of messages) console.log(summaryLine(message, deliveries))
  if (messages.length === 0) console.log('No messages.')
}

async function findOne(database: Database, id: string): Promise<Message> {
  if (id.length < SHORTEST_ID) throw new UsageError(`At least ${SHORTEST_ID} letters of an id are needed.`)
  const [found, other] = await messagesOf(database, id)
  if (!found) throw new UsageError(`There is no message ${id}.`)
  if (other) throw new UsageError(`More than one message begins with ${id}.`)
  return found
}

async function findAll(database: Database, ids: ReadonlyArray<string>): Promise<Array<Message>> {
  if (ids.length === 0) throw new UsageError(USAGE)
  const found = await Promise.all(ids.map((id) => findOne(database, id)))
  return [...new Map(found.map((message) => [message.id, message])).values()]
}

async function show(database: Database, id: string): Promise<void> {
  const message = await findOne(database, id)
  console.log(wholeText(message, await deliveriesOf(database, [message.id])))
}

async function exportTo(database: Database, file: string): Promise<void> {
  const there = statSync(file, { throwIfNoEntry: false })
  if (there?.isDirectory()) throw new UsageError(`${file} is a folder: name a CSV file.`)
  const messages = await allMessages(database)
  const dateOf = (time: number | null) => (time === null ? '' : new Date(time).toISOString())
  const rows = messages.map((message) => [
    message.id,
    message.received_at,
    message.name,
    message.email,
    message.phone,
    message.message,
    message.language ?? '',
    dateOf(message.delivered_at),
    dateOf(message.dealt_with_at),
  ])
  const head = [
    'id',
    'received_at',
    'name',
    'email',
    'phone',
    'message',
    'language',
    'delivered_at',
    'dealt_with_at',
  ]
  // A mode that is given with the content counts only for a file that is not there yet.
  if (there?.isFile()) chmodSync(file, PRIVATE)
  writeFileSync(file, csvOf([head, ...rows]), { mode: PRIVATE })
  console.log(`${file}: ${messages.length} messages.`)
}

async function printDead(database: Database): Promise<void> {
  const letters = await deadLetters(database)
  await printList(database, letters)
  for (const { id, answer } of letters)
    console.log(`${id.slice(0, 8)}  the API said: ${lineOf(answer ?? '')}`)
}

async function resend(database: Database, ids: ReadonlyArray<string>, all: boolean): Promise<void> {
  if (all && ids.length > 0) throw new UsageError('Either --all or ids.')
  const messages = all ? 'all' : await findAll(database, ids)
  await sendAgain(database, messages === 'all' ? 'all' : messages.map(({ id }) => id))
  console.log('They are sent at the next run of the cron, within five minutes.')
}

async function close(database: Database, ids: ReadonlyArray<string>): Promise<void> {
  const messages = await findAll(database, ids)
  await dealWith(database, messages, Date.now())
  const onTheirWay = messages.filter(({ place }) => place === 'outbox').length
  console.log(`${messages.length - onTheirWay} messages dealt with.`)
  if (onTheirWay > 0) console.log(`${onTheirWay} on their way to the API: that goes on.`)
}

async function erase(database: Database, ids: ReadonlyArray<string>, email?: string): Promise<void> {
  if (email !== undefined && ids.length > 0) throw new UsageError('Either --email or ids.')
  const messages = email === undefined ? await findAll(database, ids) : await messagesFrom(database, email)
  const found = messages.map(({ id }) => id)
  const deliveries = await deliveriesOf(database, found)
  if (found.length > 0) await eraseMessages(database, found, Date.now())
  console.log(`${found.length} messages erased.\n${copiesElsewhere(deliveries)}`)
}

const { positionals, values } = readArguments(
  {
    allowPositionals: true,
    options: {
      remote: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      email: { type: 'string' },
    },
  },
  USAGE,
)
const [command, ...rest] = positionals

async function run(database: Database): Promise<void> {
  const [first, second] = rest
  const only = second === undefined ? first : undefined
  if (values.all && command !== 'resend') throw new UsageError('--all is for resend.')
  if (values.email !== undefined && command !== 'delete') throw new UsageError('--email is for delete.')
  if (command === undefined) return printList(database, await newestMessages(database, MOST_SHOWN))
  if (command === 'show' && only) return show(database, only)
  if (command === 'search' && first)
    return printList(database, await newestMessages(database, MOST_SHOWN, rest.join(' ')))
  if (command === 'export' && only) return exportTo(database, only)
  if (command === 'dead' && !first) return printDead(database)
  if (command === 'resend') return resend(database, rest, values.all)
  if (command === 'delete') return erase(database, rest, values.email)
  if (command === 'done') return close(database, rest)
  throw new UsageError(USAGE)
}

await runCommand(() => withDatabase(values, run))
