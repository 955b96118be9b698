export type LegalSection = { id: string; title: string; paragraphs: ReadonlyArray<string> }

export type LegalDocument = {
  title: string
  intro: string
  /** ISO date. */
  lastUpdated: string
  /** What a reader most wants to know, in a line each; the sections say the same at length. */
  glance: ReadonlyArray<string>
  sections: ReadonlyArray<LegalSection>
}

type LegalText = Omit<LegalDocument, 'lastUpdated' | 'sections'> & {
  sections: Readonly<Record<string, Omit<LegalSection, 'id'>>>
}

/** The words of a document with its date, and its sections as a list. */
export function legalDocument(text: LegalText, lastUpdated: string): LegalDocument {
  const sections = Object.entries(text.sections).map(([id, section]) => ({ id, ...section }))
  return { ...text, lastUpdated, sections }
}
