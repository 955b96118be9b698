import { company } from '#content/company.ts'
import { messages } from '#content/messages.ts'
import { pageHead } from '#lib/seo.ts'

type Match = { status: string; context: { siteOrigin: string } }

/** The head of a page that has nothing to show: what is missing, or, after a failed read, that it could not be shown. */
export function absentHead(missing: { title: string; text: string }, { status, context }: Match) {
  const failed = status === 'error'
  return pageHead({
    title: `${failed ? messages.failedPage.title : missing.title} | ${company.name}`,
    description: failed ? messages.errors.server : missing.text,
    siteOrigin: context.siteOrigin,
    noIndex: true,
  })
}
