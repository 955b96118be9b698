import type { NetworkInformation } from '#browser/save-data.ts'
import type { Connection, Device } from '#browser/web-vitals/metrics.ts'
import { inLanguage, language } from '#lib/language.ts'

/** Viewports below this width count as phones; the narrowest layout of the site ends there. */
const PHONE_BELOW = 768

export type Wishes = {
  doNotTrack?: string | null
  globalPrivacyControl?: boolean
  connection?: NetworkInformation
}

/** Returns true if this visit reports. `chance` is a random number from 0 up to 1. */
export function isSampled(rate: number | undefined, chance: number, wishes: Wishes): boolean {
  if (wishes.doNotTrack === '1' || wishes.globalPrivacyControl || wishes.connection?.saveData) return false
  return chance < (rate ?? 0)
}

export function getDevice(viewportWidth: number): Device {
  return viewportWidth < PHONE_BELOW ? 'phone' : 'desktop'
}

export function getConnection({ connection }: Wishes): Connection {
  const type = connection?.effectiveType
  if (type === 'slow-2g' || type === '2g') return '2g'
  return type === '3g' || type === '4g' ? type : 'unknown'
}

/**
 * Returns the name of a route without the slash of an index route, below the base of the language: `/hi/services/$id`.
 */
export function getPage(routeId: string): string {
  return inLanguage(routeId.replace(/(?<=.)\/$/, ''), language)
}
