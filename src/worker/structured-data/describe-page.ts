import type {
  BreadcrumbListLeaf,
  FAQPageLeaf,
  Graph,
  ListItemLeaf,
  QuestionLeaf,
  Thing,
  WebPageLeaf,
} from 'schema-dts'
import type { Crumb } from '#catalogue/breadcrumbs.ts'
import type { Faq } from '#catalogue/service-entry.ts'
import { company } from '#content/company.ts'
import { scriptJson } from '#lib/escape.ts'
import { inLanguage, LANGUAGES, language, openGraphLocale, withoutBase } from '#lib/language.ts'
import type { CardTag, PageDescription } from '#lib/seo.ts'
import { getStructuredData } from '#worker/structured-data/route-data.ts'
import { shareImage } from '#worker/structured-data/share-image.ts'
import type { Page, StructuredData } from '#worker/structured-data/structured-data.ts'
import { websiteId } from '#worker/structured-data/subjects.ts'
import type { AppRouter } from '../../router.ts'

function breadcrumbNode(crumbs: ReadonlyArray<Crumb>, { origin, url }: Page): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumb`,
    itemListElement: crumbs.map(
      ({ label, href }, index): ListItemLeaf => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        ...(href && { item: origin + href }),
      }),
    ),
  }
}

function questionNode({ question, answer }: Faq): QuestionLeaf {
  return { '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } }
}

/** Returns the node of the page, which links the rest of the graph. */
function pageNode(page: Page, { pageType, crumbs, faqs, subject, list }: StructuredData): Thing {
  const { origin, url, title, description } = page
  const common = {
    '@id': url,
    url,
    name: title,
    description,
    inLanguage: language.locale,
    isPartOf: { '@id': websiteId(origin) },
    ...(crumbs && { breadcrumb: { '@id': `${url}#breadcrumb` } }),
    // The list or the questions are the main entity of a page that has them.
    ...(subject && (list || faqs ? { about: subject } : { mainEntity: subject })),
  }
  if (faqs) {
    const questions: FAQPageLeaf = { '@type': 'FAQPage', ...common, mainEntity: faqs.map(questionNode) }
    return questions
  }
  const plain: WebPageLeaf = { '@type': 'WebPage', ...common, ...(list && { mainEntity: list }) }
  return { ...plain, '@type': pageType ?? 'WebPage' }
}

/** Returns the JSON-LD of a page as one graph. */
function toGraph(page: Page, data: StructuredData): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      pageNode(page, data),
      ...(data.crumbs ? [breadcrumbNode(data.crumbs, page)] : []),
      ...(data.others ?? []),
    ],
  }
}

/** The size of every picture for link previews. */
const SHARE_IMAGE_SIZE = { width: 1200, height: 630 }

/** The other languages, which all have the page. */
const others = Object.values(LANGUAGES).filter(({ code }) => code !== language.code)

/** Returns the tags for link previews. Twitter reads Open Graph where its own tags are missing. */
function shareCard({ origin, url, title, description }: Page, data: StructuredData): Array<CardTag> {
  const { picture, post } = data
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
    if (post.published) properties.push(['article:published_time', post.published])
    if (post.modified) properties.push(['article:modified_time', post.modified])
    for (const section of new Set(post.sections)) properties.push(['article:tag', section])
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
  const data = getStructuredData(router, page)
  return {
    card: shareCard(page, data ?? {}),
    alternates: isHidden(router) ? [] : getAlternates(page),
    structuredData: data ? scriptJson(toGraph(page, data)) : '',
  }
}
