import { useRouter } from '@tanstack/react-router'
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'

/** By entry of the browser's history and part of the page, for as long as the document lives. */
const kept = new Map<string, unknown>()

/**
 * Returns the key of a part at the current history entry. An entry made by a jump within the page has only its address.
 */
function getKey(part: string): string {
  return `${globalThis.history?.state?.__TSR_key ?? globalThis.location?.href} ${part}`
}

/**
 * State of a part of the page that is as it was left when the visitor comes back to this entry of the browser's
 * history, whose place the router restores; a new entry that shows the same part goes on with it. `part` names it on
 * its page.
 */
export function useEntryState<Value>(part: string, initial: Value): [Value, Dispatch<SetStateAction<Value>>] {
  const router = useRouter()
  const [key, setKey] = useState(getKey(part))
  const state = useState<Value>((kept.get(key) as Value | undefined) ?? initial)
  const [value, setValue] = state

  useEffect(() => void kept.set(key, value), [key, value])

  useEffect(
    () =>
      router.subscribe('onResolved', () => {
        const next = getKey(part)
        setKey(next)
        if (kept.has(next)) setValue(kept.get(next) as Value)
      }),
    [router, part],
  )

  return state
}
