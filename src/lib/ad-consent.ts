import { savesData } from '#lib/save-data.ts'
import { readStored, writeStored } from '#lib/storage.ts'

const CONSENT_KEY = 'adConsent'

const listeners = new Set<() => void>()
let chosen: boolean | undefined

/** True when the visitor has asked for partner ads: on a light page, on that very page. Until then nothing of another company is loaded. */
export function mayLoadAds(): boolean {
  chosen ??= !savesData() && readStored(CONSENT_KEY) === 'granted'
  return chosen
}

/** Keeps the visitor's choice; where storage is not allowed it lasts for this page. */
export function chooseAds(granted: boolean): void {
  chosen = granted
  writeStored(CONSENT_KEY, granted ? 'granted' : 'denied')
  for (const listener of listeners) listener()
}

export function subscribeToAdChoice(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
