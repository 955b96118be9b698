import { oncePainted } from './preload-hints.ts'
import { CLIENT_START_POLICY } from './trusted-types.ts'

/** The address of the client, and of what starts it at the first use of a control in a page that saves data. */
type ClientStart = { client: string; saveData: string }

/**
 * The source of the inline script that starts the client once the page is painted. It adds a script element, because a
 * policy of hashes lets no inline script import (CSP Level 3, 'strict-dynamic'); the addresses are vouched for by a
 * policy of Trusted Types that knows these two.
 */
export function clientStart({ client, saveData }: ClientStart): string {
  const addresses = JSON.stringify([client, saveData]).replaceAll('<', '\\u003c')
  const policy = `window.trustedTypes?.createPolicy('${CLIENT_START_POLICY}',{createScriptURL:u=>a.includes(u)?u:null})`
  const append = `const u=a[d.documentElement.dataset.saveData===undefined?0:1];d.head.append(Object.assign(d.createElement('script'),{type:'module',nonce:n,fetchPriority:'low',src:t?t.createScriptURL(u):u}))`
  return `{const d=document,n=d.currentScript.nonce,a=${addresses},t=${policy};${oncePainted(append)}}`
}
