import type { PageContext } from '#api/page-data.ts'
import { blogQueries } from '#api/queries.ts'
import { blog } from '#content/blog.ts'
import { blogCrumbs } from '#content/breadcrumbs.ts'
import { cachedData, type Page, type StructuredData } from '#worker/structured-data/structured-data.ts'
import { blogNode, postNode } from '#worker/structured-data/subjects.ts'

/** The list of posts; of one category it shows only a part, which is not the blog. */
export function blogData(category: string | undefined, context: PageContext, page: Page): StructuredData {
  const posts = category ? undefined : cachedData(context, blogQueries.all(context.api))
  return {
    pageType: 'CollectionPage',
    crumbs: blogCrumbs(),
    subject: blogNode(blog.list.title, posts, page),
  }
}

export function postData(slug: string, context: PageContext, page: Page): StructuredData {
  const post = cachedData(context, blogQueries.detail(context.api, slug))
  if (!post) return {}
  return {
    picture: ['blog', slug],
    crumbs: blogCrumbs(post.title),
    subject: postNode(post, page),
    post: {
      published: post.createdAt,
      modified: post.updatedAt ?? post.createdAt,
      sections: post.categories,
    },
  }
}
