import { Share2 } from 'lucide'
import { Button } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { blog } from '#content/blog.ts'
import { toastStore } from '#lib/toasts.ts'

type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'failed'

/** What of the browser's `navigator` sharing needs; either may be missing. */
type ShareTools = {
  share?: ((data: ShareData) => Promise<void>) | undefined
  copy?: ((text: string) => Promise<void>) | undefined
}

/** Offers the device's share sheet; where there is none, or it cannot be opened, copies the address. */
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
export function ShareButton({ title, path }: { title: string; path: string }) {
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
