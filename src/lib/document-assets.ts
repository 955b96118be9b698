import { scriptJson } from '#lib/escape.ts'
import { connectionSavesDataSource } from '#lib/save-data.ts'
import { CLIENT_START_POLICY } from './trusted-types.ts'

/** What the browser has to load for a page. Known on the worker only: the browser has loaded it when it renders. */
export type DocumentAssets = {
  nonce?: string
  /** The visitor has asked for few bytes. */
  saveData: boolean
  /** The inline script that starts the client. */
  start: { type?: 'module'; source: string }
  /** What each stylesheet has to be, by its address. */
  integrity: Readonly<Record<string, string>>
  /** The source of the script that loads the page anew when its files are gone. */
  reloadScript: string
  /** The source of the script that begins to load what the page of these routes needs. */
  preloadScriptFor: (routeIds: ReadonlyArray<string>) => string
}

const SAVES_DATA = `${connectionSavesDataSource}||matchMedia('(prefers-reduced-data:reduce)').matches`

/** A stylesheet that has not come by then keeps nothing back any more: words without styles can be read. */
const STYLESHEET_TIMEOUT_MS = 3_000

/**
 * The source of a statement that does something once the page is seen: until then the connection and the processor belong
 * to the document, its stylesheet and its font. A tab in the background is not painted and does not wait.
 */
function oncePainted(statement: string): string {
  return `const run=()=>{${statement}};document.hidden?run():requestAnimationFrame(()=>setTimeout(run))`
}

/**
 * The source of an inline script that ends the browser's waiting for a late stylesheet: one that is for no medium blocks
 * no paint, and is for all again when it has come. Firefox begins its layout only when it is measured; there the scripts
 * in the document, and what stands behind the first of them, still wait.
 */
export const stylesheetTimeout = `setTimeout(()=>{for(const l of document.querySelectorAll('link[rel=stylesheet]'))if(!l.sheet){l.media='not all';l.onload=()=>l.media='all';document.documentElement.offsetHeight}},${STYLESHEET_TIMEOUT_MS});`

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

/** The address of the client, and of what starts it at the first use of a control in a page that saves data. */
type ClientStart = { client: string; saveData: string }

/** Notes the last press on a button that does nothing without the client, for that to repeat when it has taken over. */
const NOTE_PRESS =
  "let p;const c=e=>{p=e.target.closest?.('button[type=button]')};addEventListener('click',c,true);addEventListener('clientstart',e=>{removeEventListener('click',c,true);if(p)e.detail(p)},{once:true});"

/** Once the client is loaded, a press that it has not taken over yet does not get so far. */
const FORGET_ANSWERED = "onload(){addEventListener('click',()=>{p=0})}"

const FIRST_PAUSE_MS = 2_000

/** What did not come is asked for again, ever more rarely, by another address: browsers keep a module's failure under its own. */
const ASK_AGAIN = `onerror(){const go=()=>{clearTimeout(z);removeEventListener('online',go);run()},z=setTimeout(go,${FIRST_PAUSE_MS}<<i++);addEventListener('online',go)}`

/**
 * The source of the inline script that starts the client once the page is painted. It adds a script element, because a
 * policy of hashes lets no inline script import (CSP Level 3, 'strict-dynamic'); the addresses are vouched for by a
 * policy of Trusted Types that knows these two.
 */
export function clientStart({ client, saveData }: ClientStart): string {
  const addresses = JSON.stringify([client, saveData]).replaceAll('<', '\\u003c')
  const policy = `window.trustedTypes?.createPolicy('${CLIENT_START_POLICY}',{createScriptURL:u=>a.includes(u.split('?again=')[0])?u:null})`
  const append = `let u=a[d.documentElement.dataset.saveData===undefined?0:1];if(i)u+='?again='+i;d.head.append(Object.assign(d.createElement('script'),{type:'module',nonce:n,fetchPriority:'low',src:t?t.createScriptURL(u):u,${FORGET_ANSWERED},${ASK_AGAIN}}))`
  return `{const d=document,n=d.currentScript.nonce,a=${addresses},t=${policy};let i=0;${NOTE_PRESS}${oncePainted(append)}}`
}

/**
 * The source of an inline script that loads the page anew when a file of its build is not there any more, because another
 * one has been deployed; once for each build, of which `build` is the name, so that it never goes in circles. A file that
 * did not come for another reason says nothing of the build. It has to stand before what loads the files.
 */
export function reloadWhenGone(build: string): string {
  const reload = 's===404&&!sessionStorage[k]&&(sessionStorage[k]=1,location.reload())'
  return `{const k=${scriptJson(`reloaded: ${build}`)};addEventListener('error',({target:t})=>{const u=String(t.href||t.src);if(u.startsWith(location.origin+'/assets/'))fetch(u,{method:'HEAD',cache:'no-store'}).then(({status:s})=>${reload}).catch(()=>{})},true)}`
}

/**
 * What a link must not have to be loaded ahead: a query (such a page is rendered for each request), a file, the hand-off to
 * the app, data, a place on this page, another window.
 */
const NO_PAGE = `[href*='?'],[href*='.'],[href^='/app'],[href^='/api'],[href^='#'],[target],[download]`

/** Links that load a document: all until the router follows plain ones (`data-routed`), those to a place on another page always. */
const LOADS_DOCUMENT = ":root:not([data-routed]) a,a[href*='#']"

/**
 * Has the browser load the page of a link ahead on intent. Not in a page that saves data.
 * @see https://html.spec.whatwg.org/multipage/speculative-loading.html#speculation-rules
 */
export const speculationRules = `{"prefetch":[{"eagerness":"moderate","where":{"and":[{"href_matches":"/*"},{"selector_matches":":root:not([data-save-data]) :is(${LOADS_DOCUMENT}):not(${NO_PAGE})"}]}}]}`
