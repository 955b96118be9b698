import { company } from '#content/company.ts'
import { blogDescription, blogHead } from '#content/page-heads.ts'
import { language } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'

const title = `${company.name}: ${blogHead.title}`

/** The feeds of the blog, in both formats. */
export const feeds = {
  title,
  description: blogDescription,
  language: language.locale,
  atom: { type: 'application/atom+xml', href: `${paths.blog}/feed.xml` },
  json: { type: 'application/feed+json', href: `${paths.blog}/feed.json` },
} as const

/** Returns the links from a blog page to its feeds. Worker only. */
export function feedLinks(siteOrigin: string) {
  return [feeds.atom, feeds.json].map(({ type, href }) => ({
    rel: 'alternate',
    type,
    title,
    href: siteOrigin + href,
  }))
}
