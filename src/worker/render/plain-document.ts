import { html, raw } from 'hono/html'
import { company } from '#content/company.ts'
import { language } from '#lib/language.ts'

const STYLE =
  ':root{color-scheme:light dark;--ink:#15172b;--soft:#54567a;--paper:#fdfcf9;--primary:#3a2fa8;--on:#fff}@media(prefers-color-scheme:dark){:root{--ink:#f0effa;--soft:#b4b3d4;--paper:#10112a;--primary:#a9a2ff;--on:#10112a}}body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif}main{max-width:30rem;padding:min(2rem,6vw);overflow-wrap:anywhere;hyphens:auto}h1{font-size:1.875rem;line-height:1.2;margin:.5rem 0}p{margin:.75rem 0}small{color:var(--soft)}a{color:var(--primary)}a.button{display:inline-block;margin:1rem 1rem 1rem 0;padding:.75rem 1.25rem;border-radius:.75rem;background:var(--primary);color:var(--on);text-decoration:none;font-weight:600}'

type PlainDocument = {
  title: string
  heading: string
  /** Further elements of the head. */
  head?: ReturnType<typeof html>
  content: ReturnType<typeof html>
  /** The nonce of the style; a constant page has its hash in the policy. */
  nonce?: string
}

/** Returns a page of plain HTML, which needs neither React nor a stylesheet. Search engines do not index it. */
export function plainDocument({ title, heading, head, content, nonce }: PlainDocument): string {
  // Its parts are no promises, so neither is the page.
  const page = html`<!DOCTYPE html><html lang="${language.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${head}<title>${title}</title><meta name="robots" content="noindex"><style${nonce && html` nonce="${nonce}"`}>${raw(STYLE)}</style></head><body><main><p><strong>${company.name}</strong></p><h1>${heading}</h1>${content}</main></body></html>`
  return String(page)
}
