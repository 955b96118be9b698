import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '#lib/storage.ts'

const CITY_KEY = 'selectedCity'
const VISITED_KEY = 'hasVisitedBefore'

const listeners = new Set<() => void>()
let chosen: string | undefined

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function current(): string {
  chosen ??= readStored(CITY_KEY) ?? ''
  return chosen
}

/** The name of the visitor's city, empty until one is chosen; always empty on the server. */
export function useSelectedCity(): string {
  return useSyncExternalStore(subscribe, current, () => '')
}

export function selectCity(name: string): void {
  chosen = name
  writeStored(CITY_KEY, name)
  for (const listener of listeners) listener()
}

/** True once: on the first visit, when no city is chosen. Sets the flag. */
export function takeFirstVisit(): boolean {
  if (current() || readStored(VISITED_KEY)) return false
  writeStored(VISITED_KEY, 'true')
  return true
}
