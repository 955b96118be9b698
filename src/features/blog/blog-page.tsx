import { useSuspenseQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide'
import { Suspense, useEffect, useRef } from 'react'
import type { BlogSummary } from '#api/schemas/blog.ts'
import { fallbackImages } from '#catalogue/fallback-images.ts'
import { useApi } from '#components/sections/page-context.ts'
import { PromotionPlace } from '#components/sections/promotion-place.tsx'
import { ApiText } from '#components/ui/api-text.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { Breadcrumb } from '#components/ui/breadcrumb.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { blog } from '#content/blog.ts'
import { BLOG_PAGE_SIZE, type BlogCategory } from '#data/blog-list.ts'
import { blogQueries } from '#data/blog-queries.ts'
import { blogCrumbs } from '#data/breadcrumbs/breadcrumbs.ts'
import { getLang } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import { stringifySearch } from '#lib/search-params.ts'
import { BlogListSkeleton, NoPosts, PostsUnread } from './blog-states.tsx'
import { PostTime } from './post-time.tsx'

/** Returns a category as a hashtag: `Pest Control` → `#PestControl`. A script without capitals keeps the plain name. */
export function hashtag(name: string): string {
  return /\p{Lo}/u.test(name) ? name : `#${name.replace(/[^\p{L}\p{N}\p{M}]+/gu, '')}`
}

type CategoryFilterProps = {
  categories: ReadonlyArray<BlogCategory>
  selected: string | undefined
  onSelect: (key: string | undefined) => void
}

/** The choice of a category. Without JavaScript the form requests the address that a press navigates to. */
function CategoryFilter({ categories, selected, onSelect }: CategoryFilterProps) {
  const form = useRef<HTMLFormElement>(null)
  const choices = [{ key: undefined, name: blog.list.all }, ...categories]

  // On a small screen the row scrolls: the chosen category is brought into view, unless the visitor has scrolled
  // already or is pressing a control that would move.
  useEffect(() => {
    const row = form.current
    const pressed = row?.querySelector<HTMLElement>('[aria-pressed="true"]')
    if (row?.scrollLeft === 0 && pressed) row.scrollLeft = pressed.offsetLeft - row.offsetLeft - 16
  }, [])

  return (
    <form
      ref={form}
      action={paths.blog}
      method="get"
      aria-label={blog.list.filter}
      className="-mx-4 flex gap-2 overflow-x-auto overscroll-x-contain px-4 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:overflow-visible md:px-0"
    >
      {choices.map(({ key, name }) => (
        <button
          key={key ?? ''}
          type="submit"
          name={key && 'category'}
          value={key}
          aria-pressed={key === selected}
          lang={getLang(name)}
          onClick={(event) => {
            event.preventDefault()
            onSelect(key)
          }}
          className="min-h-11 shrink-0 rounded-full border border-line-strong/50 bg-surface px-4 text-sm font-semibold transition duration-200 ease-out hover:border-primary hover:text-primary active:scale-[0.97] aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
        >
          {name}
        </button>
      ))}
    </form>
  )
}

type PostCardProps = {
  post: BlogSummary
  now: number
  /** True for a card in the first screen. */
  priority: boolean
}

/** A post in the list. The whole card links to its page, if it has one; the link is 'Read More'. */
function PostCard({ post, now, priority }: PostCardProps) {
  const { title, slug, image, categories, short_description, createdAt } = post
  const [category] = categories
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-xl border border-line bg-surface shadow-low transition duration-200 ease-out focus-within:shadow-mid hover:-translate-y-1 hover:border-line-strong/60 hover:shadow-mid active:translate-y-0 active:shadow-low">
      <div className="relative overflow-hidden bg-tint">
        <Picture
          src={image}
          fallback={fallbackImages.post}
          alt=""
          width={640}
          height={360}
          priority={priority}
          className="aspect-video h-auto w-full object-cover transition duration-300 ease-out group-hover:scale-[1.03] motion-reduce:group-hover:scale-100"
        />
        {category && (
          <span
            lang={getLang(category)}
            className="absolute top-3 left-3 rounded-full bg-surface px-3 py-1 text-xs font-semibold text-ink shadow-low"
          >
            {category}
          </span>
        )}
      </div>
      <div className="flex flex-1 flex-col p-5 sm:p-6">
        {createdAt && (
          <p className="text-xs text-soft">
            <PostTime createdAt={createdAt} now={now} />
          </p>
        )}
        <h2 lang={getLang(title)} className="mt-2 line-clamp-2 text-lg leading-snug">
          {title}
        </h2>
        <p lang={getLang(short_description)} className="mt-2 line-clamp-(--lines) text-sm text-soft">
          {short_description}
        </p>
        {categories.length > 0 && (
          <ul className="mt-4 flex flex-wrap gap-1.5">
            {categories.map((name) => (
              <li key={name} lang={getLang(name)}>
                <Badge tone="plain">{hashtag(name)}</Badge>
              </li>
            ))}
          </ul>
        )}
        {slug && (
          <a
            href={paths.post(slug)}
            aria-label={blog.list.readMoreOf(title)}
            className="mt-auto inline-flex min-h-11 items-end gap-1.5 self-start pt-4 text-sm font-semibold text-primary outline-none after:absolute after:inset-0 after:rounded-xl focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-primary"
          >
            {blog.list.readMore}
            <Icon
              node={ArrowRight}
              className="mb-1 size-4 transition duration-200 group-hover:translate-x-1 motion-reduce:group-hover:translate-x-0"
            />
          </a>
        )}
      </div>
    </article>
  )
}

