import type { ReactNode } from 'react'
import { CALL_BACK, detailField, visitChanges } from '#api/schemas/message.ts'
import { ChosenBooking } from '#components/sections/chosen-booking.tsx'
import { contact } from '#content/contact.ts'
import type { NamedBooking } from '#data/read-booking.ts'
import { bookingNames } from '#lib/booking.ts'
import { dayInIndia } from '#lib/india-day.ts'
import type { DetailName } from '#lib/message-details.ts'
import { callDays, callParts, dayLabel } from './call-days.ts'
import type { ContactFieldProps } from './form-controls.tsx'

const strings = contact.form
const WIDE = { className: 'sm:col-span-2' }

type Shown = 'city' | 'preferredDay' | 'preferredTime' | 'visitDay' | 'change' | 'newDay' | 'trade'

/** Renders the control of a detail. */
export type RenderDetail = (
  name: Shown,
  attributes: Partial<
    Pick<ContactFieldProps, 'type' | 'min' | 'max' | 'autoComplete' | 'className' | 'options'>
  >,
) => ReactNode

function toOption<Value extends string>(labels: Readonly<Record<Value, string>>) {
  return (value: Value) => [value, labels[value]] as const
}

function HiddenDetail({ name, value }: { name: DetailName; value: string | undefined }) {
  return value && <input type="hidden" name={detailField(name)} value={value} />
}

type DetailFieldsProps = {
  subject: string | undefined
  /** The booking that the page opened with. */
  chosen: NamedBooking
  /** The chosen day of a call. */
  day: string
  /** The time of the server (ms). */
  now: number
  render: RenderDetail
}

/** The fields that only some topics have: which booking, which visit, which trade and place. */
export function DetailFields({ subject, chosen: { booking, names }, day, now, render }: DetailFieldsProps) {
  const city = (attributes: object) => render('city', { autoComplete: 'postal-code', ...attributes })
  if (subject === 'profile') return <HiddenDetail name="provider" value={booking.provider} />
  if (subject === 'place') return city(WIDE)
  if (subject === 'partner')
    return (
      <>
        {render('trade', { autoComplete: 'organization-title' })}
        {city({})}
      </>
    )
  if (subject === 'complaint') return render('visitDay', { type: 'date', max: dayInIndia(now) })
  if (subject === 'change') {
    const today = dayInIndia(now)
    return (
      <>
        {render('visitDay', { type: 'date', min: today })}
        {render('change', {
          options: [['', strings.choose], ...visitChanges.map(toOption(strings.changes))],
        })}
        {render('newDay', { type: 'date', min: today, ...WIDE })}
      </>
    )
  }
  if (subject !== CALL_BACK) return null
  const days = callDays(now).map((open) => [open.day, dayLabel(open.day, now)] as const)
  return (
    <>
      {bookingNames.map((name) => (
        <HiddenDetail key={name} name={name} value={booking[name]} />
      ))}
      <div className="empty:hidden sm:col-span-2">
        <ChosenBooking booking={booking} names={names} />
      </div>
      {!booking.city && city(WIDE)}
      {render('preferredDay', { options: [['', strings.anyDay], ...days] })}
      {render('preferredTime', {
        options: [['', strings.anyTime], ...callParts(day, now).map(toOption(strings.dayParts))],
      })}
    </>
  )
}
