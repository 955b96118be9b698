import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { isFirstPage } from '#browser/first-page.ts'
import { jobAnchor } from '#lib/paths.ts'

const ANCHOR = /^#job-/

/** Returns the job that the address names: by the fragment of a tile that was pressed before hydration, or by parameter. */
function getNamedJob({ hash, search }: Location): string | null {
  return new URLSearchParams(ANCHOR.test(hash) ? hash.replace(ANCHOR, 'job=') : search).get('job')
}

/** Writes the open job into the address of the page. The page is the same, so the router does not load it again. */
function nameJob(jobId: string | undefined): void {
  const address = new URL(location.href)
  if (ANCHOR.test(address.hash)) address.hash = ''
  if (jobId) address.searchParams.set('job', jobId)
  else address.searchParams.delete('job')
  History.prototype.replaceState.call(history, history.state, '', address)
}

/** Opens the job that the address names, and names the open job in the address. */
export function useNamedJob(opened: string | undefined, select: (jobId: string) => void): void {
  const router = useRouter()
  const wasOpen = useRef(false)

  useEffect(() => {
    if (opened !== undefined || wasOpen.current) nameJob(opened)
    wasOpen.current = opened !== undefined
  }, [opened])

  useEffect(() => {
    function open() {
      const job = getNamedJob(location)
      const tile = job && document.getElementById(jobAnchor(job))
      if (!job || !tile || tile.getAttribute('aria-expanded') !== 'false') return
      tile.scrollIntoView()
      if (!isFirstPage()) tile.focus({ preventScroll: true })
      select(job)
    }
    open()
    return router.subscribe('onRendered', open)
  }, [router, select])
}
