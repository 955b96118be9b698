/** True in a browser whose visitor saves data or has a slow connection. */
const SAVES_DATA =
  "c&&(c.saveData||/[23]g/.test(c.effectiveType))||matchMedia('(prefers-reduced-data:reduce)').matches"

/**
 * The source of a statement that does something once the page is seen: until then the connection and the processor belong
 * to the document, its stylesheet and its font. A tab in the background is not painted and does not wait.
 */
export function oncePainted(statement: string): string {
  return `if(document.hidden){${statement}}else requestAnimationFrame(()=>setTimeout(()=>{${statement}}))`
}

/**
 * The source of the inline script that decides in the browser whether a page is light, because its HTML is the same for
 * everybody. A light page is marked for stylesheet and client; any other begins to load its font, and its modules
 * once it is painted.
 */
export function earlyLoads(font: string, modules: ReadonlyArray<string>): string {
  const list = JSON.stringify(modules).replaceAll('<', '\\u003c')
  return `{const d=document,n=d.currentScript.nonce,c=navigator.connection,load=l=>d.head.append(Object.assign(d.createElement('link'),{nonce:n,...l}));if(${SAVES_DATA})d.documentElement.dataset.light='';else{load({rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',href:'${font}'});${oncePainted(`for(const href of ${list})load({rel:'modulepreload',fetchPriority:'low',href})`)}}}`
}
