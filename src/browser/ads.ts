import { savesData } from '#browser/save-data.ts'
import { readStored, writeStored } from '#browser/storage.ts'

/** The ad network as the operator has configured it. */
export type AdsConfig = {
  /** The publisher id. */
  clientId: string
  scriptUrl: string
  /** The network's slot ids by place. */
  slots: Record<string, string>
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

/**
 * Returns true if the visitor has asked for partner ads; with data saving, on this very page. Before that, nothing of
 * another company is loaded.
 */
export function mayLoadAds(): boolean {
  chosen ??= !savesData() && readStored(CONSENT_KEY) === 'granted'
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
