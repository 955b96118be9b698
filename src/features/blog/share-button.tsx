import { Share2 } from 'lucide'
import { Button } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { blog } from '#content/blog.ts'
import { toastStore } from '#lib/toasts.ts'
import { shareOrCopy } from './share.ts'

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
