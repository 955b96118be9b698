import { removeQueued } from '#api/offline-queue/store.ts'
import type { ContactMessage } from '#api/schemas/contact.ts'
import { Button } from '#components/ui/button.tsx'
import { shortMoment } from '#content/data/dates.ts'
import { queued } from '#content/offline-queue.ts'
import { langOf } from '#lib/language.ts'
import { useQueued } from './use-queued.ts'

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
