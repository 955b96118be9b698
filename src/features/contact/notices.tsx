import { CircleAlert } from 'lucide'
import { Button } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { keepFocus } from '#components/ui/keep-focus.ts'
import { contact } from '#content/contact.ts'
import { getLang } from '#lib/language.ts'

/** The reason why the message was not accepted, read aloud when it appears. */
export function Notice({ text }: { text: string | undefined }) {
  return (
    <div role="alert" className="empty:hidden sm:col-span-2">
      {text && (
        <p className="flex items-start gap-3 rounded-md bg-danger-tint px-4 py-3 text-danger">
          <Icon node={CircleAlert} className="mt-0.5 size-5" />
          <span lang={getLang(text)} className="min-w-0 wrap-anywhere">
            {text}
          </span>
        </p>
      )}
    </div>
  )
}

/** Says that a message was not sent, whether it is sent by itself, and lets the visitor delete it. */
export function UnsentNotice({ isWaiting, onDelete }: { isWaiting: boolean; onDelete: () => void }) {
  const { waiting, kept, discard } = contact.form.unsent
  return (
    <div className="rounded-md bg-accent-tint px-4 py-3 text-on-accent-tint sm:col-span-2">
      <p role="status">{isWaiting ? waiting : kept}</p>
      <Button ref={keepFocus} variant="secondary" className="mt-3" onClick={onDelete}>
        {discard}
      </Button>
    </div>
  )
}
