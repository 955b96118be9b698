import { CircleAlert, MailCheck } from 'lucide'
import { useEffect, useRef } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { contact, contactMessages } from '#content/contact.ts'
import { NO_REFERENCE } from '#data/contact-form.ts'
import { getLang } from '#lib/language.ts'

/** Why the message was not accepted, read aloud when it appears. */
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

/** Says that a message was sent, and under which reference. It takes the focus when this page has sent the message. */
export function SentPanel({
  reference,
  subject,
  isWaiting,
}: {
  reference: string | undefined
  subject: string | undefined
  isWaiting: boolean
}) {
  const panel = useRef<HTMLDivElement>(null)
  const shown = useRef(reference)

  useEffect(() => {
    if (reference !== shown.current) panel.current?.focus()
    shown.current = reference
  }, [reference])

  return (
    <div role="status" ref={panel} tabIndex={-1} className="empty:hidden">
      {reference && (
        <div className="mt-6 mb-5 flex items-start gap-4 rounded-lg bg-success-tint p-5 sm:p-6">
          <span className="grid size-13 shrink-0 place-items-center rounded-full bg-surface text-success">
            <Icon node={MailCheck} className="size-6" />
          </span>
          <div className="min-w-0">
            <h3 className="text-xl">{isWaiting ? contact.form.savedTitle : contact.form.sentTitle}</h3>
            <p className="mt-1 text-lg">{isWaiting ? contact.answers.kept : contactMessages.success}</p>
            {(subject === 'booking' || subject === 'partner' || subject === 'complaint') && (
              <p className="mt-1">{contact.form.next[subject]}</p>
            )}
            {reference !== NO_REFERENCE && (
              <>
                <p className="mt-3">
                  {contact.form.reference}: <strong className="font-bold tabular-nums">{reference}</strong>
                </p>
                <p className="mt-1 text-sm text-soft">{contact.form.referenceNote}</p>
              </>
            )}
          </div>
        </div>
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
      <Button variant="secondary" className="mt-3" onClick={onDelete}>
        {discard}
      </Button>
    </div>
  )
}
