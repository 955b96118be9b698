import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { isFirstPage } from '#browser/hydration-gate.ts'
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
    let frame = 0
    function open() {
      cancelAnimationFrame(frame)
      const job = getNamedJob(location)
      const tile = job === undefined ? null : document.getElementById(jobAnchor(job))
      if (!job || tile?.getAttribute('aria-expanded') !== 'false') return
      tile.scrollIntoView()
      if (tile.closest('[data-waiting]')) {
        // The pointer over a part that waits hydrates it.
        tile.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
        frame = requestAnimationFrame(open)
        return
      }
      if (!isFirstPage()) tile.focus({ preventScroll: true })
      select(job)
    }
    open()
    const end = router.subscribe('onRendered', open)
    return () => {
      cancelAnimationFrame(frame)
      end()
    }
  }, [router, select])
}
