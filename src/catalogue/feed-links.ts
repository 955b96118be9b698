import { company } from '#content/company.ts'
import { blogHead } from '#content/page-heads.ts'
import { paths } from '#lib/paths.ts'

/** The feed of the blog. */
export const blogFeedLink = {
  title: `${company.name}: ${blogHead.title}`,
  type: 'application/atom+xml',
  href: `${paths.blog}/feed.xml`,
} as const

/** Returns the links from a blog page to its feed. Worker only. */
export function feedLinks(siteOrigin: string) {
  return [{ rel: 'alternate', ...blogFeedLink, href: siteOrigin + blogFeedLink.href }]
}
