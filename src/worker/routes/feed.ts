import { ifKnown } from '#api/result.ts'
import type { BlogSummary } from '#api/schemas/blog.ts'
import { company } from '#content/company.ts'
import { blogDescription } from '#content/page-heads.ts'
import { blogFeedLink } from '#data/feed-links.ts'
import { escapeXml } from '#lib/escape.ts'
import { getLang, language } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import type { AppContext } from '#worker/app-context.ts'
import { refusal, siteOrigin } from '#worker/http.ts'
import { getReadContext } from '#worker/upstream-client/api-read.ts'
import { createInProcessApi, DEADLINE_MS, RETRY_AFTER } from '#worker/upstream-client/in-process-api.ts'

/** The date of a feed or post without a date: the founding of the company. */
const NEVER = `${company.foundedYear}-01-01T00:00:00.000Z`

/** Returns when a post last changed, if its data says so. */
export function getChange({ createdAt, updatedAt }: BlogSummary): string | undefined {
  return [createdAt, updatedAt].sort().findLast(Boolean)
}

function toEntry(post: BlogSummary, origin: string): string {
  const { title, categories, createdAt } = post
  const lang = getLang(title)
  const url = escapeXml(origin + paths.post(post.slug))
  return `<entry${lang ? ` xml:lang="${lang}"` : ''}>
<id>${url}</id>
<title>${escapeXml(title)}</title>
<link rel="alternate" type="text/html" href="${url}"/>
${createdAt ? `<published>${createdAt}</published>\n` : ''}<updated>${getChange(post) ?? NEVER}</updated>
${categories.map((category) => `<category term="${escapeXml(category)}"/>\n`).join('')}<summary>${escapeXml(post.short_description || title)}</summary>
</entry>
`
}

/** Returns posts as an Atom feed (RFC 4287). */
function toFeed(posts: ReadonlyArray<BlogSummary>, origin: string): string {
  const blog = escapeXml(origin + paths.blog)
  const changes = posts.map((post) => getChange(post) ?? NEVER)
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language.locale}">
<id>${blog}</id>
<title>${escapeXml(blogFeedLink.title)}</title>
<subtitle>${escapeXml(blogDescription)}</subtitle>
<updated>${changes.sort().at(-1) ?? NEVER}</updated>
<author><name>${escapeXml(company.name)}</name><uri>${escapeXml(origin + paths.home)}</uri></author>
<link rel="self" type="application/atom+xml" href="${escapeXml(origin + blogFeedLink.href)}"/>
<link rel="alternate" type="text/html" href="${blog}"/>
${posts.map((post) => toEntry(post, origin)).join('')}</feed>
`
}

/** GET `/blog/feed.xml`: all posts in the order of the blog, newest first. */
export async function blogFeed(c: AppContext): Promise<Response> {
  const api = createInProcessApi(getReadContext(c, DEADLINE_MS), c.get('logged'))
  const posts = await ifKnown(api.blogPosts())
  if (!posts) return refusal(503, 'The feed cannot be shown right now.', RETRY_AFTER)
  return c.body(toFeed(posts, siteOrigin(c)), 200, {
    'Content-Type': `${blogFeedLink.type}; charset=utf-8`,
    'Cache-Control': 'public, max-age=300',
  })
}
