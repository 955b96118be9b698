/** The tile whose providers are shown: a service can stand below more than one child category. */
export type Tile = { childId: string; superChildId: string }

export function isSelected(selected: Tile | undefined, tile: Tile): boolean {
  return selected?.childId === tile.childId && selected.superChildId === tile.superChildId
}

/** Specification section 4: one pair at a time; the same tile again takes the selection back. */
export function toggleTile(selected: Tile | undefined, tile: Tile): Tile | undefined {
  return isSelected(selected, tile) ? undefined : tile
}
