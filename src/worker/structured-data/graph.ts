import type {
  BreadcrumbListLeaf,
  FAQPageLeaf,
  Graph,
  ListItemLeaf,
  QuestionLeaf,
  Thing,
  WebPageLeaf,
} from 'schema-dts'
import type { Crumb } from '#content/breadcrumbs.ts'
import type { Faq } from '#content/faqs.ts'
import { language } from '#lib/language.ts'
import { websiteId } from '#worker/structured-data/identities.ts'
import type { Page, StructuredData } from '#worker/structured-data/structured-data.ts'

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

/** The page itself, and how the rest of the graph hangs together with it. */
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
    // The list or the questions are the main thing of a page that has them.
    ...(subject && (list || faqs ? { about: subject } : { mainEntity: subject })),
  }
  if (faqs) {
    const asked: FAQPageLeaf = { '@type': 'FAQPage', ...common, mainEntity: faqs.map(questionNode) }
    return asked
  }
  const plain: WebPageLeaf = { '@type': 'WebPage', ...common, ...(list && { mainEntity: list }) }
  return { ...plain, '@type': pageType ?? 'WebPage' }
}

/** All that is said about a page, as one graph. */
export function graphOf(page: Page, data: StructuredData): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      pageNode(page, data),
      ...(data.crumbs ? [breadcrumbNode(data.crumbs, page)] : []),
      ...(data.others ?? []),
    ],
  }
}
