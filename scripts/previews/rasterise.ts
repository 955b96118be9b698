import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type MessagePort, parentPort, Worker, workerData } from 'node:worker_threads'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { indexedPng, isOpaque } from './png.ts'

const CACHE = path.join(import.meta.dirname, '../../node_modules/.cache/previews')
/** Part of every cache key: another rasteriser draws everything anew. */
const RASTERISER = 'resvg-wasm 2.6.2, 256 colours'
const MOST_WORKERS = 4
/** What a thread of this file is told, so that it knows itself from the threads of others. */
const DRAWS = 'draws'

type Job = { key: string; svg: string }

function readCached(key: string): Buffer | undefined {
  try {
    return readFileSync(path.join(CACHE, key))
  } catch {
    return undefined
  }
}

/** In one step, so that no other build reads half a file. */
function writeCached(key: string, png: Uint8Array): void {
  const file = path.join(CACHE, key)
  writeFileSync(`${file}.${process.pid}`, png)
  renameSync(`${file}.${process.pid}`, file)
}

/** Takes jobs from the queue one after the other until there are none. */
function work(queue: Array<Job>, done: Map<string, Uint8Array>): Promise<void> {
  const worker = new Worker(new URL(import.meta.url), { workerData: DRAWS })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let current: Job | undefined
  function next() {
    current = queue.shift()
    if (current) worker.postMessage(current.svg)
    else resolve(worker.terminate().then(() => undefined))
  }
  worker.on('error', reject)
  worker.on('message', (png: Uint8Array) => {
    if (current) {
      writeCached(current.key, png)
      done.set(current.key, png)
    }
    next()
  })
  next()
  return promise
}

/**
 * Turns SVG into PNG of its own size. What was drawn before is taken from a folder outside the build, by the hash of its
 * source; the rest is drawn on several threads.
 */
export async function rasterise(sources: ReadonlyArray<string>): Promise<Array<Uint8Array>> {
  mkdirSync(CACHE, { recursive: true })
  const jobs = sources.map((svg) => ({
    key: createHash('sha256').update(RASTERISER).update(svg).digest('hex'),
    svg,
  }))
  const done = new Map<string, Uint8Array>()
  const queue: Array<Job> = []
  for (const job of jobs) {
    const cached = readCached(job.key)
    if (cached) done.set(job.key, cached)
    else queue.push(job)
  }
  const workers = Math.min(queue.length, availableParallelism(), MOST_WORKERS)
  await Promise.all(Array.from({ length: workers }, () => work(queue, done)))
  return jobs.map(({ key }) => {
    const png = done.get(key)
    if (!png) throw new Error('A picture was not drawn.')
    return png
  })
}

/** A thread: answers each SVG with its PNG. */
async function draw(port: MessagePort): Promise<void> {
  await initWasm(readFileSync(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))))
  port.on('message', (svg: string) => {
    const drawing = new Resvg(svg, { font: { loadSystemFonts: false } })
    const image = drawing.render()
    const { pixels, width, height } = image
    port.postMessage(isOpaque(pixels) ? indexedPng(pixels, width, height) : image.asPng())
    image.free()
    drawing.free()
  })
}

if (parentPort && workerData === DRAWS) await draw(parentPort)
