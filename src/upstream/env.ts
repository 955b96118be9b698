/** The part of D1 that the API uses: a database, or a session on one. */
export type Database = Pick<D1Database, 'prepare' | 'batch'>

export type UpstreamEnv = {
  Bindings: { DB: Database; SAMPLE_CONTENT?: string | undefined }
}

/** Returns true if the API answers with samples. */
export function showsSamples({ SAMPLE_CONTENT }: UpstreamEnv['Bindings']): boolean {
  return SAMPLE_CONTENT?.trim() === 'on'
}
