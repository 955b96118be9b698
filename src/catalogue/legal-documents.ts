import { privacy as privacyStrings, terms as termsStrings } from '#content/legal.ts'

export type LegalSection = { id: string; title: string; paragraphs: ReadonlyArray<string> }

export type LegalDocument = {
  title: string
  intro: string
  /** The points that readers look for first, in a line each; the sections say the same at length. */
  glance: ReadonlyArray<string>
  sections: ReadonlyArray<LegalSection>
}

type LegalText = Omit<LegalDocument, 'sections'> & {
  sections: Readonly<Record<string, Omit<LegalSection, 'id'>>>
}

/** Returns the text of a document with its sections as a list. */
function legalDocument(text: LegalText): LegalDocument {
  const sections = Object.entries(text.sections).map(([id, section]) => ({ id, ...section }))
  return { ...text, sections }
}

export const terms = legalDocument(termsStrings)

/** Days for which a contact message is kept unless the operator says otherwise. */
export const messageRetentionDays = 365

/** Returns the privacy policy for a number of days that messages are kept. */
export function privacy(messageDays: number): LegalDocument {
  return legalDocument(privacyStrings(messageDays))
}
