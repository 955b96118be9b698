import { scriptJson } from '#lib/escape.ts'

/**
 * The source of an inline script that loads the page anew when a file of its build is not there any more, because another
 * one has been deployed; once for each build, of which `build` is the name, so that it never goes in circles. A file that
 * did not come for another reason says nothing of the build. It has to stand before what loads the files.
 */
export function reloadWhenGone(build: string): string {
  const reload = 's===404&&!sessionStorage[k]&&(sessionStorage[k]=1,location.reload())'
  return `{const k=${scriptJson(`reloaded: ${build}`)};addEventListener('error',({target:t})=>{const u=String(t.href||t.src);if(u.startsWith(location.origin+'/assets/'))fetch(u,{method:'HEAD',cache:'no-store'}).then(({status:s})=>${reload}).catch(()=>{})},true)}`
}
