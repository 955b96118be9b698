import type { Miniflare } from 'miniflare'
import { manyProviders } from '#support/data/many-providers.ts'
import { askUpstream } from '#support/site/ask-upstream.ts'
import { boundDatabase } from '../../../scripts/directory/database.ts'
import { importProviders } from '../../../scripts/directory/import-providers.ts'
import { createRuntime, migrate, seed } from '../../../scripts/runtime.ts'
import { figure, median, ratio, table } from '../report.ts'

const SMALL = 1_000
const LARGE = 100_000

/** Every kind of list, as the site asks for it. None of them is in a cache. */
const LISTS = [
  'category=plumbing',
  'category=plumbing&sort=price',
  'city=mumbai',
  'city=mumbai&category=plumbing',
  'city=mumbai&category=plumbing&verified=1',
  'city=mumbai&category=plumbing&language=hindi',
  'state=maharashtra',
  'sort=distance&lat=19.07&lng=72.88',
  'q=plumbing',
]

async function startDirectory(size: number): Promise<{ runtime: Miniflare; db: D1Database }> {
  const runtime = createRuntime({ port: 0 })
  const db = await runtime.getD1Database('DB')
  await migrate(db)
  await seed(db, { samples: false })
  await importProviders(boundDatabase(db), manyProviders(size))
  return { runtime, db }
}

/** Compares the first page of every list in a small and in a large directory, in interleaved rounds. */
export async function directoryReport(repeats: number, note: (text: string) => void): Promise<string> {
  note(`importing ${SMALL} and ${LARGE} providers`)
  const sites = [await startDirectory(SMALL), await startDirectory(LARGE)]
  const rows = []
  for (const list of LISTS) {
    const times: [Array<number>, Array<number>] = [[], []]
    for (let round = 0; round < repeats; round++)
      for (const [at, { db }] of sites.entries()) {
        const started = performance.now()
        const { status } = await askUpstream(db, `/provider/all?${list}`, 'off')
        if (status !== 200) throw new Error(`${list} answered ${status}`)
        times[at]?.push(performance.now() - started)
      }
    const [small, large] = times.map(median)
    rows.push([list, figure(small, 1), figure(large, 1), ratio(large, small)])
  }
  for (const { runtime } of sites) await runtime.dispose()
  return table(['list', `${SMALL} ms`, `${LARGE} ms`, 'ratio'], rows)
}
