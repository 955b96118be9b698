import { ArrowLeft, Clock, Share2 } from 'lucide'
import type { BlogPost } from '#api/schemas/blog.ts'
import { toastStore } from '#browser/toasts.ts'
import { Badge } from '#components/ui/badge.tsx'
import { Breadcrumb } from '#components/ui/breadcrumb.tsx'
import { Button } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { blog } from '#content/blog.ts'
import { messages } from '#content/messages.ts'
import { blogCrumbs } from '#data/breadcrumbs/breadcrumbs.ts'
import { getLang } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import { readingMinutes } from './article-outline.ts'
import { PostTime } from './post-time.tsx'

type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'failed'

/** The parts of `navigator` that sharing uses; either may be missing. */
type ShareTools = {
  share?: ((data: ShareData) => Promise<void>) | undefined
  copy?: ((text: string) => Promise<void>) | undefined
}

/** Opens the share sheet of the device, or copies the address if there is none. */
export async function shareOrCopy(
  { share, copy }: ShareTools,
  title: string,
  url: string,
): Promise<ShareOutcome> {
  try {
    if (share) {
      await share({ title, url })
      return 'shared'
    }
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return 'dismissed'
  }
  try {
    if (!copy) return 'failed'
    await copy(url)
    return 'copied'
  } catch {
    return 'failed'
  }
}

/** Shares a page of this site by its title and path. */
function ShareButton({ title, path }: { title: string; path: string }) {
  async function share() {
    const { clipboard } = navigator
    const outcome = await shareOrCopy(
      {
        share: navigator.share?.bind(navigator),
        copy: clipboard?.writeText.bind(clipboard),
      },
      title,
      new URL(path, location.href).href,
    )
    if (outcome === 'copied') toastStore.add('success', blog.share.copied)
    if (outcome === 'failed') toastStore.add('error', blog.share.failed)
  }

  return (
    <Button variant="secondary" onClick={share} className="needs-script print:hidden">
      <Icon node={Share2} className="size-4" />
      {blog.share.action}
    </Button>
  )
}

/** The breadcrumb of the article, its topics, and its reading time. */
export function PostHeader({ post, now }: { post: BlogPost; now: number }) {
  const { title, slug, categories, createdAt, content } = post
  return (
    <header className="pt-6 md:pt-8">
      <div className="print:hidden">
        <Breadcrumb crumbs={blogCrumbs(title)} />
        <a
          href={paths.blog}
          className="mt-3 -ml-1 inline-flex min-h-11 items-center gap-2 rounded-md px-1 text-sm font-semibold text-primary underline-offset-4 hover:underline md:mt-4"
        >
          <Icon node={ArrowLeft} className="size-4" />
          {messages.actions.backToBlog}
        </a>
      </div>
      {categories.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-2 md:mt-6">
          {categories.map((name) => (
            <li key={name} lang={getLang(name)}>
              <Badge>{name}</Badge>
            </li>
          ))}
        </ul>
      )}
      <h1 lang={getLang(title)} className="mt-4 max-w-4xl text-3xl text-balance wrap-anywhere">
        {title}
      </h1>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-3 gap-y-3">
        <p className="flex flex-wrap items-center gap-x-2 sm:gap-x-3 gap-y-1 text-sm text-soft">
          {createdAt && (
            <>
              <PostTime createdAt={createdAt} now={now} />
              <span aria-hidden="true">·</span>
            </>
          )}
          <span className="inline-flex items-center gap-1.5">
            <Icon node={Clock} className="hidden size-4 sm:block" />
            {blog.post.readingTime(readingMinutes(content))}
          </span>
        </p>
        <ShareButton title={title} path={paths.post(slug)} />
      </div>
    </header>
  )
}
