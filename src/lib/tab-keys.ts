type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>

/**
 * Returns the key of an event without modifiers. Combinations belong to the browser: Alt and an arrow go back and
 * forward.
 */
export function plainKey({ key, altKey, ctrlKey, metaKey }: Pressed): string {
  return altKey || ctrlKey || metaKey ? '' : key
}

/**
 * Safari reports the Enter that ends a composition as a separate key with this code (UI Events, 'keyCode').
 */
const COMPOSING_KEY_CODE = 229

/** Returns true for a key of an input method that composes a character. It chooses nothing. */
export function isOfComposition({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === COMPOSING_KEY_CODE
}

/** Returns the tab that a key leads to, or undefined for other keys. */
export function tabForKey(key: string, current: number, tabs: number): number | undefined {
  if (key === 'ArrowRight') return (current + 1) % tabs
  if (key === 'ArrowLeft') return (current - 1 + tabs) % tabs
  if (key === 'Home') return 0
  if (key === 'End') return tabs - 1
  return undefined
}
