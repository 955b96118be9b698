import type { FieldElementProps, FieldStore } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { CircleAlert } from 'lucide'
import type { InputHTMLAttributes } from 'react'
import type { ContactQuery } from '#api/schemas/contact.ts'
import { Icon } from '#components/ui/icon.tsx'
import { classNames } from '#lib/class-names.ts'

type Name = keyof ContactQuery

const CONTROL =
  'w-full rounded-md border bg-paper px-4 text-base transition duration-150 placeholder:text-soft/80 hover:border-primary focus:border-primary'

type ContactFieldProps = {
  field: FieldStore<ContactQuery, Name>
  control: FieldElementProps<ContactQuery, Name>
  label: string
  /** What the server found wrong with the value that the page opened with. */
  initialError: string | undefined
  /** Where a form that was sent back begins to be mended. */
  autoFocus: boolean
  placeholder: string
  maxLength: number
  type?: 'text' | 'email' | 'tel'
  autoComplete?: InputHTMLAttributes<HTMLInputElement>['autoComplete']
  multiline?: boolean
  className?: string
}

/** A labelled control with its error below it. */
export function ContactField(props: ContactFieldProps) {
  useSignals()
  const { field, control, label, initialError, type = 'text', multiline, className, ...attributes } = props
  const id = `contact-${field.name}`
  const error = field.error.value || (field.dirty.value ? undefined : initialError)
  const shared = {
    ...control,
    ...attributes,
    id,
    value: field.value.value ?? '',
    required: true,
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
        {label}
      </label>
      {multiline ? <textarea {...shared} rows={6} /> : <input {...shared} type={type} />}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 flex items-start gap-1.5 text-sm text-danger">
          <Icon node={CircleAlert} className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  )
}
