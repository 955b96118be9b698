import { company } from '#content/company.ts'
import { scriptJson } from '#lib/escape.ts'
import { inLanguage, LANGUAGES, language, openGraphLocale, withoutBase } from '#lib/language.ts'
import type { CardTag, PageDescription } from '#lib/seo.ts'
import { breadcrumb, type Page } from '#worker/structured-data/nodes.ts'
import { getRouteData } from '#worker/structured-data/route-data.ts'
import { shareImage } from '#worker/structured-data/share-image.ts'
import type { AppRouter } from '../../router.ts'

/** The size of every picture for link previews. */
const SHARE_IMAGE_SIZE = { width: 1200, height: 630 }

/** The other languages, which all have the page. */
const others = Object.values(LANGUAGES).filter(({ code }) => code !== language.code)

/** Returns the tags for link previews. Twitter reads Open Graph where its own tags are missing. */
function shareCard(
  { origin, url, title, description }: Page,
  { picture, post }: Pick<ReturnType<typeof getRouteData>, 'picture' | 'post'>,
): Array<CardTag> {
  const properties: Array<[property: string, content: string]> = [
    ['og:site_name', company.name],
    ['og:locale', openGraphLocale(language)],
    ...others.map((other): [string, string] => ['og:locale:alternate', openGraphLocale(other)]),
    ['og:type', post ? 'article' : 'website'],
    ['og:url', url],
    ['og:title', title],
    ['og:description', description],
    ['og:image', origin + shareImage(picture)],
    ['og:image:width', String(SHARE_IMAGE_SIZE.width)],
    ['og:image:height', String(SHARE_IMAGE_SIZE.height)],
    ['og:image:alt', title],
  ]
  if (post) {
    const { createdAt, updatedAt = createdAt, categories } = post
    if (createdAt) properties.push(['article:published_time', createdAt])
    if (updatedAt) properties.push(['article:modified_time', updatedAt])
    for (const category of new Set(categories)) properties.push(['article:tag', category])
  }
  return [
    ...properties.map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** The name of the site, or of its blog, at the end of a title. */
const SUFFIX = / \| [^|]*$/

/** Returns the links to the page in every language; English is the default. */
function getAlternates({ origin, url }: Page): PageDescription['alternates'] {
  const path = withoutBase(url.slice(origin.length))
  const pages = Object.values(LANGUAGES).map((one) => ({ code: one.code, path: inLanguage(path, one) }))
  return [...pages, { code: 'x-default', path }].map(({ code, path }) => ({ code, href: origin + path }))
}

function isHidden({ state }: AppRouter): boolean {
  const { meta = [] } = state.matches.at(-1) ?? {}
  return meta.some((tag) => tag?.name === 'robots' && tag.content?.includes('noindex'))
}

/** Returns the page that its route describes; undefined for one without a canonical address. */
function getPage({ state, options }: AppRouter): Page | undefined {
  const { meta = [], links = [] } = state.matches.at(-1) ?? {}
  const path = links.find((link) => link?.rel === 'canonical')?.href
  const title = meta.find((tag) => tag?.title)?.title
  if (!path || !title) return undefined
  const origin = options.context.siteOrigin
  return {
    origin,
    url: origin + path,
    title: title.replace(SUFFIX, ''),
    description: meta.find((tag) => tag?.name === 'description')?.content ?? '',
  }
}

/** Returns the metadata of the loaded page for link previews and search engines. */
export function describePage(router: AppRouter): PageDescription | undefined {
  const page = getPage(router)
  if (!page) return undefined
  const { crumbs, nodes = [], ...card } = getRouteData(router, page)
  const graph = [...nodes, ...(crumbs ? [breadcrumb(crumbs, page.origin)] : [])]
  return {
    card: shareCard(page, card),
    alternates: isHidden(router) ? [] : getAlternates(page),
    structuredData: graph.length > 0 ? scriptJson({ '@context': 'https://schema.org', '@graph': graph }) : '',
  }
}
