import { company } from '#content/company.ts'
import { messages } from '#content/messages.ts'
import { pageHead } from '#lib/seo.ts'

type Loaded = { title: string; description: string; path: string }

/** The head of a place page: what its loader found, else the words for a place that is not there or cannot be read. */
export function placeHead(
  loaded: Loaded | undefined,
  missing: { title: string; text: string },
  match: { pathname: string; status: string; context: { siteOrigin: string } },
) {
  const { siteOrigin } = match.context
  if (loaded) {
    const { title, description, path } = loaded
    return pageHead({ title, description, path, siteOrigin })
  }
  const failed = match.status === 'error'
  return pageHead({
    title: `${failed ? messages.failedPage.title : missing.title} | ${company.name}`,
    description: failed ? messages.errors.server : missing.text,
    path: match.pathname.replace(/\/$/, ''),
    siteOrigin,
    noIndex: true,
  })
}
