import { useRouter } from '@tanstack/react-router'
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'

/** By entry of the browser's history and part of the page, for as long as the document lives. */
const kept = new Map<string, unknown>()

/**
 * State of a part of the page that is as it was left when the visitor comes back to this entry of the browser's history, whose
 * place the router restores. `part` names it on its page.
 */
export function useEntryState<Value>(part: string, initial: Value): [Value, Dispatch<SetStateAction<Value>>] {
  const router = useRouter()
  const [key] = useState(`${router.state.location.state.__TSR_key} ${part}`)
  const state = useState<Value>((kept.get(key) as Value | undefined) ?? initial)
  const [value] = state

  useEffect(() => void kept.set(key, value), [key, value])

  return state
}
