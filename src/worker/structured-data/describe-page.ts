import { scriptJson } from '#lib/escape.ts'
import { inLanguage, LANGUAGES, withoutBase } from '#lib/language.ts'
import type { PageDescription } from '#lib/seo.ts'
import { graphOf } from '#worker/structured-data/graph.ts'
import { shareCard } from '#worker/structured-data/share-card.ts'
import type { Page } from '#worker/structured-data/structured-data.ts'
import { structuredDataOf } from '#worker/structured-data/structured-data-of.ts'
import type { AppRouter } from '../../router.ts'

/** The name of the site, or of its blog, at the end of a title. */
const SUFFIX = / \| [^|]*$/

/** The same page in every language; whoever speaks none of them is given the English one. */
function alternatesOf({ origin, url }: Page): PageDescription['alternates'] {
  const path = withoutBase(url.slice(origin.length))
  const pages = Object.values(LANGUAGES).map((one) => ({ code: one.code, path: inLanguage(path, one) }))
  return [...pages, { code: 'x-default', path }].map(({ code, path }) => ({ code, href: origin + path }))
}

function isHidden({ state }: AppRouter): boolean {
  const { meta = [] } = state.matches.at(-1) ?? {}
  return meta.some((tag) => tag?.name === 'robots' && tag.content?.includes('noindex'))
}

/** The page that the head of its route describes; undefined for one that shows nothing and so has no address. */
function pageOf({ state, options }: AppRouter): Page | undefined {
  const { meta = [], links = [] } = state.matches.at(-1) ?? {}
  const url = links.find((link) => link?.rel === 'canonical')?.href
  const title = meta.find((tag) => tag?.title)?.title
  if (!url || !title) return undefined
  return {
    origin: options.context.siteOrigin,
    url,
    title: title.replace(SUFFIX, ''),
    description: meta.find((tag) => tag?.name === 'description')?.content ?? '',
  }
}

/** What machines are told about the page that a router has loaded: for link previews and for search engines. */
export function describePage(router: AppRouter): PageDescription | undefined {
  const page = pageOf(router)
  if (!page) return undefined
  const data = structuredDataOf(router, page)
  return {
    card: shareCard(page, data ?? {}),
    alternates: isHidden(router) ? [] : alternatesOf(page),
    structuredData: data ? scriptJson(graphOf(page, data)) : '',
  }
}
