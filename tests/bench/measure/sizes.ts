import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Served } from '../serve/config.ts'

export type Size = { raw: number; gzip: number }

function sizeOf(parts: ReadonlyArray<Buffer>): Size {
  return {
    raw: parts.reduce((sum, part) => sum + part.length, 0),
    gzip: parts.reduce((sum, part) => sum + gzipSync(part).length, 0),
  }
}

/** All that workerd loads of a worker. */
export function workerSize({ modules }: Served): Size {
  return sizeOf([Buffer.concat(modules.map(({ file }) => readFileSync(file)))])
}

/** The files with an ending that a document names, which the browser loads with the page. */
function filesOf(html: string, assets: string, ending: string): Array<string> {
  const names = html.match(new RegExp(`/[\\w./-]+\\.${ending}(?![\\w])`, 'g')) ?? []
  return [...new Set(names)].map((name) => path.join(assets, name)).filter((file) => existsSync(file))
}

export type PageSizes = { html: Size; script: Size; style: Size }

/** A document, and the scripts and stylesheets that it names. */
export async function pageSizes(url: string, assets: string | undefined): Promise<PageSizes> {
  const body = Buffer.from(await (await fetch(url)).arrayBuffer())
  const read = (ending: string) =>
    assets ? filesOf(body.toString(), assets, ending).map((file) => readFileSync(file)) : []
  return { html: sizeOf([body]), script: sizeOf(read('js')), style: sizeOf(read('css')) }
}
