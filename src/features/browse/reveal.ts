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
