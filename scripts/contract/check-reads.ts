import { matchEndpoint } from '#api/endpoints.ts'
import { type Api, ask, type Reply } from './ask.ts'
import { calls } from './calls.ts'
import { placeFindings, serviceFindings } from './case-findings.ts'
import { isData, readReply, toEntries } from './read-reply.ts'
import { type Finding, type Result, toResult } from './report.ts'

const MAX_OPENED = 20
const MAX_JOBS = 5
const ODD_SEARCHES = ["%25'%22%3C%3E%5C%E0%A4%A8%E0%A4%B2%F0%9F%94%A7", 'x'.repeat(200)]

/** Returns the distinct texts and numbers that entries have in a field. */
function valuesIn(field: string, reply: Reply | undefined): Array<string> {
  const values = (reply ? toEntries(reply) : []).map((entry) => entry[field])
  return [...new Set(values.filter((value) => ['string', 'number'].includes(typeof value)).map(String))]
}

/** Returns the ids of the jobs of a service. */
function getJobIds(reply: Reply): Array<string> {
  const inside = (entries: ReadonlyArray<unknown>, field: string) =>
    entries.filter(isData).flatMap((entry) => entry[field] ?? [])
  const jobs = inside(inside(toEntries(reply), 'childCategories'), 'superChildren')
  return jobs.filter(isData).flatMap(({ id }) => (typeof id === 'string' ? [id] : []))
}

/** Checks that the answer to an unknown id cannot be mistaken for an outage. */
function absenceFindings({ status, body, failure }: Reply): Array<Finding> {
  const code = isData(body) ? body.code : undefined
  if (status === 410 || (status === 404 && (code === 404 || code === 410))) return []
  if (status === 200 && isData(body) && body.data === null) return []
  const answer = failure ?? (status === 200 ? 'an entry' : `status ${status}`)
  const expected = 'expected 404 with { "code": 404, "message": … }'
  return [{ kind: 'FAULT', text: `answers ${answer} to an id that does not exist, ${expected}` }]
}

/** Makes every read of the contract one after the other, as the site makes it. */
export async function checkReads(api: Api): Promise<Array<Result>> {
  const results: Array<Result> = []

  async function read(template: string, path = template): Promise<Reply> {
    const call = calls.find((candidate) => candidate.path === template)
    if (!call) throw new Error(`There is no call ${template}.`)
    const reply = await ask(api, path)
    results.push(readReply(call, path, reply))
    return reply
  }

  async function readEntries(
    template: string,
    ids: ReadonlyArray<string>,
  ): Promise<Array<{ id: string; reply: Reply }>> {
    const opened: Array<{ id: string; reply: Reply }> = []
    const getPath = (id: string) => template.replace(/\{\w+\}/, encodeURIComponent(id))
    const isLinked = (id: string) => matchEndpoint(getPath(id))?.id === id
    for (const id of ids.filter(isLinked).slice(0, MAX_OPENED))
      opened.push({ id, reply: await read(template, getPath(id)) })
    const unlinked = ids.filter((id) => !isLinked(id)).slice(0, MAX_OPENED)
    const text = `no part of an address, so without a page: ${unlinked.join(', ')}`
    if (unlinked.length > 0) results.push(toResult(template, template, { ms: 0 }, [{ kind: 'FAULT', text }]))
    return opened
  }

  /** Reads the facts of some jobs of a service. An API may lack the call, or the facts of a job. */
  async function readJobs(serviceId: string, jobIds: ReadonlyArray<string>): Promise<void> {
    const template = '/category/{id}/job/{jobId}'
    for (const jobId of jobIds) {
      const path = `/category/${encodeURIComponent(serviceId)}/job/${encodeURIComponent(jobId)}`
      const reply = await ask(api, path)
      const call = calls.find((candidate) => candidate.path === template)
      const lacking: Finding = { kind: 'NOTE', text: 'the API lacks this optional call, or facts of the job' }
      if (reply.status === 404) results.push(toResult(template, path, reply, [lacking]))
      else if (call) results.push(readReply(call, path, reply))
    }
  }

  async function readAbsent(template: string): Promise<void> {
    const path = template.replace(/\{\w+\}/, 'no-such-entry')
    const reply = await ask(api, path)
    results.push(toResult(path, path, reply, absenceFindings(reply)))
  }

  const lists = new Map<string, Reply>()
  for (const { path } of calls) if (!path.includes('{')) lists.set(path, await read(path))
  for (const path of ['/city/all', '/state/all', '/category/fetch_all']) {
    const reply = lists.get(path)
    const entries = reply ? toEntries(reply) : []
    const findings = path === '/category/fetch_all' ? serviceFindings(entries) : placeFindings(path, entries)
    if (reply && findings.length > 0) results.push(toResult(path, path, reply, findings))
  }
  const services = ['primary', 'popular', 'fetch_all'].flatMap((name) =>
    valuesIn('_id', lists.get(`/category/${name}`)),
  )
  const titles = valuesIn('title', lists.get('/category/primary')).slice(0, 1).map(encodeURIComponent)
  for (const text of [...titles, ...ODD_SEARCHES])
    await read('/category/fetch_all', `/category/fetch_all?search=${text}`)
  for (const state of valuesIn('_id', lists.get('/state/all')).slice(0, 1))
    await read('/city/all', `/city/all?state=${encodeURIComponent(state)}`)
  const opened = await readEntries('/category/{id}', [...new Set(services)])
  for (const { id, reply } of opened.slice(0, 1)) await readJobs(id, getJobIds(reply).slice(0, MAX_JOBS))
  await readEntries('/blog/{slug}', valuesIn('slug', lists.get('/blog/all')))
  await readAbsent('/category/{id}')
  await readAbsent('/blog/{slug}')
  const directory = lists.get('/provider/all')
  if (directory?.status === 404) return results
  const providers = valuesIn('id', directory).slice(0, 5)
  await readEntries('/provider/{id}', providers)
  await readEntries('/provider/{id}/reviews', providers.slice(0, 2))
  await readAbsent('/provider/{id}')
  return results
}