/** Specification section 9: the cards appear 0.1 s apart. Those further down appear at once. */
const STAGGER_S = 0.1
const LAST_STAGGERED = 8
const FIRST_ROW = 3

type BlogListProps = {
  now: number
  category: string | undefined
  page: number
  onSelect: (category: string | undefined) => void
}

/** A page of the posts of the chosen category. */
function BlogList({ now, category, page, onSelect }: BlogListProps) {
  const { data, refetch } = useSuspenseQuery(blogQueries.list(useApi(), category, page))
  if (!data.ok) return <PostsUnread onRetry={refetch} />
  const { categories, posts, total } = data.data
  const name = categories.find(({ key }) => key === category)?.name
  return (
    <>
      {categories.length > 0 && (
        <CategoryFilter categories={categories} selected={category} onSelect={onSelect} />
      )}
      <p role="status" className="mt-6 mb-4 text-sm text-soft">
        <ApiText>{blog.list.shown(total, name)}</ApiText>
      </p>
      {posts.length > 0 ? (
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
          {posts.map((post, index) => (
            <li
              key={post.slug}
              className="rise"
              style={{ animationDelay: `${Math.min(index, LAST_STAGGERED) * STAGGER_S}s` }}
            >
              <PostCard post={post} now={now} priority={index < FIRST_ROW} />
            </li>
          ))}
        </ul>
      ) : (
        <NoPosts filtered={category !== undefined || page > 1} onShowAll={() => onSelect(undefined)} />
      )}
      {page * BLOG_PAGE_SIZE < total && (
        <ButtonLink
          variant="secondary"
          className="mt-8"
          href={paths.blog + stringifySearch({ category, page: String(page + 1) })}
        >
          {blog.list.more}
        </ButtonLink>
      )}
    </>
  )
}

type BlogPageProps = {
  now: number
  /** Key of the category in the address; undefined shows every post. */
  category: string | undefined
  /** The page of the list, from 1 on. */
  page: number
  onSelect: (category: string | undefined) => void
}

/** The list of posts. Its head needs no data, so it is shown at once. */
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
          <PromotionPlace slot="blog" />
        </div>
      </div>
    </>
  )
}
