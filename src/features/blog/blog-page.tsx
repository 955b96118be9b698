import { Suspense } from 'react'
import { AdBanner } from '#components/sections/ad-banner.tsx'
import { Breadcrumb } from '#components/ui/breadcrumb.tsx'
import { blog } from '#content/blog.ts'
import { blogCrumbs } from '#content/breadcrumbs.ts'
import { BlogList } from './blog-list.tsx'
import { BlogListSkeleton } from './blog-states.tsx'

type BlogPageProps = {
  now: number
  /** Key of the category in the address; undefined shows every post. */
  category: string | undefined
  onSelect: (category: string | undefined) => void
}

/** The list of posts. Its head needs no data, so it is there at once. */
export function BlogPage(props: BlogPageProps) {
  return (
    <>
      <div className="border-b border-line bg-sunken">
        <div className="shell pt-6 pb-8 md:pt-8 md:pb-12">
          <Breadcrumb crumbs={blogCrumbs()} />
          <h1 className="mt-4 text-3xl md:mt-6">{blog.list.title}</h1>
          <p className="mt-3 max-w-2xl text-lg text-soft">{blog.list.text}</p>
        </div>
      </div>
      <div className="shell pt-6 pb-16 md:pt-8 md:pb-24">
        <Suspense fallback={<BlogListSkeleton />}>
          <BlogList {...props} />
        </Suspense>
        <div className="mt-12 md:mt-16">
          <AdBanner slot="blog" />
        </div>
      </div>
    </>
  )
}
