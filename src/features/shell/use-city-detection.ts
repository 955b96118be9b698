import { useEffect, useRef, useState } from 'react'
import { messages } from '#content/messages.ts'
import { headerCities } from '#content/places/header-cities.ts'
import { nearestPlace } from '#lib/geo.ts'

/** Specification section 9: the wait before a detected city is taken. */
const DETECTION_MS = 2_000
const POSITION_TIMEOUT_MS = 8_000
/** Longer than a permitted position takes: the visitor has not answered the browser's question, which has no time limit. */
const ANSWER_MS = POSITION_TIMEOUT_MS + DETECTION_MS
const DEFAULT_CITY = 'Mumbai'

function readPosition(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, {
      timeout: POSITION_TIMEOUT_MS,
      maximumAge: 300_000,
    })
  })
}

/** GeolocationPositionError.PERMISSION_DENIED */
const PERMISSION_DENIED = 1

/**
 * Finds the served city nearest to the visitor. The position stays in the browser. When it is permitted but unknown,
 * the city is Mumbai; when it is refused, or nobody answers the browser's question, detecting ends with words and nothing
 * is chosen. An answer that comes after that still counts as long as the dialog is open.
 */
export function useCityDetection(onDetected: (city: string) => void) {
  const [detecting, setDetecting] = useState(false)
  const [problem, setProblem] = useState('')
  const stopped = useRef(false)

  useEffect(() => {
    stopped.current = false
    return () => {
      stopped.current = true
    }
  }, [])

  async function detect() {
    setProblem('')
    if (!('geolocation' in navigator)) {
      setProblem(messages.location.unsupported)
      return
    }
    setDetecting(true)
    const unanswered = setTimeout(() => {
      setDetecting(false)
      setProblem(messages.location.unanswered)
    }, ANSWER_MS)
    const waited = new Promise((resolve) => setTimeout(resolve, DETECTION_MS))
    try {
      const { coords } = await readPosition()
      await waited
      if (!stopped.current) onDetected(nearestPlace(coords, headerCities)?.title ?? DEFAULT_CITY)
    } catch (error) {
      console.info('The position is not known.', error)
      const refused =
        typeof error === 'object' && error !== null && 'code' in error && error.code === PERMISSION_DENIED
      await waited
      if (refused) setProblem(messages.location.refused)
      else if (!stopped.current) onDetected(DEFAULT_CITY)
    }
    clearTimeout(unanswered)
    setDetecting(false)
  }

  return { detecting, problem, detect }
}
