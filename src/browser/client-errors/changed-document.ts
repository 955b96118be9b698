/** Elements of translators, elements of extensions, which are never defined in the page, and marks of form fillers. */
const MARKS = 'font,:not(:defined),[fdprocessedid],[data-lastpass-icon-root],[data-dashlanecreated]'

/** Returns true if something other than the page has changed its document. */
export function isDocumentChanged(): boolean {
  return document.querySelector(MARKS) !== null
}

/** Returns true if a translator has changed the texts of the page. */
export function isTranslated(): boolean {
  return document.querySelector('body font') !== null
}
