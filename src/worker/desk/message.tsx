/** @jsxImportSource hono/jsx */
import { business } from '#catalogue/business.ts'
import { paths } from '#lib/paths.ts'
import { fieldLines, getReference, momentInIndia } from '#worker/contact/message-fields.ts'
import { deliveryLine, progressOf } from '#worker/contact/message-state.ts'
import type { Change, DeliveryState, OfficeMessage, RecordedChange } from '#worker/contact/message-store.ts'
import { Phone, Wanted } from '#worker/desk/list.tsx'

/** Longest note, in UTF-16 units. */
export const MAX_NOTE = 2_000

/** The buttons of a message. Each saves the note, too. */
export const actions: Readonly<Record<string, { label: string; change: Change }>> = {
  called: { label: 'No answer', change: { progress: 'called', calls: 1 } },
  arranged: { label: 'Arranged', change: { progress: 'arranged' } },
  new: { label: 'Back to new', change: { progress: 'new' } },
  close: { label: 'Close', change: { isClosed: true } },
  reopen: { label: 'Undo the closing', change: { isClosed: false } },
  note: { label: 'Save the note only', change: {} },
}

/** A form that was sent and not saved. `version` is the one that the next save changes; by default the stored one. */
export type Draft = { action: string; note: string; problem: string; version?: number }

export type MessageProps = {
  message: OfficeMessage
  deliveries: ReadonlyArray<DeliveryState>
  /** The latest first. */
  changes: ReadonlyArray<RecordedChange>
  now: number
  draft: Draft | undefined
}

/** The links by which the office answers, and that of the chosen provider's page. */
function Links({ message }: { message: OfficeMessage }) {
  const { phone, email, details } = message
  const subject = encodeURIComponent(`Your message to ${business.brand} (${getReference(message)})`)
  const address = encodeURIComponent(email.toWellFormed()).replace('%40', '@')
  return (
    <p class="links">
      <Phone phone={phone} />
      {phone && <a href={`https://wa.me/${phone.replace(/\D/g, '')}`}>WhatsApp</a>}
      {email && <a href={`mailto:${address}?subject=${subject}`}>{email}</a>}
      {details?.provider && (
        <a href={paths.provider(details.provider.toWellFormed())}>Page of the professional</a>
      )}
    </p>
  )
}

/** A message with all that was written and chosen, the form that changes it, and its history. */
export function MessagePage({ message, deliveries, changes, now, draft }: MessageProps) {
  const { closedAt, progress, calls, version, note, language } = message
  const isClosed = closedAt !== null
  const state = progressOf({ state: isClosed ? 'closed' : progress, calls })
  const isOffered = (name: string) => name === 'note' || (name === 'reopen') === isClosed
  return (
    <>
      {draft && (
        <section role="alert">
          <h2>Not saved</h2>
          <p>{draft.problem}</p>
          <p class="text">{`Stored: ${state}\n${note}`}</p>
          <p class="text">{`Yours: ${actions[draft.action]?.label}\n${draft.note}`}</p>
        </section>
      )}
      <Wanted message={message} now={now} />
      <p>
        State:{' '}
        <strong>
          {message.suspected ? 'suspected spam, ' : ''}
          {state}
        </strong>
      </p>
      <Links message={message} />
      <p class="text" lang={language ?? undefined}>
        {message.message}
      </p>
      <p class="text">{fieldLines(message).join('\n')}</p>
      <form method="post">
        <input type="hidden" name="version" value={draft?.version ?? version} />
        <label>
          Note of the office
          <textarea name="note" rows={4}>
            {draft?.note ?? note}
          </textarea>
        </label>
        {Object.keys(actions)
          .filter(isOffered)
          .map((name) => (
            <button type="submit" name="action" value={name}>
              {actions[name]?.label}
            </button>
          ))}
      </form>
      <h2>History</h2>
      <ol>
        {changes.map((change) => (
          <li class="text">{`${momentInIndia(change.changedAt)} ${change.changedBy}: ${progressOf(change)}\n${change.note}`}</li>
        ))}
        <li>{momentInIndia(message.receivedAt)} received</li>
      </ol>
      <ul>
        {deliveries.map((delivery) => (
          <li>{deliveryLine(delivery)}</li>
        ))}
      </ul>
    </>
  )
}
