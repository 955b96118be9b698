import { useRouter } from '@tanstack/react-router'
import { CircleAlert, MailCheck } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import type { ContactMessage } from '#api/schemas/contact.ts'
import { readStored } from '#browser/storage.ts'
import { toastStore } from '#browser/toasts.ts'
import { shortMoment } from '#catalogue/format-dates.ts'
import { Button } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { contact, contactMessages } from '#content/contact.ts'
import { queued } from '#content/offline-queue.ts'
import { NO_REFERENCE } from '#data/contact-form.ts'
import { QUEUE_FLAG } from '#data/offline-queue/names.ts'
import { listQueued, type QueuedMessage, removeQueued, watchQueue } from '#data/offline-queue/store.ts'
import { bookingParams } from '#lib/booking.ts'
import { getLang } from '#lib/language.ts'
import { readDraft, writeDraft } from './drafts.ts'

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
}: {
  reference: string | undefined
  subject: string | undefined
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
            <h3 className="text-xl">{contact.form.sentTitle}</h3>
            <p className="mt-1 text-lg">{contactMessages.success}</p>
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

/** Returns the messages in the offline queue of this device. */
function useQueued(): ReadonlyArray<QueuedMessage> {
  const [messages, setMessages] = useState<ReadonlyArray<QueuedMessage>>([])

  useEffect(() => {
    let stopped = false
    function read() {
      listQueued()
        .then((found) => stopped || setMessages(found))
        .catch(() => undefined)
    }
    if (readStored(QUEUE_FLAG)) read()
    const unwatch = watchQueue(read)
    return () => {
      stopped = true
      unwatch()
    }
  }, [])

  return messages
}

/** Messages that wait for a connection or were refused, until the visitor deletes them. */
export function QueuedNotice() {
  const router = useRouter()
  const messages = useQueued()

  /** Makes a draft of a message, which leaves the queue when the draft is sent. */
  function edit({ name, email, phone, message, subject, about, details }: ContactMessage, key: string) {
    if (Object.keys(readDraft({ subject, about })?.values ?? {}).length > 0)
      return toastStore.add('info', queued.inTheWay)
    writeDraft({ subject, about }, { values: { name, email, phone, message }, replaces: key })
    dispatchEvent(new Event('storage'))
    const booking = Object.fromEntries(bookingParams(details ?? {}))
    const search = { ...(subject && { subject }), ...(about && { about }), ...booking }
    router.navigate({ to: '/contact', search })
  }

  const waiting = messages.filter(({ state }) => state === 'waiting').length
  const refused = messages.filter((message) => message.state === 'refused')
  return (
    <>
      <div role="status" className="empty:hidden sm:col-span-2">
        {waiting > 0 && (
          <p className="rounded-md bg-accent-tint px-4 py-3 text-on-accent-tint">{queued.waiting(waiting)}</p>
        )}
      </div>
      {refused.map(({ key, writtenAt, query, reason }) => (
        <div key={key} role="alert" className="rounded-md bg-danger-tint px-4 py-3 sm:col-span-2">
          <p className="font-semibold text-danger">{queued.refused(shortMoment(writtenAt))}</p>
          {reason && (
            <p lang={getLang(reason)} className="text-danger wrap-anywhere">
              {reason}
            </p>
          )}
          <p className="mt-2 line-clamp-(--lines) wrap-anywhere">{query.message}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button onClick={() => edit(query, key)}>{queued.edit}</Button>
            <Button variant="secondary" onClick={() => void removeQueued(key)}>
              {queued.discard}
            </Button>
          </div>
        </div>
      ))}
    </>
  )
}
