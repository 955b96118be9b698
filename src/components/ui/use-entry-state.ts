import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'

/** State by history entry and part of the page. Lives as long as the document. */
const kept = new Map<string, unknown>()

/** Returns the key of a part at the current history entry. */
function getKey({ history }: AnyRouter, part: string): string {
  return `${history.location.state.__TSR_key} ${part}`
}

/**
 * Keeps the state of a part of the page per history entry, and restores it when the visitor comes back to the entry. A
 * new entry with the same part keeps the current state. `part` names the part on its page.
 */
export function useEntryState<Value>(part: string, initial: Value): [Value, Dispatch<SetStateAction<Value>>] {
  const router = useRouter()
  const [key, setKey] = useState(getKey(router, part))
  const state = useState<Value>((kept.get(key) as Value | undefined) ?? initial)
  const [value, setValue] = state

  useEffect(() => void kept.set(key, value), [key, value])

  useEffect(
    () =>
      router.subscribe('onResolved', () => {
        const next = getKey(router, part)
        if (next === key) return
        setKey(next)
        if (kept.has(next)) setValue(kept.get(next) as Value)
      }),
    [router, part, key],
  )

  return state
}
