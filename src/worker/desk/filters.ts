import { contactSubjects } from '#content/contact.ts'
import { getEntry } from '#lib/slug.ts'
import { type Selection, selectContaining, states } from '#worker/contact/message-selections.ts'
import { joined, sql } from '#worker/contact/sql.ts'

const MAX_LENGTH = 120

export type Filters = { state: keyof typeof states; topic: string; city: string; q: string }

/** The names of the states, by which the list can be limited. */
export const stateNames = Object.keys(states) as Array<keyof typeof states>

/** The topics of the form with their names. */
export const topics: Readonly<Record<string, { label: string }>> = contactSubjects

/** Returns the name of a topic; one of another form is its own. */
export function topicName(topic: string): string {
  return getEntry(topics, topic)?.label ?? topic
}

/** Returns the address of a list with filters. */
export function toHref(path: string, { ...params }: Filters & { after?: string }): string {
  return `${path}?${new URLSearchParams(params)}`
}

/** Reads the filters of an address. Without a state they select what is open, and a search all. */
export function readFilters(query: Readonly<Record<string, string>>): Filters {
  const read = (name: string) => (query[name] ?? '').trim().slice(0, MAX_LENGTH)
  const q = read('q')
  const state = stateNames.find((name) => name === query.state) ?? (q ? 'all' : 'open')
  return { state, topic: read('topic'), city: read('city'), q }
}

/** Returns the messages that pass the filters. The city is what the visitor typed, so a part of it is enough. */
export function toSelection({ state, topic, city, q }: Filters): Selection {
  return joined('AND', [
    states[state],
    ...(topic ? [sql`topic = ${topic}`] : []),
    ...(city ? [sql`instr(lower(details ->> '$.city'), lower(${city})) > 0`] : []),
    ...(q ? [selectContaining(q)] : []),
  ])
}
