import { useCallback, useLayoutEffect, useRef } from 'react'
import type { Tile } from './tile-selection.ts'

type Reveal = { tileTop: number; panelBottom: number; viewTop: number; viewBottom: number }

/**
 * How far to scroll so that an opened panel is seen together with its tile: no further than the panel needs, and
 * never so far that the tile leaves the view.
 */
export function revealDistance({ tileTop, panelBottom, viewTop, viewBottom }: Reveal): number {
  const room = tileTop - viewTop
  if (room < 0) return room
  return Math.min(Math.max(panelBottom - viewBottom, 0), room)
}

/**
 * Keeps the pressed tile where it is on the screen while the panel of another tile closes above it, then brings its
 * own panel into view. Returns the function that has to be told which tile was pressed.
 */
export function useRevealedPanel(selected: Tile | undefined): (pressed: HTMLElement) => void {
  const pressed = useRef<{ tile: HTMLElement; top: number }>(null)

  useLayoutEffect(() => {
    if (!selected || !pressed.current) return
    const { tile, top } = pressed.current
    pressed.current = null
    const moved = tile.getBoundingClientRect().top - top
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' })
    const panel = tile.nextElementSibling
    if (!panel) return
    const distance = revealDistance({
      tileTop: tile.getBoundingClientRect().top,
      panelBottom: panel.getBoundingClientRect().bottom,
      viewTop: Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0,
      viewBottom: window.innerHeight,
    })
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    if (distance !== 0) window.scrollBy({ top: distance, behavior: still ? 'instant' : 'smooth' })
  }, [selected])

  return useCallback((tile: HTMLElement) => {
    pressed.current = { tile, top: tile.getBoundingClientRect().top }
  }, [])
}
