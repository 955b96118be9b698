import { connectionSavesDataSource } from '#lib/save-data.ts'

const SAVES_DATA = `${connectionSavesDataSource}||matchMedia('(prefers-reduced-data:reduce)').matches`

/** A stylesheet that has not come by then keeps nothing back any more: words without styles can be read. */
const STYLESHEET_PATIENCE_MS = 3_000

/**
 * The source of a statement that does something once the page is seen: until then the connection and the processor belong
 * to the document, its stylesheet and its font. A tab in the background is not painted and does not wait.
 */
export function oncePainted(statement: string): string {
  return `if(document.hidden){${statement}}else requestAnimationFrame(()=>setTimeout(()=>{${statement}}))`
}

/**
 * The source of an inline script that ends the browser's waiting for a late stylesheet: one that is for no medium blocks
 * no paint, and is for all again when it has come. Firefox begins its layout only when it is measured; there the scripts
 * in the document, and what stands behind the first of them, still wait.
 */
export const stylesheetTimeout = `setTimeout(()=>{for(const l of document.querySelectorAll('link[rel=stylesheet]'))if(!l.sheet){l.media='not all';l.onload=()=>l.media='all';document.documentElement.offsetHeight}},${STYLESHEET_PATIENCE_MS});`

type PreloadHints = { font: string; modules: ReadonlyArray<string> }

/**
 * The source of the inline script that decides in the browser whether a page is to save data, because its HTML is the
 * same for everybody. Such a page is marked for stylesheet and client; any other begins to load its font, and its modules
 * once it is painted.
 */
export function preloadHints({ font, modules }: PreloadHints): string {
  const list = JSON.stringify(modules).replaceAll('<', '\\u003c')
  const fontAndModules = `load({rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',href:'${font}'});${oncePainted(`for(const href of ${list})load({rel:'modulepreload',fetchPriority:'low',href})`)}`
  return `${stylesheetTimeout}{const d=document,n=d.currentScript.nonce,c=navigator.connection,load=l=>d.head.append(Object.assign(d.createElement('link'),{nonce:n,...l}));if(${SAVES_DATA})d.documentElement.dataset.saveData='';else{${fontAndModules}}}`
}
