import { isNotFound } from '@tanstack/react-router'
import { html } from 'hono/html'
import { ApiError } from '#api/errors.ts'
import { company } from '#content/company.ts'
import { messages } from '#content/messages.ts'
import { errorPage, refusedSearch } from '#content/worker-pages.ts'
import { once } from '#lib/memoize.ts'
import { paths } from '#lib/paths.ts'
import type { AppContext } from '#worker/app-context.ts'
import { refusal } from '#worker/http.ts'
import { documentPolicy, inlineHashes } from '#worker/render/document-policy.ts'
import { plainDocument } from '#worker/render/plain-document.ts'
import { gatewayStatus } from '#worker/upstream-client/origin.ts'

/** Returns the title and heading of a page. */
function titled(heading: string) {
  return { title: `${heading} | ${company.name}`, heading }
}

/**
 * Renders the page for when React itself fails. It gives the visitor a way on and the request id, and nothing about the
 * cause. API calls get JSON.
 */
export function renderErrorPage(c: AppContext, status: 500 | 503): Response {
  if (c.req.path.startsWith('/api/')) return refusal(status, messages.errors.unavailable)
  const { title, text } = errorPage[status]
  const call = company.phoneHref && html` <a href="${company.phoneHref}">${errorPage.call}</a>`
  const reference = errorPage.reference(c.get('requestId'))
  const content = html`<p>${text}</p><p><a class="button" href="${paths.home}">${errorPage.home}</a>${call}</p><p><small>${reference}</small></p>`
  return c.html(plainDocument({ ...titled(title), content, nonce: c.get('nonce') }), status)
}

const getRefusedSearch = once(() => {
  const { title, label, submit } = refusedSearch
  const content = html`<p>${messages.errors.searches}</p><form action="${paths.searchForm}"><label for="q">${label}</label> <input id="q" name="q" type="search"> <button>${submit}</button></form><p><a href="${paths.home}">${errorPage.home}</a></p>`
  const page = plainDocument({ ...titled(title), content })
  return { bytes: new TextEncoder().encode(page), inline: inlineHashes(page) }
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
