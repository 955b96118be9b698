import { type ReactNode, useEffect, useState } from 'react'
import { type Details, detailField } from '#api/schemas/message.ts'
import { ChosenBooking } from '#components/sections/chosen-booking.tsx'
import { contact } from '#content/contact.ts'
import type { NamedBooking } from '#data/booking-query.ts'
import { bookingNames } from '#lib/booking.ts'
import { callDays, callParts, comingChoice, dayLabel } from './call-days.ts'

const strings = contact.form

type PreferenceProps = {
  name: 'preferredDay' | 'preferredTime'
  label: string
  any: string
  chosen: string
  onChoose: (details: Details) => void
  children: ReactNode
}

function Preference({ name, label, any, chosen, onChoose, children }: PreferenceProps) {
  return (
    <label className="block">
      <span className="mb-1.5 block text-sm font-semibold">{label}</span>
      <select
        name={detailField(name)}
        value={chosen}
        onChange={(event) => {
          // The form would store the details from before the choice.
          event.stopPropagation()
          onChoose({ [name]: event.target.value })
        }}
        className="h-13 w-full rounded-md border border-line-strong bg-paper px-4 text-base"
      >
        <option value="">{any}</option>
        {children}
      </select>
    </label>
  )
}

type CallBackFieldsProps = {
  /** The choice that the page opened with. */
  chosen: NamedBooking
  details: Details
  pageTime: number
  /** Called with the chosen day or time; an empty text is no preference. */
  onChoose: (details: Details) => void
}

/** The part of the form that only a call back has: what was chosen, where, and when to call. */
export function CallBackFields({
  chosen: { booking, names },
  details,
  pageTime,
  onChoose,
}: CallBackFieldsProps) {
  const [now, setNow] = useState(pageTime)
  const { preferredDay, preferredTime } = comingChoice(details, now)

  useEffect(() => {
    // The draft may be of an earlier day. What the controls do not offer is not sent.
    const isOver =
      preferredDay !== (details.preferredDay ?? '') || preferredTime !== (details.preferredTime ?? '')
    if (isOver) onChoose({ preferredDay, preferredTime })
  })

  useEffect(() => {
    // The page may be a copy of an earlier day, or stay open over midnight.
    const update = () => setNow(Date.now())
    update()
    document.addEventListener('visibilitychange', update)
    return () => document.removeEventListener('visibilitychange', update)
  }, [])

  return (
    <fieldset className="contents">
      {bookingNames.map(
        (name) =>
          booking[name] && <input key={name} type="hidden" name={detailField(name)} value={booking[name]} />,
      )}
      <div className="empty:hidden sm:col-span-2">
        <ChosenBooking booking={booking} names={names} />
      </div>
      {!booking.city && (
        <label className="block sm:col-span-2">
          <span className="mb-1.5 block text-sm font-semibold">{strings.place}</span>
          <input
            type="text"
            name={detailField('city')}
            value={details.city ?? ''}
            autoComplete="postal-code"
            maxLength={120}
            onChange={(event) => {
              event.stopPropagation()
              onChoose({ city: event.target.value })
            }}
            className="h-13 w-full rounded-md border border-line-strong bg-paper px-4 text-base"
          />
        </label>
      )}
      <Preference
        name="preferredDay"
        label={strings.preferredDay}
        any={strings.anyDay}
        chosen={preferredDay}
        onChoose={onChoose}
      >
        {callDays(now).map(({ day }) => (
          <option key={day} value={day}>
            {dayLabel(day, now)}
          </option>
        ))}
      </Preference>
      <Preference
        name="preferredTime"
        label={strings.preferredTime}
        any={strings.anyTime}
        chosen={preferredTime}
        onChoose={onChoose}
      >
        {callParts(preferredDay, now).map((part) => (
          <option key={part} value={part}>
            {strings.dayParts[part]}
          </option>
        ))}
      </Preference>
    </fieldset>
  )
}
