import { reset, setValue, submit as submitForm, useForm, validate, valiForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import {
  CALL_BACK,
  CONTACT_FIELDS,
  type ContactQuery,
  contactSchemaFor,
  detailField,
  type FieldName,
  needsOf,
} from '#api/schemas/message.ts'
import { toastStore } from '#browser/toasts.ts'
import { useApi } from '#components/sections/page-context.ts'
import { useHydrated } from '#components/ui/use-hydrated.ts'
import { contact, contactMessages } from '#content/contact.ts'
import {
  type ContactFormState,
  HONEYPOT_FIELD,
  missingLines,
  openContactForm,
  sentHref,
} from '#data/contact-form.ts'
import { contactRegarding } from '#data/contact-subjects.ts'
import type { NamedBooking } from '#data/read-booking.ts'
import { dayInIndia } from '#lib/india-day.ts'
import { language } from '#lib/language.ts'
import { detailNames } from '#lib/message-details.ts'
import { paths } from '#lib/paths.ts'
import { DetailFields, type RenderDetail } from './detail-fields.tsx'
import {
  deleteDraft,
  type FormContent,
  getKey,
  keepDraft,
  markUnsent,
  onDraftChange,
  readDraft,
  readPerson,
  removeSent,
  rereadDrafts,
} from './drafts.ts'
import { NO_INPUT, readControls, takeInput, writeControls } from './form-content.ts'
import {
  ContactField,
  type ContactFieldProps,
  type FormValues,
  HiddenFields,
  SubmitButton,
} from './form-controls.tsx'
import { Notice, UnsentNotice } from './notices.tsx'
import { sendMessage } from './send-message.ts'

const words = contact.form

/** Returns what the form of a topic starts with: the draft, unless the server sent the form back with an error. */
function getStart({ subject, about, values, details }: ContactFormState): FormContent {
  const { values: untouched } = openContactForm(subject, about)
  if (CONTACT_FIELDS.some((name) => values[name] !== untouched[name])) return { values, details }
  const { content } = readDraft({ subject, about }) ?? {}
  return {
    values: { ...values, ...readPerson(), ...content?.values },
    details: { ...content?.details, ...details },
  }
}

type ContactFormProps = {
  opened: ContactFormState
  chosen: NamedBooking
  /** The time of the server (ms). */
  now: number
}

/** The form. Without JavaScript it posts itself to the address of the page. */
export function ContactForm({ opened, chosen, now }: ContactFormProps) {
  useSignals()
  const api = useApi()
  const router = useRouter()
  const { subject, about, values, errors } = opened
  const { reach, message: needsMessage, details: neededDetails } = needsOf(subject)
  const isCall = reach === 'phone'
  const [day, setDay] = useState(opened.details.preferredDay ?? '')
  const [notice, setNotice] = useState<string>()
  const [isFirst, setIsFirst] = useState(true)
  const [isWaiting, setWaiting] = useState(false)
  const isHydrated = useHydrated()
  const early = useRef<typeof NO_INPUT>(null)
  early.current ??= import.meta.env.SSR || isHydrated ? NO_INPUT : takeInput(opened)
  const [form, { Form, Field }] = useForm<FormValues>({
    initialValues: values,
    validate: valiForm(contactSchemaFor(subject, dayInIndia(now))),
  })
  const isUnsent = useSyncExternalStore(
    onDraftChange,
    () => readDraft({ subject, about })?.unsentAt !== undefined,
    () => false,
  )

  useEffect(() => {
    const topic = { subject, about }
    function fill(content: FormContent) {
      reset(form)
      const element = form.element.peek()
      if (element) writeControls(element, content)
      setDay(content.details.preferredDay ?? '')
    }
    const kept = getStart(opened)
    const start = {
      values: { ...kept.values, ...early.current?.values },
      details: { ...kept.details, ...early.current?.details },
    }
    early.current = NO_INPUT
    fill(start)
    keepDraft(topic, start, opened.details)
    setWaiting(readDraft(topic)?.unsentAt !== undefined && !navigator.onLine)
    // The message was sent, perhaps by an attempt from before a visit to another page, or deleted.
    const unsubscribe = onDraftChange(() => {
      if (!readDraft(topic)) fill(openContactForm(subject, about, opened.details))
    })
    function show({ persisted }: PageTransitionEvent) {
      if (!persisted) return
      rereadDrafts()
      fill(getStart(opened))
    }
    addEventListener('pageshow', show)
    return () => {
      unsubscribe()
      removeEventListener('pageshow', show)
    }
  }, [form, opened, subject, about])

  useEffect(() => {
    if (!isWaiting) return
    const ended = new AbortController()
    addEventListener('online', () => submitForm(form), { signal: ended.signal })
    return () => ended.abort()
  }, [form, isWaiting])

  /** Gives the form library what the controls hold, before it checks the values. */
  function take(element: HTMLFormElement) {
    const { values: held, details } = readControls(element)
    for (const name of CONTACT_FIELDS) setValue(form, name, held[name], { shouldValidate: false })
    for (const name of detailNames) {
      const value = details[name]
      if (value !== undefined) setValue(form, detailField(name), value, { shouldValidate: false })
    }
  }

  function change(element: HTMLFormElement) {
    const content = readControls(element)
    setDay(content.details.preferredDay ?? '')
    keepDraft({ subject, about }, content, opened.details)
    // Each of the two settles the error of the other.
    if (reach === 'any' && form.submitted.peek()) {
      take(element)
      void validate(form, ['email', 'phone'], { shouldFocus: false })
    }
  }

  async function submit() {
    const element = form.element.peek()
    if (!element) return
    const topic = { subject, about }
    const { href: page } = location
    const content = readControls(element)
    const { values: filled, details } = content
    setNotice(undefined)
    setIsFirst(false)
    const message = {
      ...filled,
      ...topic,
      details,
      language: language.code,
      [HONEYPOT_FIELD]: new FormData(element).get(HONEYPOT_FIELD) ?? '',
    }
    const result = await sendMessage(api, message, getKey(topic, content, opened.details))
    if (result.kind === 'sent') {
      removeSent(topic, content, opened.details)
      // The visitor may be on another page by now.
      if (location.href !== page) {
        toastStore.add('success', result.isWaiting ? contact.answers.kept : contactMessages.success)
        return
      }
      const { phone, email } = filled
      const href = sentHref(result, { subject, details, phone })
      const state = { sent: { phone, email, details } }
      return router.navigate({ href, state, replace: true, resetScroll: false })
    }
    if (result.kind === 'failed') markUnsent(topic)
    setWaiting(!navigator.onLine)
    setNotice(result.reason)
    toastStore.add('error', result.kind === 'rejected' ? contactMessages.rejected : contactMessages.failed)
  }

  function sayWhatIsMissing(message: unknown): string {
    const missing = missingLines(typeof message === 'string' ? message : '', subject, about)
    return missing.length > 0 ? words.missing(missing) : ''
  }

  const regarding = contactRegarding(subject, about)
  const [firstWrong] = Object.keys(errors)

  function render(
    name: FieldName,
    attributes: Pick<ContactFieldProps, 'label' | 'note' | 'defaultValue'> & Partial<ContactFieldProps>,
  ) {
    return (
      <Field key={name} name={name} validate={name === 'message' ? sayWhatIsMissing : []}>
        {(field, control) => (
          <ContactField
            {...attributes}
            field={field}
            control={control}
            initialError={errors[name]}
            autoFocus={name === firstWrong}
          />
        )}
      </Field>
    )
  }
  function renderValue(name: keyof ContactQuery, attributes: Partial<ContactFieldProps>) {
    return render(name, { label: words[name], note: undefined, defaultValue: values[name], ...attributes })
  }
  const renderDetail: RenderDetail = (name, attributes) =>
    render(detailField(name), {
      label: words[name],
      note: neededDetails.includes(name) ? undefined : words.optional,
      defaultValue: opened.details[name] ?? '',
      ...attributes,
    })
  const isEither = reach === 'any'

  const nameField = renderValue('name', {
    placeholder: words.namePlaceholder,
    autoComplete: 'name',
    className: isCall || neededDetails.length > 0 ? '' : 'sm:col-span-2',
  })
  const phoneField = renderValue('phone', {
    note: isEither ? words.either : undefined,
    type: 'tel',
    placeholder: words.phonePlaceholder,
    autoComplete: 'tel',
  })
  const emailField = renderValue('email', {
    note: isCall ? words.optional : isEither ? words.either : undefined,
    type: 'email',
    placeholder: words.emailPlaceholder,
    autoComplete: 'email',
    className: isCall ? 'sm:col-span-2' : '',
  })

  return (
    <Form
      onSubmitCapture={({ currentTarget }) => take(currentTarget)}
      onSubmit={submit}
      onChange={({ currentTarget }) => change(currentTarget)}
      method="post"
      action={paths.contact}
      encType="multipart/form-data"
      aria-labelledby="form-title"
      className="mt-6 grid gap-5 sm:grid-cols-2"
    >
      <HiddenFields topic={{ subject, about }} />
      <Notice text={isFirst ? opened.notice : undefined} />
      {isUnsent && <UnsentNotice isWaiting={isWaiting} onDelete={() => deleteDraft({ subject, about })} />}
      {regarding && about && subject !== CALL_BACK && subject !== 'place' && (
        <p className="rounded-md bg-tint px-4 py-3 text-on-tint wrap-anywhere sm:col-span-2">
          <span className="font-semibold">{words.regarding}:</span> {regarding}
        </p>
      )}
      {isCall ? (
        <>
          {phoneField}
          {nameField}
        </>
      ) : (
        <>
          {nameField}
          {emailField}
          {phoneField}
        </>
      )}
      <DetailFields subject={subject} chosen={chosen} day={day} now={now} render={renderDetail} />
      {isCall && emailField}
      {renderValue('message', {
        note: needsMessage ? undefined : words.optional,
        multiline: true,
        placeholder: words.messagePlaceholder,
        className: 'sm:col-span-2',
      })}
      <Notice text={notice} />
      <SubmitButton isSubmitting={form.submitting.value} />
    </Form>
  )
}
