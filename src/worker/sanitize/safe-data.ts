import * as v from 'valibot'
import type { Resource } from '#api/endpoints.ts'
import { blogPostSchema } from '#api/schemas/blog.ts'
import { plainText } from '#worker/sanitize/plain-text.ts'
import { sanitizePostHtml } from '#worker/sanitize/post-html.ts'

/**
 * Makes checked data safe to show, once, before it is stored. Of all that the upstream sends only the body and the
 * description of a post are markup; everything else is text to React.
 */
export function safeData(resource: Resource, data: unknown): unknown {
  if (resource !== 'blog-post' || data === null) return data
  const post = v.parse(blogPostSchema, data)
  return {
    ...post,
    content: sanitizePostHtml(post.content),
    seo_description: plainText(post.seo_description),
  }
}
