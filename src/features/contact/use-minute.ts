import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The time in milliseconds: that of the page at first, then the browser's, minute by minute. */
export function useMinute(pageTime: number): number {
  const [now, setNow] = useState(pageTime)

  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])

  return now
}
