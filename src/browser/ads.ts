import { savesData } from '#browser/save-data.ts'
import { readStored, writeStored } from '#browser/storage.ts'

/** The ad network as the operator has configured it. */
export type AdsConfig = {
  /** The publisher id. */
  clientId: string
  scriptUrl: string
  /** The network's slot ids by place. */
  slots: Record<string, string>
  /** The network loads only when the visitor asks for partner ads. */
  isOnPress?: true
}

/** The configuration of a unit in one place. */
export type AdUnit = { clientId: string; scriptUrl: string; slotId: string }

/** Returns true if a publisher id is real: not empty, and not a placeholder like `ca-pub-XXXXXXXXXXXXXXXX`. */
export function isPublisherId(id: string): boolean {
  const account = id.replace(/^ca-pub-/i, '')
  return /^[\w.-]+$/.test(account) && !/^(.)\1*$/.test(account) && !/placeholder|your|x{4}/i.test(account)
}

/** Returns the unit of a place; undefined if no network is configured for it. */
export function adUnit(ads: AdsConfig | undefined, place: string): AdUnit | undefined {
  const slotId = ads && Object.hasOwn(ads.slots, place) ? ads.slots[place] : undefined
  if (!ads || !slotId || !isPublisherId(ads.clientId)) return undefined
  return { clientId: ads.clientId, scriptUrl: ads.scriptUrl, slotId }
}

type UnitState = 'filled' | 'empty' | 'unknown'

/**
 * Returns the outcome of a unit: the network's status if there is one. Else a unit with content is filled, and one
 * without content at the timeout is empty.
 */
export function unitState(status: string | null, hasContent: boolean, timeIsUp: boolean): UnitState {
  if (status === 'filled') return 'filled'
  if (status?.startsWith('unfill')) return 'empty'
  if (!timeIsUp) return 'unknown'
  return hasContent ? 'filled' : 'empty'
}

const CONSENT_KEY = 'adConsent'

const listeners = new Set<() => void>()
let chosen: boolean | undefined

declare global {
  interface Navigator {
    /** Global Privacy Control: the visitor wants no data to be sold or shared. */
    globalPrivacyControl?: boolean
  }
}

/**
 * Returns true if partner ads load: as the visitor chose, else unless they load on press, and the browser sends neither
 * Global Privacy Control nor `Save-Data`. With data saving, a choice counts on this very page only.
 */
export function mayLoadAds({ isOnPress }: Pick<AdsConfig, 'isOnPress'>): boolean {
  if (chosen !== undefined) return chosen
  if (savesData()) return false
  const stored = readStored(CONSENT_KEY)
  return stored === null ? !isOnPress && !navigator.globalPrivacyControl : stored === 'granted'
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
