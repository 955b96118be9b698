/** True in a browser whose visitor saves data or has a slow connection. */
const SAVES_DATA =
  "c&&(c.saveData||/[23]g/.test(c.effectiveType))||matchMedia('(prefers-reduced-data:reduce)').matches"

/** A stylesheet that has not come by then keeps nothing back any more: words without styles can be read. */
const STYLESHEET_PATIENCE_MS = 8_000

/** What happens in the document when its stylesheet has come, or will not come, after its first paint. */
const STYLED = 'styled'

/**
 * The source of a statement that does something once the page is seen: until then the connection and the processor belong
 * to the document, its stylesheet and its font. A tab in the background is not painted and does not wait.
 */
function oncePainted(statement: string): string {
  return `if(document.hidden){${statement}}else requestAnimationFrame(()=>setTimeout(()=>{${statement}}))`
}

/** The source of a module that does something once the page is seen as it is to be, with all of its styles. */
export function onceStyled(statement: string): string {
  return `const go=()=>{${oncePainted(statement)}};if(document.documentElement.dataset.unstyled===undefined)go();else document.addEventListener('${STYLED}',go)`
}

/** A stylesheet that comes after the first paint, whose styles the page brings along. */
type LateStylesheet = { href: string; integrity: string | undefined }

/** Marks what is unstyled (src/styles/first-screen.css) until the stylesheet is there, or is not to be expected. */
function loadLate({ href, integrity = '' }: LateStylesheet): string {
  const allStyled = `delete r.dataset.unstyled;d.querySelector(':target')?.scrollIntoView();d.dispatchEvent(new Event('${STYLED}'))`
  const styled = `()=>{if(r.dataset.unstyled==='all'){r.dataset.unstyled='far';${oncePainted(allStyled)}}}`
  const load = `load({rel:'stylesheet',integrity:'${integrity}',onload:s,onerror:s,href:'${href}'})`
  return `const s=${styled};r.dataset.unstyled='all';${oncePainted(load)};setTimeout(s,${STYLESHEET_PATIENCE_MS});`
}

/** A value as a script writes it, without what could end the script. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/**
 * The source of a statement that loads the page anew when a file of its build is not there any more, because another one
 * has been deployed; once for each build, of which `build` is the mark, so that it never goes in circles. A file that did
 * not come for another reason says nothing of the build.
 */
export function reloadWhenGone(build: string): string {
  const reload = 's===404&&!sessionStorage[k]&&(sessionStorage[k]=1,location.reload())'
  return `{const k=${inScript(`reloaded: ${build}`)};addEventListener('error',({target:t})=>{const u=String(t.href||t.src);if(u.startsWith(location.origin+'/assets/'))fetch(u,{method:'HEAD',cache:'no-store'}).then(({status:s})=>${reload}).catch(()=>{})},true)}`
}

type EarlyLoads = { font: string; modules: ReadonlyArray<string>; stylesheet?: LateStylesheet }

/**
 * The source of the inline script that decides in the browser whether a page is light, because its HTML is the same for
 * everybody. A light page is marked for stylesheet and client; any other begins to load its font, and its modules
 * once it is painted.
 */
export function earlyLoads({ font, modules, stylesheet }: EarlyLoads): string {
  const list = inScript(modules)
  const fontAndModules = `load({rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',href:'${font}'});${oncePainted(`for(const href of ${list})load({rel:'modulepreload',fetchPriority:'low',href})`)}`
  return `${reloadWhenGone(`${modules[0]}`)}{const d=document,r=d.documentElement,n=d.currentScript.nonce,c=navigator.connection,load=l=>d.head.append(Object.assign(d.createElement('link'),{nonce:n,...l}));${stylesheet ? loadLate(stylesheet) : ''}if(${SAVES_DATA})r.dataset.light='';else{${fontAndModules}}}`
}
