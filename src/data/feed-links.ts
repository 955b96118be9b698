import { company } from '#content/company.ts'
import { blogHead } from '#content/page-heads.ts'
import { paths } from '#lib/paths.ts'

/** The link from a page of the blog to its feed. */
export const blogFeedLink = {
  rel: 'alternate',
  title: `${company.name}: ${blogHead.title}`,
  type: 'application/atom+xml',
  href: `${paths.blog}/feed.xml`,
} as const
