import { isNotFound } from '@tanstack/react-router'
import { ApiError } from '#api/errors.ts'
import { company } from '#content/company.ts'
import { messages } from '#content/messages.ts'
import { errorPage, refusedSearch } from '#content/worker-pages.ts'
import { language } from '#lib/language.ts'
import { once } from '#lib/memoize.ts'
import { paths } from '#lib/paths.ts'
import type { AppContext } from '#worker/app-context.ts'
import { refusal } from '#worker/http.ts'
import { documentPolicy, inlineHashes } from '#worker/render/document-policy.ts'
import { gatewayStatus } from '#worker/upstream-client/origin.ts'

/** The styles of pages without a stylesheet. */
export const PLAIN_STYLE =
  ':root{color-scheme:light dark;--ink:#15172b;--soft:#54567a;--paper:#fdfcf9;--primary:#3a2fa8;--on:#fff}@media(prefers-color-scheme:dark){:root{--ink:#f0effa;--soft:#b4b3d4;--paper:#10112a;--primary:#a9a2ff;--on:#10112a}}body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif}main{max-width:30rem;padding:min(2rem,6vw);overflow-wrap:anywhere;hyphens:auto}h1{font-size:1.875rem;line-height:1.2;margin:.5rem 0}p{margin:.75rem 0}small{color:var(--soft)}a{color:var(--primary)}a.button{display:inline-block;margin:1rem 1rem 1rem 0;padding:.75rem 1.25rem;border-radius:.75rem;background:var(--primary);color:var(--on);text-decoration:none;font-weight:600}'

/** Returns a page of plain HTML without scripts and stylesheets. */
function toDocument(title: string, content: string, nonce = ''): string {
  return `<!doctype html><html lang="${language.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} | ${company.name}</title><style${nonce && ` nonce="${nonce}"`}>${PLAIN_STYLE}</style></head><body><main><p><strong>${company.name}</strong></p><h1>${title}</h1>${content}</main></body></html>`
}

/**
 * Renders the page for when React itself fails. It gives the visitor a way on and the request id, and nothing about the
 * cause. API calls get JSON.
 */
export function renderErrorPage(c: AppContext, status: 500 | 503): Response {
  if (c.req.path.startsWith('/api/')) return refusal(status, messages.errors.unavailable)
  const { title, text } = errorPage[status]
  const call = company.phoneHref ? ` <a href="${company.phoneHref}">${errorPage.call}</a>` : ''
  const wayOn = `<a class="button" href="${paths.home}">${errorPage.home}</a>${call}`
  const reference = errorPage.reference(c.get('requestId'))
  const content = `<p>${text}</p><p>${wayOn}</p><p><small>${reference}</small></p>`
  return c.html(toDocument(title, content, c.get('nonce')), status)
}

const getRefusedSearch = once(() => {
  const { title, label, submit } = refusedSearch
  const form = `<form action="${paths.searchForm}"><label for="q">${label}</label> <input id="q" name="q" type="search"> <button>${submit}</button></form>`
  const home = `<a href="${paths.home}">${errorPage.home}</a>`
  const html = toDocument(title, `<p>${messages.errors.searches}</p>${form}<p>${home}</p>`)
  return { bytes: new TextEncoder().encode(html), inline: inlineHashes(html) }
})

/** Answers a search above the limit with a constant page. */
export function refuseSearch(c: AppContext, retryAfterSeconds: number): Response {
  const { bytes, inline } = getRefusedSearch()
  return new Response(bytes, {
    status: 429,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': documentPolicy(c, inline),
      'Retry-After': String(retryAfterSeconds),
    },
  })
}

export function isRedirect(status: number): boolean {
  return status >= 300 && status < 400
}

/**
 * Returns the status of a page whose loader failed: a gateway status, or the 410 in the data of `notFound`.
 */
export function statusOfErrors(errors: ReadonlyArray<unknown>): number | undefined {
  const failure = errors.find((error) => error instanceof ApiError)
  if (failure instanceof ApiError) return gatewayStatus(failure.status)
  return errors.some((error) => isNotFound(error) && error.data?.status === 410) ? 410 : undefined
}
