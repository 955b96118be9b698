import type { FocusEvent } from 'react'

/** Closes an open `<details>` when the keyboard goes on behind it; not when a dialog that it opened takes the focus. */
export function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (!relatedTarget || currentTarget.contains(relatedTarget) || relatedTarget.closest('dialog')) return
  currentTarget.open = false
}
