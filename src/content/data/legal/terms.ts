import { terms as words } from '../../legal/terms.ts'
import { legalDocument } from './document.ts'

export const terms = legalDocument(words, '2026-11-01')
