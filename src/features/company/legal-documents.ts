import { privacy as privacyStrings, terms as termsStrings } from '#content/legal.ts'

export type LegalSection = {
  id: string
  title: string
  paragraphs: ReadonlyArray<string>
  /** A part with an anchor of its own. */
  part?: { id: string; title: string; rows: ReadonlyArray<{ term: string; text: string }> }
}

export type LegalDocument = {
  title: string
  intro: string
  /** The points that readers look for first, one line each. The sections explain them in full. */
  glance: ReadonlyArray<string>
  sections: ReadonlyArray<LegalSection>
}

type LegalText = Omit<LegalDocument, 'sections'> & {
  sections: Readonly<Record<string, Omit<LegalSection, 'id'>>>
}

/** Returns a document with its sections as a list. */
function legalDocument(text: LegalText): LegalDocument {
  const sections = Object.entries(text.sections).map(([id, section]) => ({ id, ...section }))
  return { ...text, sections }
}

export const terms = legalDocument(termsStrings)

/** Returns the privacy policy for the number of days that messages are kept. */
export function privacy(messageDays: number): LegalDocument {
  return legalDocument(privacyStrings(messageDays))
}
