import { type RefObject, useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { savesData } from '#lib/save-data.ts'
import { mayAdvance, type Stillness } from './carousel-rules.ts'

const AT_FIRST: Stillness = {
  paused: false,
  hovered: false,
  focused: false,
  resting: false,
  tabHidden: false,
  reducedMotion: false,
}

type AutoAdvance = {
  /** The part whose pointer and focus hold the movement. */
  row: RefObject<HTMLElement | null>
  /** Time between two steps; undefined for a row that never moves by itself. */
  everyMs: number | undefined
  /** How long the row rests after the visitor moved it. */
  restMs?: number | undefined
  advance: () => void
}

function changed(stillness: Stillness, change: Partial<Stillness>): Stillness {
  return { ...stillness, ...change }
}

/** Moves a carousel by itself for as long as `mayAdvance` allows. */
export function useAutoAdvance({ row, everyMs, restMs = 0, advance }: AutoAdvance) {
  const [stillness, set] = useReducer(changed, AT_FIRST)
  const restTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const moves = everyMs !== undefined && mayAdvance(stillness)
  const step = useEffectEvent(advance)

  useEffect(() => {
    if (!moves) return
    const timer = setInterval(() => step(), everyMs)
    return () => clearInterval(timer)
  }, [moves, everyMs])

  useEffect(() => {
    const element = row.current
    if (!element || everyMs === undefined) return
    const ended = new AbortController()
    const options = { signal: ended.signal, passive: true }
    const reduced = matchMedia('(prefers-reduced-motion: reduce)')
    const readMotion = () => set({ reducedMotion: reduced.matches || savesData() })
    const readTab = () => set({ tabHidden: document.hidden })
    readMotion()
    readTab()
    reduced.addEventListener('change', readMotion, options)
    document.addEventListener('visibilitychange', readTab, options)
    element.addEventListener('pointerenter', () => set({ hovered: true }), options)
    element.addEventListener('pointerleave', () => set({ hovered: false }), options)
    element.addEventListener('focusin', () => set({ focused: true }), options)
    element.addEventListener('focusout', () => set({ focused: false }), options)
    return () => {
      ended.abort()
      clearTimeout(restTimer.current)
    }
  }, [row, everyMs])

  return {
    paused: stillness.paused,
    togglePaused: () => set({ paused: !stillness.paused }),
    /** To be called when the visitor moves the row. */
    rest() {
      if (!restMs) return
      clearTimeout(restTimer.current)
      set({ resting: true })
      restTimer.current = setTimeout(() => set({ resting: false }), restMs)
    },
  }
}
