/** @jsxImportSource hono/jsx */
import { firstUnits } from '#lib/printable.ts'
import { detailLines, momentInIndia } from '#worker/contact/message-fields.ts'
import { getStates } from '#worker/contact/message-state.ts'
import type { DeliveryState, OfficeMessage } from '#worker/contact/message-store.ts'
import { type Filters, stateNames, toHref, topicName, topics } from '#worker/desk/filters.ts'

const EXCERPT = 120

/** Returns what a message is about in one line, without the wanted time. */
export function describe(message: OfficeMessage): string {
  const details = { ...message.details, preferredDay: undefined, preferredTime: undefined }
  const topic = message.topic ? [topicName(message.topic)] : []
  const facts = [...topic, ...detailLines({ ...message, details })]
  return facts.join(' · ') || firstUnits(message.message, EXCERPT)
}

/** Returns when a visitor wants the call, else when the office has to answer, or when the message came. */
export function getWanted({ rank, details, dueAt, receivedAt }: OfficeMessage): string {
  if (rank > 1) return `came ${momentInIndia(receivedAt)}`
  const wanted = [details?.preferredDay, details?.preferredTime].filter(Boolean).join(' ')
  return wanted ? `call ${wanted}` : `due ${momentInIndia(dueAt)}`
}

/** Shows a telephone number, if there is one, as a link that calls it. */
export function Phone({ phone }: { phone: string }) {
  if (phone === '') return null
  return <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
}

/** Shows the time of `getWanted`, and whether the office is late. */
export function Wanted({ message, now }: { message: OfficeMessage; now: number }) {
  const isLate = message.rank === 0 && message.dueAt < now
  return (
    <p>
      {isLate && <mark>Overdue</mark>} {getWanted(message)}
    </p>
  )
}

/** The states as links that keep the other filters, and a form for the others, which looks in all states. */
function FilterForm({ filters }: { filters: Filters }) {
  const { state, topic, city, q } = filters
  return (
    <search>
      <nav aria-label="States">
        {stateNames.map((name) => (
          <a
            href={toHref('/desk', { ...filters, state: name })}
            aria-current={name === state ? 'page' : undefined}
          >
            {name}
          </a>
        ))}
      </nav>
      <form>
        <label>
          Number, name or reference <input name="q" type="search" value={q} />
        </label>
        <label>
          City or PIN <input name="city" type="text" value={city} />
        </label>
        <label>
          Topic{' '}
          <select name="topic">
            <option value="">all</option>
            {Object.entries(topics).map(([id, { label }]) => (
              <option value={id} selected={id === topic}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <button type="submit">Show</button>
      </form>
    </search>
  )
}

type ListProps = {
  filters: Filters
  messages: ReadonlyArray<OfficeMessage>
  deliveries: ReadonlyArray<DeliveryState>
  now: number
  /** The place of the last message, which the next page follows; undefined on the last page. */
  next: string | undefined
}

/** The list of messages, with its filters. */
export function List({ filters, messages, deliveries, now, next }: ListProps) {
  const statesOf = (message: OfficeMessage) =>
    getStates(
      message,
      deliveries.filter(({ messageId }) => messageId === message.id),
      now,
    )
  return (
    <>
      <FilterForm filters={filters} />
      <ol class="messages">
        {messages.map((message) => (
          <li>
            <Wanted message={message} now={now} />
            <p>
              <a href={`/desk/message/${message.id}`}>
                <bdi>{message.name}</bdi>
              </a>{' '}
              <Phone phone={message.phone} />
            </p>
            <p>{describe(message)}</p>
            <p>{statesOf(message).join(' · ') || 'new'}</p>
          </li>
        ))}
      </ol>
      {messages.length === 0 && <p>No messages.</p>}
      <p class="links">
        {next && <a href={toHref('/desk', { ...filters, after: next })}>Next page</a>}
        <a href={toHref('/desk/messages.csv', filters)}>All of these as CSV</a>
      </p>
    </>
  )
}
