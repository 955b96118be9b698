import type { Env } from 'hono'
import { HonoBase, type HonoOptions } from 'hono/hono-base'
import { TrieRouter } from 'hono/router/trie-router'

/** Hono with a single router. Its default router chooses between two, which costs code and start-up time. */
export class Hono<E extends Env> extends HonoBase<E> {
  constructor(options: HonoOptions<E> = {}) {
    super(options)
    this.router = options.router ?? new TrieRouter()
  }
}

/** The part of D1 that the API uses: a database, or a session on one. */
export type Database = Pick<D1Database, 'prepare' | 'batch'>

export type UpstreamEnv = {
  Bindings: { DB: Database; SAMPLE_CONTENT?: string | undefined }
}

/** Returns true if the API answers with samples. */
export function showsSamples({ SAMPLE_CONTENT }: UpstreamEnv['Bindings']): boolean {
  return SAMPLE_CONTENT?.trim() === 'on'
}
