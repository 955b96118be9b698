import { RotateCw } from 'lucide'
import { type ComponentProps, useTransition } from 'react'
import { messages } from '#content/messages.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { keepFocus } from './keep-focus.ts'

type RetryButtonProps = Pick<ComponentProps<typeof Button>, 'variant'> & { onRetry: () => Promise<unknown> }

/**
 * Reads again what has failed. It is busy for its own press only, so that it hydrates as the server rendered it while
 * the browser reads by itself.
 */
export function RetryButton({ onRetry, variant = 'primary' }: RetryButtonProps) {
  const [isBusy, startTransition] = useTransition()
  const { tryAgain, tryingAgain } = messages.actions
  return (
    <Button
      ref={keepFocus}
      variant={variant}
      // A disabled button would lose the focus.
      aria-disabled={isBusy}
      className="needs-script"
      onClick={() =>
        isBusy ||
        startTransition(async () => {
          await onRetry()
        })
      }
    >
      <Icon node={RotateCw} className="size-4" />
      <span>{isBusy ? tryingAgain : tryAgain}</span>
    </Button>
  )
}
