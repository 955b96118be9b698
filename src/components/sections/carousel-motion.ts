import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { savesData } from '#browser/save-data.ts'

type AutoAdvance = {
  row: RefObject<HTMLElement | null>
  /** Interval between two steps; undefined for a row that never moves by itself. */
  everyMs: number | undefined
  /** Pause (ms) after the visitor moved the row. */
  restMs?: number | undefined
  advance: () => void
}

function isHeld(row: HTMLElement): boolean {
  return (
    document.hidden ||
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    row.matches(':focus-within') ||
    // A touch leaves :hover behind, so only a real pointer holds the row.
    (matchMedia('(hover: hover)').matches && row.matches(':hover'))
  )
}

/**
 * Moves a carousel by itself unless it is paused, held by pointer or focus, hidden, or was just moved by the visitor.
 */
export function useAutoAdvance({ row, everyMs, restMs = 0, advance }: AutoAdvance) {
  const [paused, setPaused] = useState(false)
  const [movedByHand, setMovedByHand] = useState(0)

  const tick = useEffectEvent(() => {
    if (row.current && !isHeld(row.current)) advance()
  })

  useEffect(() => {
    if (everyMs === undefined || paused || savesData()) return
    const step = () => {
      tick()
      timer = setTimeout(step, everyMs)
    }
    let timer = setTimeout(step, movedByHand > 0 ? restMs + everyMs : everyMs)
    return () => clearTimeout(timer)
  }, [everyMs, restMs, paused, movedByHand])

  return {
    paused,
    togglePaused: () => setPaused(!paused),
    /** Call when the visitor moves the row. */
    rest: () => setMovedByHand((count) => count + 1),
  }
}
