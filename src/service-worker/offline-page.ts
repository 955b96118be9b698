import { copyNote } from '#browser/copy-note.ts'
import { shortMoment } from '#catalogue/format-dates.ts'
import { company } from '#content/company.ts'
import { offline } from '#content/offline.ts'
import { language } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import { storedAt } from './kept.ts'
import lookAgain from './look-again.ts?inline-script'

const words = offline.page
const MAX_LISTED = 12
const BUTTON =
  'inline-flex min-h-13 items-center justify-center rounded-md px-6 py-3 text-base font-semibold shadow-low'

/** A stored page to link to. `title` is taken from its HTML, so it is already encoded. */
export type ListedPage = { url: string; title: string; storedAt: number }

function encode(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}

function listItem({ url, title, storedAt }: ListedPage): string {
  const { pathname, search } = new URL(url)
  const name = title.replace(/ \| [^|]*$/, '') || encode(pathname)
  return `<li class="border-t border-line"><a class="flex min-h-13 flex-wrap items-center justify-between gap-x-4 py-3 hover:text-primary" href="${encode(pathname + search)}"><span class="font-semibold">${name}</span> <span class="text-sm text-soft">${words.keptAt(shortMoment(storedAt))}</span></a></li>`
}

/** Returns the markup of the offline page, with the newest stored pages first. */
export function offlineMarkup(
  path: string,
  stylesheet: string,
  pages: ReadonlyArray<ListedPage>,
  nonce: string,
) {
  const listed = pages.toSorted((a, b) => b.storedAt - a.storedAt).slice(0, MAX_LISTED)
  const list = listed.length
    ? `<ul class="mt-4 border-b border-line">${listed.map(listItem).join('')}</ul>`
    : `<p class="mt-4 text-soft">${words.noneKept}</p>`
  const call = company.phoneHref
    ? `<a class="${BUTTON} border border-line bg-surface text-ink" href="${company.phoneHref}">${words.call}</a>`
    : ''
  const hours = company.businessHours.map(({ label, hours }) => `${label}: ${hours}`).join('<br>')
  return `<!doctype html><html lang="${language.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${words.title} | ${company.name}</title><link rel="stylesheet" href="${stylesheet}"><link rel="icon" href="/favicon.svg" type="image/svg+xml"></head><body class="bg-paper font-sans text-ink antialiased"><header class="border-b border-line bg-surface"><div class="shell flex h-16 items-center"><a class="text-xl font-bold text-primary" href="${paths.home}">${company.name}</a></div></header><main class="shell max-w-3xl py-12"><h1 class="text-3xl">${words.title}</h1><p class="mt-4 text-lg text-soft">${words.text}</p><p class="mt-6 flex flex-wrap gap-3"><a class="${BUTTON} bg-primary text-on-primary" href="${encode(path)}">${words.retry}</a> ${call}</p><p class="mt-6 text-sm text-soft">${words.hours}<br>${hours}</p><section class="mt-12" aria-labelledby="kept"><h2 class="text-2xl" id="kept">${words.kept}</h2>${list}</section></main><script nonce="${nonce}">${lookAgain}</script></body></html>`
}

/** Returns the page for an address without a copy: the reason, the phone number, and links to stored pages. */
export function offlinePage(page: {
  url: string
  stylesheet: string
  pages: ReadonlyArray<ListedPage>
}): Response {
  const { pathname, search } = new URL(page.url)
  const nonce = crypto.getRandomValues(new Uint32Array(4)).join('')
  return new Response(offlineMarkup(pathname + search, page.stylesheet, page.pages, nonce), {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; manifest-src 'self'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

/** Inserts the note at the beginning of the body. */
export function insertNote(html: string, note: string): string {
  return html.replace(/<body[^>]*>/, (body) => body + note)
}

/** Returns the copy of a page with a note about its time. Keeps its headers, because its policy allows its scripts. */
export async function withCopyNote(copy: Response, why: 'offline' | 'slow'): Promise<Response> {
  const moment = shortMoment(storedAt(copy))
  const note = copyNote(why === 'slow' ? offline.slowCopy(moment) : offline.copy(moment), offline.label)
  return new Response(insertNote(await copy.text(), note), { status: copy.status, headers: copy.headers })
}
