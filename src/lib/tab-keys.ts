type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>

/** The key of an event; none with a modifier, which makes it the browser's: Alt and an arrow go back and forward. */
export function plainKey({ key, altKey, ctrlKey, metaKey }: Pressed): string {
  return altKey || ctrlKey || metaKey ? '' : key
}

/** The tab that a key leads to; undefined for a key that is not for tabs. */
export function tabForKey(key: string, current: number, tabs: number): number | undefined {
  if (key === 'ArrowRight') return (current + 1) % tabs
  if (key === 'ArrowLeft') return (current - 1 + tabs) % tabs
  if (key === 'Home') return 0
  if (key === 'End') return tabs - 1
  return undefined
}
