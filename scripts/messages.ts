import { chmodSync, statSync, writeFileSync } from 'node:fs'
import { literal } from '#upstream/seed/sql.ts'
import { messagesToCsv } from '#worker/contact/csv.ts'
import {
  dead,
  fromAddress,
  type Selection,
  selectContaining,
  states,
  withIdPrefix,
  withIds,
  withUndelivered,
} from '#worker/contact/message-selections.ts'
import {
  changeMessages,
  deleteMessages,
  type OfficeMessage,
  readDeliveries,
  readMessages,
  resendMessages,
} from '#worker/contact/message-store.ts'
import { type RunAll, type Sql, sql } from '#worker/contact/sql.ts'
import { callerPath, readArguments, refuseArguments, runCommand } from './arguments.ts'
import { copiesElsewhere, summaryLine, toLine, wholeText } from './messages/print.ts'
import { withDatabase } from './open-database.ts'

const USAGE = `Usage: npm run messages -- COMMAND [--remote]
  list [--suspected | --dead]   lists the newest 20 messages; suspected spam; dead letters (rejected or given up)
  show ID                       prints a message; the first letters of an id are enough
  search TEXT                   lists the newest 20 with the text in name, address, number, details or message
  export FILE                   writes all messages as CSV
  close ID...                   stops the deliveries of messages
  resend ID... | --all          retries open deliveries at the next run; releases suspected spam
  delete ID... | --email A@B.C  deletes messages, or all from one e-mail address
--remote uses the deployed database instead of the local one.`

const MAX_SHOWN = 20
const MIN_ID = 4

/** Invalid arguments. The message is the usage text or names the mistake. */
class UsageError extends Error {}

async function list(database: RunAll, selection: Selection): Promise<void> {
  const messages = await readMessages(database, selection, { limit: MAX_SHOWN })
  if (messages.length === 0) return console.log('No messages.')
  const deliveries = await readDeliveries(database, withIds(messages.map(({ id }) => id)))
  for (const message of messages) console.log(summaryLine(message, deliveries))
  for (const { messageId, state, destination, lastError } of deliveries)
    if (state === 'dead') console.log(`${messageId.slice(0, 8)}  ${destination}: ${toLine(lastError ?? '')}`)
}

async function findOne(database: RunAll, id: string): Promise<OfficeMessage> {
  if (id.length < MIN_ID) throw new UsageError(`At least ${MIN_ID} letters of an id are needed.`)
  const [message, other] = await readMessages(database, withIdPrefix(id), { limit: 2 })
  if (!message) throw new UsageError(`There is no message ${id}.`)
  if (other) throw new UsageError(`More than one message begins with ${id}.`)
  return message
}

async function findAll(database: RunAll, ids: ReadonlyArray<string>): Promise<Array<string>> {
  if (ids.length === 0) throw new UsageError(USAGE)
  const messages = await Promise.all(ids.map((id) => findOne(database, id)))
  return messages.map(({ id }) => id)
}

async function show(database: RunAll, id: string): Promise<void> {
  const message = await findOne(database, id)
  console.log(wholeText(message, await readDeliveries(database, withIds([message.id]))))
}

async function exportTo(database: RunAll, name: string): Promise<void> {
  const file = callerPath(name)
  const there = statSync(file, { throwIfNoEntry: false })
  if (there?.isDirectory()) throw new UsageError(`${name} is a folder: name a CSV file.`)
  const messages = await readMessages(database, sql`true`)
  // Only the owner reads personal data.
  if (there?.isFile()) chmodSync(file, 0o600)
  writeFileSync(file, messagesToCsv(messages), { mode: 0o600 })
  console.log(`${name}: ${messages.length} messages.`)
}

const getEditor = () => ({ by: 'npm run messages', now: Date.now() })

async function close(database: RunAll, given: ReadonlyArray<string>): Promise<void> {
  const ids = await findAll(database, given)
  const count = await changeMessages(database, { ids }, { isClosed: true }, getEditor())
  console.log(`${count} messages closed.`)
}

async function resend(database: RunAll, ids: ReadonlyArray<string>, all: boolean): Promise<void> {
  if (all && ids.length > 0) throw new UsageError('Give either --all or ids.')
  const selection = all ? withUndelivered : withIds(await findAll(database, ids))
  const count = await resendMessages(database, selection, getEditor())
  console.log(`${count} deliveries are due at the next run of the cron, within a minute.`)
}

async function erase(database: RunAll, ids: ReadonlyArray<string>, email?: string): Promise<void> {
  if (email !== undefined && ids.length > 0) throw new UsageError('Give either --email or ids.')
  const selection = email === undefined ? withIds(await findAll(database, ids)) : fromAddress(email)
  const deliveries = await readDeliveries(database, selection)
  const count = await deleteMessages(database, selection)
  console.log(`${count} messages deleted.\n${copiesElsewhere(deliveries)}`)
}

const { positionals, values } = readArguments(
  {
    allowPositionals: true,
    options: {
      remote: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      suspected: { type: 'boolean', default: false },
      dead: { type: 'boolean', default: false },
      email: { type: 'string' },
    },
  },
  USAGE,
)
// A request for a call back may lack an e-mail address, so an empty one would select all of these messages.
if (values.email?.trim() === '') refuseArguments('--email needs an address.', USAGE)
const [command = 'list', ...rest] = positionals

async function run(database: RunAll): Promise<void> {
  const [first, second] = rest
  const only = second === undefined ? first : undefined
  if (values.all && command !== 'resend') throw new UsageError('--all is for resend.')
  if (values.email !== undefined && command !== 'delete') throw new UsageError('--email is for delete.')
  if ((values.suspected || values.dead) && command !== 'list')
    throw new UsageError('--suspected and --dead are for list.')
  if (command === 'list' && !first) {
    if (values.suspected) return list(database, states.suspected)
    return list(database, values.dead ? dead : states.all)
  }
  if (command === 'show' && only) return show(database, only)
  if (command === 'search' && first) return list(database, selectContaining(rest.join(' ')))
  if (command === 'export' && only) return exportTo(database, only)
  if (command === 'resend') return resend(database, rest, values.all)
  if (command === 'delete') return erase(database, rest, values.email)
  if (command === 'close') return close(database, rest)
  throw new UsageError(USAGE)
}

/** Writes the values into SQL, for a program that takes only text. */
function inline({ text, values }: Sql): string {
  const left = [...values]
  return text.replaceAll('?', () => literal(left.shift() ?? null))
}

await runCommand(() =>
  withDatabase(values, (database) => run((statements) => database.queryAll(statements.map(inline)))),
)
