import { savesData } from '#browser/save-data.ts'
import { readStored, writeStored } from '#browser/storage.ts'
import type { AdsConfig } from '#data/page-data.ts'

const CONSENT_KEY = 'adConsent'

const listeners = new Set<() => void>()
let chosen: boolean | undefined

declare global {
  interface Navigator {
    /** Global Privacy Control: the visitor wants no data to be sold or shared. */
    globalPrivacyControl?: boolean
  }
}

function readChoice(otherwise: boolean): boolean {
  const stored = readStored(CONSENT_KEY)
  return stored === null ? otherwise : stored === 'granted'
}

/**
 * Returns true if partner ads load: as the visitor chose, else unless they load on press, and the browser sends neither
 * Global Privacy Control nor `Save-Data`. With data saving, a choice counts on this very page only.
 */
export function mayLoadAds({ isOnPress }: AdsConfig): boolean {
  chosen ??= !savesData() && readChoice(!isOnPress && !navigator.globalPrivacyControl)
  return chosen
}

/** Stores the visitor's choice. Without storage, it lasts for this page. */
export function chooseAds(granted: boolean): void {
  chosen = granted
  writeStored(CONSENT_KEY, granted ? 'granted' : 'denied')
  for (const listener of listeners) listener()
}

export function subscribeToAdChoice(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
