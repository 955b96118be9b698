/** @jsxImportSource hono/jsx */
import { asksForCall } from '#api/schemas/message.ts'
import { dayInIndia } from '#lib/india-day.ts'
import type { OfficeMessage } from '#worker/contact/message-store.ts'
import { describe, getWanted } from '#worker/desk/list.tsx'

type SheetProps = { messages: ReadonlyArray<OfficeMessage>; day: string; now: number }

/** The calls of a day on one sheet of paper. Today has those without a day, too, and those that are late. */
export function Sheet({ messages, day, now }: SheetProps) {
  const isToday = day === dayInIndia(now)
  const calls = messages.filter(({ topic, details }) => {
    const wanted = details?.preferredDay ?? ''
    return asksForCall(topic) && (wanted === day || (isToday && wanted < day))
  })
  return (
    <>
      <form>
        <label>
          Day <input type="date" name="day" value={day} required />
        </label>
        <button type="submit">Show</button>
      </form>
      <table>
        <thead>
          <tr>
            {['Time', 'Name and number', 'What', 'Note', 'Done'].map((name) => (
              <th scope="col">{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calls.map((message) => (
            <tr>
              <td>{getWanted(message)}</td>
              <td>
                <bdi>{message.name}</bdi> {message.phone}
              </td>
              <td>{describe(message)}</td>
              <td>{message.note}</td>
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
