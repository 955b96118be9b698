import { matchEndpoint } from '#api/endpoints.ts'
import { type Api, ask, type Reply } from './ask.ts'
import { type Call, calls } from './calls.ts'
import { dataOf, isData, readReply } from './read-reply.ts'
import { type Finding, type Row, rowOf, together } from './report.ts'

/** So many entries of a kind are opened. */
const MOST_OPENED = 20

function callOf(path: string): Call {
  const call = calls.find((candidate) => candidate.path === path)
  if (!call) throw new Error(`there is no call ${path}`)
  return call
}

async function read(api: Api, template: string, path = template): Promise<{ row: Row; reply: Reply }> {
  const reply = await ask(api, path)
  return { row: readReply(callOf(template), path, reply), reply }
}

/** The texts that entries have in a field, each once. */
function idsIn(replies: ReadonlyArray<Reply>, field: string): Array<string> {
  const values = replies.flatMap((reply) => dataOf(reply).map((entry) => entry[field]))
  return [
    ...new Set(values.filter((value) => typeof value === 'string' || typeof value === 'number').map(String)),
  ]
}

/** Opens the entries that lists name. What can be no part of an address has no page. */
async function openEntries(api: Api, template: string, ids: ReadonlyArray<string>): Promise<Array<Row>> {
  const rows: Array<Row> = []
  const pathOf = (id: string) => template.replace(/\{\w+\}/, encodeURIComponent(id))
  const isLinked = (id: string) => matchEndpoint(pathOf(id))?.id === id
  for (const id of ids.filter(isLinked).slice(0, MOST_OPENED))
    rows.push((await read(api, template, pathOf(id))).row)
  const unlinked = ids.filter((id) => !isLinked(id))
  const finding: Finding = {
    kind: 'fault',
    text: `no part of an address, so without a page: ${unlinked.slice(0, 5).join(', ')}`,
  }
  if (rows.length === 0 && unlinked.length === 0) return []
  const row = together(template, rows)
  return [unlinked.length > 0 ? { ...row, findings: [finding, ...row.findings] } : row]
}

/** That there is no such entry has to be said so that it cannot be taken for a fault. */
function absenceFinding({ status, body, fault }: Reply): Finding | undefined {
  const code = isData(body) ? body.code : undefined
  if (status === 410 || (status === 404 && (code === 404 || code === 410))) return undefined
  if (status === 200 && isData(body) && body.data === null) return undefined
  const said = fault ?? (status === 200 ? 'an entry' : `status ${status}`)
  const wanted = 'wanted is 404 with { "code": 404, "message": … }'
  return {
    kind: 'fault',
    text: `says ${said} to an id that does not exist; visitors are told of a fault: ${wanted}`,
  }
}

async function askForNobody(api: Api, path: string): Promise<Row> {
  const reply = await ask(api, path)
  const finding = absenceFinding(reply)
  return { ...rowOf(path, reply), findings: finding ? [finding] : [] }
}

/** Whether a list keeps to the number of entries that is asked for. The site cuts what comes. */
async function askForOne(api: Api, template: string): Promise<Row> {
  const path = `${template}?limit=1`
  const { row } = await read(api, template, path)
  const findings = row.findings.filter(({ kind }) => kind === 'fault')
  if (row.entries > 1)
    findings.push({
      kind: 'note',
      text: `${row.entries} entries: the limit is not kept; the site cuts the list`,
    })
  return { ...row, findings }
}

/** What a visitor may type, and what nobody sends but by mistake. */
const MALFORMED = ["/category/fetch_all?search=%25'%22%3C%3E%5C%E0%A4%A8%E0%A4%B2%F0%9F%94%A7", `/category/fetch_all?search=${'x'.repeat(200)}`, '/city/all?limit=abc', '/category/%2E%2E%2Fadmin', '/no-such-call'] // biome-ignore format: a list

/** A search has to have an answer whatever is typed; the rest must not be a server error. */
async function askBadly(api: Api, path: string): Promise<Row> {
  const reply = await ask(api, path)
  const row = rowOf(path.slice(0, 40), reply)
  if (path.includes('search=')) {
    const { findings } = readReply(callOf('/category/fetch_all'), path, reply)
    return { ...row, findings: findings.filter(({ kind }) => kind === 'fault') }
  }
  const isError = reply.status === undefined || reply.status >= 500
  return { ...row, findings: isError ? [{ kind: 'note', text: 'malformed input is a server error' }] : [] }
}

/** The directory, which an API may be without. */
async function checkDirectory(api: Api): Promise<Array<Row>> {
  const list = await read(api, '/provider/all')
  if (list.reply.status === 404) {
    return [
      {
        ...list.row,
        findings: [{ kind: 'note', text: 'no directory: the site has no pages of professionals' }],
      },
    ]
  }
  const ids = idsIn([list.reply], 'id').slice(0, 5)
  const reviews = ids.slice(0, 2).map((id) => `/provider/${encodeURIComponent(id)}/reviews`)
  return [
    list.row,
    ...(await openEntries(api, '/provider/{id}', ids)),
    ...(await Promise.all(
      reviews.map(async (path) => (await read(api, '/provider/{id}/reviews', path)).row),
    )),
    await askForOne(api, '/provider/all'),
    await askForNobody(api, '/provider/no-such-person'),
  ]
}

/** Makes every read of the contract as the site makes it, one after the other. */
export async function checkReads(api: Api): Promise<Array<Row>> {
  const lists = new Map<string, { row: Row; reply: Reply }>()
  for (const { path, isOptional } of calls)
    if (!isOptional && !path.includes('{')) lists.set(path, await read(api, path))
  const replyTo = (path: string) => [lists.get(path)?.reply].filter((reply) => reply !== undefined)
  const services = idsIn(
    ['/category/primary', '/category/popular', '/category/fetch_all'].flatMap(replyTo),
    '_id',
  )
  const [word] = idsIn(replyTo('/category/primary'), 'title')
  const [state] = idsIn(replyTo('/state/all'), '_id')
  return [
    ...[...lists.values()].map(({ row }) => row),
    ...(word
      ? [
          (await read(api, '/category/fetch_all', `/category/fetch_all?search=${encodeURIComponent(word)}`))
            .row,
        ]
      : []),
    ...(state ? [(await read(api, '/city/all', `/city/all?state=${encodeURIComponent(state)}`)).row] : []),
    ...(await openEntries(api, '/category/{id}', services)),
    ...(await openEntries(api, '/blog/{slug}', idsIn(replyTo('/blog/all'), 'slug'))),
    ...(await checkDirectory(api)),
    await askForOne(api, '/category/primary'),
    await askForOne(api, '/city/all'),
    await askForOne(api, '/blog/all'),
    await askForNobody(api, '/category/no-such-service'),
    await askForNobody(api, '/blog/no-such-post'),
    ...(await Promise.all(MALFORMED.map((path) => askBadly(api, path)))),
  ]
}
