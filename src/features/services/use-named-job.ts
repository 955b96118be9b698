import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { isFirstPage } from '#browser/first-page.ts'
import { getNamedJob, nameJob } from '#browser/named-job.ts'
import { jobAnchor } from '#lib/paths.ts'

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
      const tile = job === undefined ? null : document.getElementById(jobAnchor(job))
      if (!job || tile?.getAttribute('aria-expanded') !== 'false') return
      tile.scrollIntoView()
      if (!isFirstPage()) tile.focus({ preventScroll: true })
      select(job)
    }
    open()
    return router.subscribe('onRendered', open)
  }, [router, select])
}
