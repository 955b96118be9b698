import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { MailCheck } from 'lucide'
import { Suspense, useEffect, useRef } from 'react'
import { asksForCall, CALL_BACK, dayParts, isCalendarDay, visitChanges } from '#api/schemas/message.ts'
import { usePageContext } from '#components/sections/page-context.ts'
import { Icon } from '#components/ui/icon.tsx'
import { useHydrated } from '#components/ui/use-hydrated.ts'
import { bookingStrings } from '#content/booking.ts'
import { contact, contactMessages } from '#content/contact.ts'
import { bookingQuery } from '#data/booking-query.ts'
import { NO_REFERENCE, type SentMessage } from '#data/contact-form.ts'
import { contactPlan, contactRegarding } from '#data/contact-subjects.ts'
import type { BookingNames } from '#data/read-booking.ts'
import { bookingNames } from '#lib/booking.ts'
import { getLang } from '#lib/language.ts'
import type { Details } from '#lib/message-details.ts'
import { callDays, dayLabel } from './call-days.ts'

declare module '@tanstack/react-router' {
  /** Keeps what the visitor typed out of the address, which must not hold personal data. */
  interface HistoryState {
    sent?: { phone: string; email: string; details: Details }
  }
}

const { form, sent: strings } = contact

/** A message that was accepted, as its address names it. */
export type Confirmation = SentMessage & { reference: string; isWaiting: boolean }

type Row = readonly [label: string, value: string | undefined]

/** Returns the day and the part of the day of a call; without a day, the first one on which the office calls. */
function callRow({ preferredDay, preferredTime }: Details, now: number): Row {
  const isDay = preferredDay !== undefined && isCalendarDay(preferredDay)
  const day = isDay ? preferredDay : callDays(now)[0]?.day
  const part = dayParts.find((name) => name === preferredTime)
  const time = part && form.dayParts[part]
  return [
    isDay ? strings.call : strings.callFrom,
    day && [dayLabel(day, now), time].filter(Boolean).join('. '),
  ]
}

/** Returns a day of the address, unless it is none. */
function dayRow(label: string, day: string | undefined, now: number): Row {
  return [label, day && isCalendarDay(day) ? dayLabel(day, now) : undefined]
}

type RowsProps = { message: Confirmation; names: BookingNames; now: number }

function Rows({ message, names, now }: RowsProps) {
  const { reference, subject, phone } = message
  const state = useLocation({ select: (location) => location.state })
  const { sent } = useHydrated() ? state : {}
  const details = { ...message.details, ...sent?.details }
  const city = names.city ?? sent?.details.city ?? details.city?.match(/^\d{6}$/)?.[0]
  const change = visitChanges.find((name) => name === details.change)
  const rows: ReadonlyArray<Row> = [
    [form.reference, reference === NO_REFERENCE ? undefined : reference],
    [form.regarding, subject === CALL_BACK ? undefined : contactRegarding(subject)],
    ...bookingNames.map((name): Row => [bookingStrings.chosen[name], name === 'city' ? city : names[name]]),
    [form.trade, sent?.details.trade],
    dayRow(form.visitDay, details.visitDay, now),
    [form.change, change && form.changes[change]],
    dayRow(form.newDay, change === 'cancel' ? undefined : details.newDay, now),
    asksForCall(subject) && subject !== 'place' ? callRow(details, now) : [strings.call, undefined],
    [form.phone, sent?.phone || (phone && strings.phoneEnd(phone))],
    [form.email, sent?.email],
  ]
  return (
    <dl className="mt-4 flex flex-col gap-1.5">
      {rows.map(
        ([label, value]) =>
          value && (
            <div key={label} className="flex flex-wrap gap-x-3">
              <dt className="w-24 shrink-0 text-sm leading-6 text-soft sm:w-36">{label}</dt>
              <dd className="min-w-0 flex-1 basis-32 font-semibold wrap-anywhere">
                <bdi lang={getLang(value)}>{value}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}

function NamedRows(props: Omit<RowsProps, 'names'>) {
  const { data } = useSuspenseQuery(bookingQuery(usePageContext(), props.message.details ?? {}))
  return <Rows {...props} names={data.ok ? data.data.names : {}} />
}

type SentPanelProps = { message: Confirmation | undefined; now: number }

/**
 * Says that a message was sent, repeats it and says what happens next. Takes the focus when this page has sent the
 * message.
 */
export function SentPanel({ message, now }: SentPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const shown = useRef(message?.reference)
  const { next, received = next } = contactPlan(message?.subject)

  useEffect(() => {
    if (message?.reference !== shown.current) panel.current?.focus()
    shown.current = message?.reference
  }, [message?.reference])

  return (
    <div role="status" ref={panel} tabIndex={-1} className="empty:hidden">
      {message && (
        <div className="flex flex-col gap-4 rounded-lg bg-success-tint p-4 sm:flex-row sm:p-6">
          <span className="grid size-13 shrink-0 place-items-center rounded-full bg-surface text-success">
            <Icon node={MailCheck} className="size-6" />
          </span>
          <div className="min-w-0">
            <p className="text-xl font-bold">
              {message.isWaiting ? contact.answers.kept : contactMessages.success}
            </p>
            <p className="mt-1">{received}</p>
            <Suspense fallback={<Rows message={message} names={{}} now={now} />}>
              <NamedRows message={message} now={now} />
            </Suspense>
            {message.reference !== NO_REFERENCE && (
              <p className="mt-3 text-sm text-soft">{form.referenceNote}</p>
            )}
          </div>
        </div>
      )}
    </div>
  )
}
