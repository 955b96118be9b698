import { useQuery } from '@tanstack/react-query'
import type { ReactNode, RefObject } from 'react'
import { type Details, dayParts, detailField } from '#api/schemas/contact.ts'
import { formatDay } from '#catalogue/format-dates.ts'
import { ChosenBooking } from '#components/sections/chosen-booking.tsx'
import { contact } from '#content/contact.ts'
import { usePageContext } from '#data/api-context.ts'
import { bookingQuery } from '#data/booking-query.ts'
import { bookingNames } from '#lib/booking.ts'
import { dayInIndia } from '#lib/india-day.ts'

const strings = contact.form
const DAY_MS = 24 * 3_600_000
const DAYS_AHEAD = 7

type PreferenceProps = {
  name: 'preferredDay' | 'preferredTime'
  label: string
  any: string
  chosen: string | undefined
  children: ReactNode
}

function Preference({ name, label, any, chosen, children }: PreferenceProps) {
  return (
    <label className="block">
      <span className="mb-1.5 block text-sm font-semibold">{label}</span>
      <select
        name={detailField(name)}
        defaultValue={chosen ?? ''}
        className="h-13 w-full rounded-md border border-line-strong bg-paper px-4 text-base"
      >
        <option value="">{any}</option>
        {children}
      </select>
    </label>
  )
}

type CallBackFieldsProps = {
  details: Details
  pageTime: number
  fieldset: RefObject<HTMLFieldSetElement | null>
}

/** The part of the form that only a call back has: what was chosen, and when the visit is wanted. */
export function CallBackFields({ details, pageTime, fieldset }: CallBackFieldsProps) {
  const { data } = useQuery(bookingQuery(usePageContext(), details))
  const days = Array.from({ length: DAYS_AHEAD }, (_, index) => pageTime + index * DAY_MS)
  return (
    <fieldset ref={fieldset} className="contents">
      {bookingNames.map(
        (name) =>
          details[name] && <input key={name} type="hidden" name={detailField(name)} value={details[name]} />,
      )}
      <div className="empty:hidden sm:col-span-2">
        <ChosenBooking booking={details} names={data && (data.ok ? data.data : {})} />
      </div>
      <Preference
        name="preferredDay"
        label={strings.preferredDay}
        any={strings.anyDay}
        chosen={details.preferredDay}
      >
        {days.map((day) => (
          <option key={day} value={dayInIndia(day)}>
            {formatDay(new Date(day).toISOString())}
          </option>
        ))}
      </Preference>
      <Preference
        name="preferredTime"
        label={strings.preferredTime}
        any={strings.anyTime}
        chosen={details.preferredTime}
      >
        {dayParts.map((part) => (
          <option key={part} value={part}>
            {strings.dayParts[part]}
          </option>
        ))}
      </Preference>
    </fieldset>
  )
}
