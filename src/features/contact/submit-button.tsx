import { Loader, Send } from 'lucide'
import { useEffect, useRef } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { contact, contactMessages } from '#content/contact.ts'
import { paths } from '#lib/paths.ts'

type SubmitButtonProps = {
  isSubmitting: boolean
  /** The id of what asks to press it: it has the focus when the page opens. */
  describedBy: string | undefined
}

/** The button and what happens with the details. A button that was disabled under the finger gets the focus back. */
export function SubmitButton({ isSubmitting, describedBy }: SubmitButtonProps) {
  const row = useRef<HTMLDivElement>(null)
  const wasSubmitting = useRef(false)

  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting && document.activeElement === document.body) {
      row.current?.querySelector('button')?.focus({ preventScroll: true })
    }
    wasSubmitting.current = isSubmitting
  }, [isSubmitting])

  const { privacyNote, privacyLink } = contact.form
  return (
    <div ref={row} className="flex flex-col gap-4 sm:col-span-2 sm:flex-row sm:items-center sm:gap-6">
      <Button
        type="submit"
        size="lg"
        disabled={isSubmitting}
        autoFocus={describedBy !== undefined}
        aria-describedby={describedBy}
        className="shrink-0 sm:min-w-44"
      >
        <Icon
          node={isSubmitting ? Loader : Send}
          className={isSubmitting ? 'size-5 motion-safe:animate-spin' : 'size-5'}
        />
        {isSubmitting ? contactMessages.submitting : contactMessages.submit}
      </Button>
      <p className="text-sm text-soft">
        {privacyNote}{' '}
        <a
          href={paths.privacyPolicy}
          className="rounded-sm text-ink underline underline-offset-4 hover:text-primary"
        >
          {privacyLink}
        </a>
      </p>
    </div>
  )
}
