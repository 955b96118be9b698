import { privacy as words } from '../../legal/privacy.ts'
import { type LegalDocument, legalDocument } from './document.ts'

/** Days for which a contact message is kept unless the operator says otherwise. */
export const messageRetentionDays = 365

/** ISO date of the last change. */
export const privacyUpdated = '2026-11-22'

/** The privacy policy of a site that keeps contact messages for so many days. */
export function privacy(messageDays: number): LegalDocument {
  return legalDocument(words(messageDays), privacyUpdated)
}
