import { CircleAlert, MailCheck } from 'lucide'
import { useEffect, useState } from 'react'
import { QUEUE_FLAG } from '#api/offline-queue/names.ts'
import { listQueued, type QueuedMessage, removeQueued, watchQueue } from '#api/offline-queue/store.ts'
import type { ContactMessage } from '#api/schemas/contact.ts'
import { Button, ButtonLink } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { contact, contactMessages } from '#content/contact.ts'
import { shortMoment } from '#content/data/dates.ts'
import { queued } from '#content/offline-queue.ts'
import { langOf } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import { readStored } from '#lib/storage.ts'

/** Why the form was not taken, read aloud when it comes up. */
export function Notice({ text }: { text: string | undefined }) {
  return (
    <div role="alert" className="empty:hidden sm:col-span-2">
      {text && (
        <p className="flex items-start gap-3 rounded-md bg-danger-tint px-4 py-3 text-danger">
          <Icon node={CircleAlert} className="mt-0.5 size-5" />
          <span lang={langOf(text)} className="min-w-0 wrap-anywhere">
            {text}
          </span>
        </p>
      )}
    </div>
  )
}

/** Takes the place of the form after it was posted without a script. */
export function SentNotice({ isKept }: { isKept: boolean }) {
  return (
    <div role="status" className="mt-6 flex flex-col items-start gap-4 rounded-lg bg-success-tint p-6 sm:p-8">
      <span className="grid size-13 place-items-center rounded-full bg-surface text-success">
        <Icon node={MailCheck} className="size-6" />
      </span>
      <div>
        <h3 className="text-xl">{isKept ? contact.form.keptTitle : contact.form.sentTitle}</h3>
        <p className="mt-2 text-lg">{isKept ? contact.answers.kept : contactMessages.success}</p>
      </div>
      <ButtonLink href={paths.contact} variant="secondary">
        {contact.form.another}
      </ButtonLink>
    </div>
  )
}

/** The contact messages in the offline queue of this device. */
function useQueued(): ReadonlyArray<QueuedMessage> {
  const [messages, setMessages] = useState<ReadonlyArray<QueuedMessage>>([])

  useEffect(() => {
    let stopped = false
    function read() {
      if (!readStored(QUEUE_FLAG)) return setMessages([])
      listQueued()
        .then((found) => stopped || setMessages(found))
        .catch(() => undefined)
    }
    read()
    const unwatch = watchQueue(read)
    return () => {
      stopped = true
      unwatch()
    }
  }, [])

  return messages
}

/** Messages that wait on this device for a connection, and those that came back. */
export function QueuedNotice({ onEdit }: { onEdit: (query: ContactMessage, key: string) => void }) {
  const messages = useQueued()
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
            <p lang={langOf(reason)} className="text-danger wrap-anywhere">
              {reason}
            </p>
          )}
          <p className="mt-2 line-clamp-(--lines) wrap-anywhere">{query.message}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button onClick={() => onEdit(query, key)}>{queued.edit}</Button>
            <Button variant="secondary" onClick={() => void removeQueued(key)}>
              {queued.discard}
            </Button>
          </div>
        </div>
      ))}
    </>
  )
}
