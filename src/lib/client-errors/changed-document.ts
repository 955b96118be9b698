/**
 * Marks that translators and form fillers leave: `<font>` and classes of Google Translate, elements of extensions, which are
 * never defined in the page, and attributes of password managers.
 */
const MARKS = [
  'font',
  '.translated-ltr',
  '.translated-rtl',
  '[_msttexthash]',
  ':not(:defined)',
  '[fdprocessedid]',
  '[data-lastpass-icon-root]',
  '[data-dashlane-rid]',
  '[data-np-intersection-state]',
  '[data-com-onepassword-filled]',
].join()

/** Whether something other than the page has changed its document. */
export function isDocumentChanged(): boolean {
  return document.querySelector(MARKS) !== null
}
