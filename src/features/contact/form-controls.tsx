import type { FieldElementProps, FieldStore } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { CircleAlert, Loader, Send } from 'lucide'
import { type InputHTMLAttributes, useEffect, useRef } from 'react'
import type { ContactQuery, FieldName } from '#api/schemas/message.ts'
import { Button } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { contact, contactMessages } from '#content/contact.ts'
import { HONEYPOT_FIELD, type Topic } from '#data/contact-form.ts'
import { classNames } from '#lib/class-names.ts'
import { language } from '#lib/language.ts'
import type { DetailName } from '#lib/message-details.ts'
import { paths } from '#lib/paths.ts'

/** Hidden fields that the form posts without JavaScript, and the honeypot, which assistive technology skips. */
export function HiddenFields({ topic }: { topic: Topic }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <input type="hidden" name="language" value={language.code} />
      {topic.subject && <input type="hidden" name="subject" value={topic.subject} />}
      {topic.about && <input type="hidden" name="about" value={topic.about} />}
      <label>
        {contact.form.honeypot}
        <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  )
}

/** The values of the form, named as its controls. */
export type FormValues = ContactQuery & { details: Record<DetailName, string> }

const CONTROL =
  'w-full rounded-md border bg-paper px-4 text-base transition duration-150 placeholder:text-soft/80 hover:border-primary focus:border-primary'

export type ContactFieldProps = {
  field: FieldStore<FormValues, FieldName>
  control: FieldElementProps<FormValues, FieldName>
  label: string
  /** Follows the label of a field that can be left empty. */
  note: string | undefined
  defaultValue: string
  /** The server's error for the value that the page opened with. */
  initialError: string | undefined
  /** The first field that the server found wrong. */
  autoFocus: boolean
  placeholder?: string
  type?: 'text' | 'email' | 'tel' | 'date'
  min?: string
  max?: string
  autoComplete?: InputHTMLAttributes<HTMLInputElement>['autoComplete']
  multiline?: boolean
  className?: string
  /** The values and labels of a choice. */
  options?: ReadonlyArray<readonly [value: string, label: string]>
}

/**
 * A labelled control with its error below it. The control keeps its value: what a browser fills in is never reset, and
 * nothing that is pasted is cut, as it would be by `maxlength` (HTML section 4.10.5.3.1).
 */
export function ContactField(props: ContactFieldProps) {
  useSignals()
  const {
    field,
    control,
    label,
    initialError,
    type = 'text',
    note,
    multiline,
    className,
    options,
    ...attributes
  } = props
  const id = `contact-${field.name}`
  const error = field.error.value || (field.dirty.value ? undefined : initialError)
  const shared = {
    ...control,
    ...attributes,
    id,
    required: note === undefined,
    'aria-invalid': Boolean(error),
    'aria-describedby': error ? `${id}-error` : undefined,
    className: classNames(
      CONTROL,
      error ? 'border-danger' : 'border-line-strong',
      multiline ? 'block min-h-40 resize-y py-3 lg:min-h-52' : 'h-13',
    ),
  }
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label} {note && <span className="font-normal text-soft">{note}</span>}
      </label>
      {options && (
        <select {...shared}>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
      {!options && (multiline ? <textarea {...shared} rows={6} /> : <input {...shared} type={type} />)}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 flex items-start gap-1.5 text-sm text-danger">
          <Icon node={CircleAlert} className="mt-0.5 size-4" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}

/** The button and the privacy note. The button gets the focus back that it lost while it was disabled. */
export function SubmitButton({ isSubmitting }: { isSubmitting: boolean }) {
  const row = useRef<HTMLDivElement>(null)
  const wasSubmitting = useRef(false)

  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting && document.activeElement === document.body) {
      row.current?.querySelector('button')?.focus({ preventScroll: true })
    }
    wasSubmitting.current = isSubmitting
  }, [isSubmitting])

  const { privacyNote, privacyLink } = contact.form
  return (
    <div ref={row} className="flex flex-col gap-4 sm:col-span-2 sm:flex-row sm:items-center sm:gap-6">
      <Button type="submit" size="lg" disabled={isSubmitting} className="shrink-0 sm:min-w-44">
        <Icon
          node={isSubmitting ? Loader : Send}
          className={isSubmitting ? 'size-5 motion-safe:animate-spin' : 'size-5'}
        />
        <span>{isSubmitting ? contactMessages.submitting : contactMessages.submit}</span>
      </Button>
      <p className="text-sm text-soft">
        {privacyNote}{' '}
        <a
          href={paths.privacyPolicy}
          className="rounded-sm text-ink underline underline-offset-4 hover:text-primary"
        >
          {privacyLink}
        </a>
      </p>
    </div>
  )
}
