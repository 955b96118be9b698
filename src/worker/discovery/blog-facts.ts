import type { PageContext } from '#api/page-data.ts'
import { blogQueries } from '#api/queries.ts'
import { blog } from '#content/blog.ts'
import { blogCrumbs } from '#content/breadcrumbs.ts'
import { dataOf } from '#worker/discovery/data-of.ts'
import type { Page, PageFacts } from '#worker/discovery/page-facts.ts'
import { blogNode, postNode } from '#worker/discovery/subjects.ts'

/** The list of posts; of one category it shows only a part, which is not the blog. */
export function blogFacts(category: string | undefined, context: PageContext, page: Page): PageFacts {
  const posts = category ? undefined : dataOf(context, blogQueries.all(context.api))
  return {
    pageType: 'CollectionPage',
    crumbs: blogCrumbs(),
    subject: blogNode(blog.list.title, posts, page),
  }
}

export function postFacts(slug: string, context: PageContext, page: Page): PageFacts {
  const post = dataOf(context, blogQueries.detail(context.api, slug))
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
