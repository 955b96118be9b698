/**
 * True when the page is to save data: the request said so (`Save-Data`), or the browser did when the page began to load.
 * Browser only.
 */
export function savesData(): boolean {
  return document.documentElement.dataset.saveData !== undefined
}
