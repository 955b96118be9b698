import type { FocusEvent } from 'react'

/** Closes an open `<details>` when the focus leaves it, unless the focus moves to a dialog that it opened. */
export function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (!relatedTarget || currentTarget.contains(relatedTarget) || relatedTarget.closest('dialog, [popover]'))
    return
  currentTarget.open = false
}
