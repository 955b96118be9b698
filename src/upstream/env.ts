/** The part of D1 that the API uses: a database, or a session on one. */
export type Database = Pick<D1Database, 'prepare' | 'batch'>

export type UpstreamEnv = {
  Bindings: { DB: Database; showsSamples: boolean }
}
