import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { locationDialog } from '#content/location-dialog.ts'
import { useApi } from '#data/api-context.ts'
import { builtInChoices, type CityChoice, nearestChoice } from '#data/places/city-choice.ts'
import { MAX_NEARBY_KM } from '#lib/geo.ts'
import { readChoices, takeCity } from './city-offer.ts'

/** Specification section 9: the wait (ms) before a detected city is chosen. */
const DETECTION_MS = 2_000
const POSITION_TIMEOUT_MS = 8_000
/**
 * Longer than a permitted position takes. After it, the visitor has not answered the browser's prompt, which has no
 * timeout.
 */
const ANSWER_MS = POSITION_TIMEOUT_MS + DETECTION_MS
const DEFAULT_CITY = builtInChoices[0]
/** Beyond this distance (km) the city is chosen, but the distance is stated. */
const FAR_KM = 60

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

/** The message about the position. */
type Note = { text: string; isProblem: boolean }

/**
 * Finds the served city nearest to the visitor. The position stays in the browser. If it is permitted but unknown, the
 * city is Mumbai. If it is refused, unanswered, or nothing is near, a message ends the detection. A distant city is
 * chosen with a message and without calling `onDetected`, because the visitor may want another. Late answers count
 * while the dialog is open.
 */
export function useCityDetection(onDetected: (city: CityChoice, cities: ReadonlyArray<CityChoice>) => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [detecting, setDetecting] = useState(false)
  const [note, setNote] = useState<Note>()
  const stopped = useRef(false)

  useEffect(() => {
    stopped.current = false
    return () => {
      stopped.current = true
    }
  }, [])

  function sayProblem(text: string) {
    setNote({ text, isProblem: true })
  }

  function take({ latitude, longitude }: GeolocationCoordinates, cities: ReadonlyArray<CityChoice>) {
    const nearest = nearestChoice({ latitude, longitude }, cities)
    if (!nearest || nearest.km > MAX_NEARBY_KM) return sayProblem(locationDialog.nothingNear(MAX_NEARBY_KM))
    const { city, km } = nearest
    if (km <= FAR_KM) return onDetected(city, cities)
    takeCity(city, cities)
    setNote({ text: locationDialog.far(city.title, Math.round(km)), isProblem: false })
  }

  async function detect() {
    setNote(undefined)
    if (!('geolocation' in navigator)) {
      sayProblem(locationDialog.unsupported)
      return
    }
    setDetecting(true)
    const unanswered = setTimeout(() => {
      setDetecting(false)
      sayProblem(locationDialog.unanswered)
    }, ANSWER_MS)
    const waited = new Promise((resolve) => setTimeout(resolve, DETECTION_MS))
    try {
      const { coords } = await readPosition()
      const cities = await readChoices(api, queryClient)
      await waited
      setNote(undefined)
      if (!stopped.current) take(coords, cities)
    } catch (error) {
      console.info('The position is not known.', error)
      const refused =
        typeof error === 'object' && error !== null && 'code' in error && error.code === PERMISSION_DENIED
      await waited
      if (refused) sayProblem(locationDialog.refused)
      else if (!stopped.current && DEFAULT_CITY) onDetected(DEFAULT_CITY, builtInChoices)
    }
    clearTimeout(unanswered)
    setDetecting(false)
  }

  return { detecting, note, detect }
}
