import { useCallback, useEffect, useRef, useState } from 'react'
import { type AdUnit, unitState } from '#lib/ads.ts'

let injected: Promise<void> | undefined

/** Injects the network's script into the head, once per visit. Fails when the script does. */
function loadAdScript(url: string): Promise<void> {
  injected ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.async = true
    script.src = url
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error('The ad script did not load.')))
    document.head.appendChild(script)
  })
  return injected
}

declare global {
  interface Window {
    /** The queue that the network's script works off. */
    adsbygoogle?: Array<object>
  }
}

/** Asks the network to fill the next unit of the page. */
function requestAd(): void {
  window.adsbygoogle ??= []
  window.adsbygoogle.push({})
}

/** How long a unit may stay empty before our own promotion is back. */
const FILL_MS = 4_000

/** True while the network's unit is to be shown: its script is there and the unit has not turned out to be empty. */
export function useNetworkUnit(unit: AdUnit | undefined) {
  const [loaded, setLoaded] = useState(false)
  const [empty, setEmpty] = useState(false)
  const scriptUrl = unit?.scriptUrl

  useEffect(() => {
    if (!scriptUrl) return
    let left = false
    loadAdScript(scriptUrl).then(
      () => {
        if (!left) setLoaded(true)
      },
      (error: unknown) => console.info(error),
    )
    return () => {
      left = true
      setLoaded(false)
      setEmpty(false)
    }
  }, [scriptUrl])

  return { shown: loaded && !empty, onEmpty: useCallback(() => setEmpty(true), []) }
}

/** The network's unit: an empty element that its script fills. */
export function NetworkUnit({ unit, onEmpty }: { unit: AdUnit; onEmpty: () => void }) {
  const element = useRef<HTMLModElement>(null)
  const requested = useRef(false)

  useEffect(() => {
    const place = element.current
    if (!place) return
    function look(timeIsUp: boolean) {
      const status = place?.getAttribute('data-ad-status') ?? null
      const hasContent = (place?.childElementCount ?? 0) > 0
      if (unitState(status, hasContent, timeIsUp) === 'empty') onEmpty()
    }
    const observer = new MutationObserver(() => look(false))
    observer.observe(place, { attributeFilter: ['data-ad-status'] })
    const timer = setTimeout(() => look(true), FILL_MS)
    try {
      if (!requested.current) requestAd()
      requested.current = true
    } catch (error) {
      console.info(error)
      onEmpty()
    }
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [onEmpty])

  return (
    <ins
      ref={element}
      className="adsbygoogle block w-full overflow-hidden bg-sunken no-underline"
      data-ad-client={unit.clientId}
      data-ad-slot={unit.slotId}
    />
  )
}
