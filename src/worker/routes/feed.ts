import { ifKnown } from '#api/result.ts'
import type { BlogSummary } from '#api/schemas/blog.ts'
import { blogFeedLink } from '#catalogue/feed-links.ts'
import { company } from '#content/company.ts'
import { blogDescription } from '#content/page-heads.ts'
import { escapeXml } from '#lib/escape.ts'
import { getLang, language } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import type { AppContext } from '#worker/app-context.ts'
import { conditionalText, maxAgeOfAddresses, refusal, siteOrigin } from '#worker/http.ts'
import { RETRY_AFTER, siteApi } from '#worker/upstream-client/in-process-api.ts'

type Post = {
  url: string
  title: string
  summary: string
  published: string | undefined
  updated: string
  categories: Array<string>
  /** Set for a post in another language than the feed. */
  lang: 'en' | undefined
}

type Feed = { origin: string; posts: Array<Post>; updated: string }

/** The date of a feed or post without a date: the founding of the company. */
const NEVER = `${company.foundedYear}-01-01T00:00:00.000Z`

/** Returns when a post last changed, if its data says so. */
export function getChange({ createdAt, updatedAt }: BlogSummary): string | undefined {
  return [createdAt, updatedAt].sort().findLast(Boolean)
}

/** Returns a post with absolute addresses; nothing when it has no page. */
function getPost(origin: string, post: BlogSummary): Array<Post> {
  const { slug, title, short_description, categories, createdAt } = post
  if (!slug) return []
  const updated = getChange(post) ?? NEVER
  const url = origin + paths.post(slug)
  const summary = short_description || title
  return [
    {
      url,
      title,
      summary,
      published: createdAt,
      updated,
      categories,
      lang: getLang(title),
    },
  ]
}

/** Returns the entries of a feed, in the order of the posts. */
function toFeed(origin: string, posts: ReadonlyArray<BlogSummary>): Feed {
  const readable = posts.flatMap((post) => getPost(origin, post))
  const updated = readable.map((post) => post.updated).sort().at(-1) ?? NEVER // biome-ignore format: short
  return { origin, posts: readable, updated }
}

function atomEntry(post: Post): string {
  const { url, title, summary, published, updated, categories, lang } = post
  return `<entry${lang ? ` xml:lang="${lang}"` : ''}>
<id>${escapeXml(url)}</id>
<title>${escapeXml(title)}</title>
<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>
${published ? `<published>${published}</published>\n` : ''}<updated>${updated}</updated>
${categories.map((category) => `<category term="${escapeXml(category)}"/>\n`).join('')}<summary>${escapeXml(summary)}</summary>
</entry>
`
}

/** Returns the feed as Atom (RFC 4287). */
function atomText({ origin, posts, updated }: Feed): string {
  const home = escapeXml(origin + paths.blog)
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language.locale}">
<id>${home}</id>
<title>${escapeXml(blogFeedLink.title)}</title>
<subtitle>${escapeXml(blogDescription)}</subtitle>
<updated>${updated}</updated>
<author><name>${escapeXml(company.name)}</name><uri>${escapeXml(origin + paths.home)}</uri></author>
<link rel="self" type="application/atom+xml" href="${escapeXml(origin + blogFeedLink.href)}"/>
<link rel="alternate" type="text/html" href="${home}"/>
${posts.map(atomEntry).join('')}</feed>
`
}

/** GET `/blog/feed.xml`: all posts in the order of the blog, newest first. */
export async function blogFeed(c: AppContext): Promise<Response> {
  const api = await siteApi(c)
  const list = await ifKnown(api.blogPosts())
  if (!list) return refusal(503, 'The feed cannot be shown right now.', RETRY_AFTER)
  return conditionalText(c, atomText(toFeed(siteOrigin(c), list)), {
    'Content-Type': `${blogFeedLink.type}; charset=utf-8`,
    'Cache-Control': maxAgeOfAddresses(c, 300),
  })
}
