import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createRuntime, migrate, seed } from '../../../scripts/runtime.ts'

type Filling = 'empty' | 'catalogue' | 'samples'
type Folder = { persist: string; remove: () => Promise<void> }

/** Environment variable with the folder of this run's filled databases, for its child processes. */
const VARIABLE = 'FILLED_DATABASES'

/** Fills a database of each kind once, because copying one is much faster than filling another. */
export async function fillDatabases(): Promise<() => Promise<void>> {
  const root = await mkdtemp(path.join(tmpdir(), 'filled-'))
  const persist = path.join(root, 'being-filled')
  const runtime = createRuntime({ port: 0, persist })
  const db = await runtime.getD1Database('DB')
  await migrate(db)
  await copyDatabase(persist, path.join(root, 'empty'))
  await seed(db, { samples: false })
  await copyDatabase(persist, path.join(root, 'catalogue'))
  await seed(db, { samples: true })
  await copyDatabase(persist, path.join(root, 'samples'))
  await runtime.dispose()
  process.env[VARIABLE] = root
  return () => rm(root, { recursive: true })
}

/** Returns a folder with a copy of a filled database; undefined if this run has filled none. */
export async function filledDatabase(filling: Filling): Promise<Folder | undefined> {
  const root = process.env[VARIABLE]
  if (!root) return undefined
  const persist = await mkdtemp(path.join(tmpdir(), 'site-'))
  await copyDatabase(path.join(root, filling), persist)
  return { persist, remove: () => rm(persist, { recursive: true, force: true }) }
}

async function copyDatabase(from: string, to: string): Promise<void> {
  // Skips the index of the write-ahead log, which each process creates again.
  const filter = (file: string) => !file.endsWith('-shm')
  await cp(path.join(from, 'd1'), path.join(to, 'd1'), { recursive: true, filter })
}
