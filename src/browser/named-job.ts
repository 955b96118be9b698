const ANCHOR = /^#job-/

/**
 * Returns the job that an address names: by its fragment, as the link of a tile in a new tab does, else by its
 * parameter.
 */
export function getNamedJob({ hash, search }: Pick<Location, 'hash' | 'search'>): string | undefined {
  const named = ANCHOR.test(hash) ? hash.replace(ANCHOR, 'job=') : search
  return new URLSearchParams(named).get('job') || undefined
}

/** Returns the search string of an address with a job, or without one. */
export function searchWithJob(search: string, jobId: string | undefined): string {
  const params = new URLSearchParams(search)
  params.delete('job')
  if (jobId) params.set('job', jobId)
  return params.size > 0 ? `?${params}` : ''
}

/** Writes the open job into the address of the page. The page is the same, so the router does not load it again. */
export function nameJob(jobId: string | undefined): void {
  const { pathname, search, hash } = location
  const address = pathname + searchWithJob(search, jobId) + (ANCHOR.test(hash) ? '' : hash)
  History.prototype.replaceState.call(history, history.state, '', address)
}
