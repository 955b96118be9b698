import type { ContactQuery } from '#api/schemas/contact.ts'
import { removeUnsent } from '#api/unsent/store.ts'
import { Button } from '#components/ui/button.tsx'
import { unsent } from '#content/offline.ts'
import { shortMoment } from '#lib/dates.ts'
import { useUnsent } from './use-unsent.ts'

/** Messages that wait on this device for a connection, and those that came back. */
export function UnsentNotice({ onEdit }: { onEdit: (query: ContactQuery, key: string) => void }) {
  const messages = useUnsent()
  const waiting = messages.filter(({ state }) => state === 'waiting').length
  const refused = messages.filter((message) => message.state === 'refused')
  return (
    <>
      <div role="status" className="empty:hidden sm:col-span-2">
        {waiting > 0 && (
          <p className="rounded-md bg-accent-tint px-4 py-3 text-on-accent-tint">{unsent.waiting(waiting)}</p>
        )}
      </div>
      {refused.map(({ key, writtenAt, query, reason }) => (
        <div key={key} role="alert" className="rounded-md bg-danger-tint px-4 py-3 sm:col-span-2">
          <p className="font-semibold text-danger">{unsent.refused(shortMoment(writtenAt))}</p>
          {reason && <p className="text-danger wrap-anywhere">{reason}</p>}
          <p className="mt-2 line-clamp-3 wrap-anywhere">{query.message}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button onClick={() => onEdit(query, key)}>{unsent.edit}</Button>
            <Button variant="secondary" onClick={() => void removeUnsent(key)}>
              {unsent.discard}
            </Button>
          </div>
        </div>
      ))}
    </>
  )
}
