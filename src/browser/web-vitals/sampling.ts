import type { NetworkInformation } from '#browser/save-data.ts'
import { inLanguage, language } from '#lib/language.ts'

/** The metrics that a browser reports, by the names that browsers and web.dev give them. */
export const metricNames = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const
export type MetricName = (typeof metricNames)[number]

export const devices = ['phone', 'desktop'] as const
type Device = (typeof devices)[number]

export const connections = ['2g', '3g', '4g', 'unknown'] as const
type Connection = (typeof connections)[number]

/** Viewports below this width count as phones; the narrowest layout of the site ends there. */
const PHONE_BELOW = 768

type Wishes = {
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
