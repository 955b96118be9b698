import { getValues, reset, submit as submitForm, useForm, valiForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import {
  asksForCall,
  CALL_BACK,
  CONTACT_FIELDS,
  type ContactQuery,
  contactSchemaFor,
  type Details,
  detailField,
  MAX_MESSAGE_LENGTH,
} from '#api/schemas/message.ts'
import { toastStore } from '#browser/toasts.ts'
import { contactRegarding } from '#catalogue/contact-subjects.ts'
import { useApi } from '#components/sections/page-context.ts'
import { useHydrated } from '#components/ui/use-hydrated.ts'
import { contact, contactMessages } from '#content/contact.ts'
import type { NamedBooking } from '#data/booking-query.ts'
import {
  type ContactFormState,
  HONEYPOT_FIELD,
  missingLines,
  openContactForm,
  sentHref,
} from '#data/contact-form.ts'
import { language } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import { CallBackFields } from './call-back-fields.tsx'
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
} from './drafts.ts'
import { ContactField, HiddenFields, SubmitButton } from './form-controls.tsx'
import { Notice, UnsentNotice } from './notices.tsx'
import { sendMessage } from './send-message.ts'
import { NO_INPUT, takeInput } from './take-input.ts'

const words = contact.form

/** Returns what the form of a topic starts with: the draft, unless the server sent the form back with an error. */
function getStart({ subject, about, values, details = {} }: ContactFormState): FormContent {
  const { values: untouched } = openContactForm(subject, about)
  if (CONTACT_FIELDS.some((name) => values[name] !== untouched[name])) return { values, details }
  const { content } = readDraft({ subject, about }) ?? {}
  return {
    values: { ...values, ...readPerson(), ...content?.values },
    details: { ...content?.details, ...details },
  }
}

type ContactFormProps = { opened: ContactFormState; chosen: NamedBooking; pageTime: number }

/** The form. Without JavaScript it posts itself to the address of the page. */
export function ContactForm({ opened, chosen, pageTime }: ContactFormProps) {
  useSignals()
  const api = useApi()
  const router = useRouter()
  const { subject, about, values, errors } = opened
  const isBooking = subject === CALL_BACK
  const isCallBack = asksForCall(subject)
  const [details, setDetails] = useState<Details>(opened.details ?? {})
  const [notice, setNotice] = useState<string>()
  const [isFirst, setIsFirst] = useState(true)
  const [isWaiting, setWaiting] = useState(false)
  const honeypot = useRef<HTMLInputElement>(null)
  const isHydrated = useHydrated()
  const early = useRef<typeof NO_INPUT>(null)
  early.current ??=
    import.meta.env.SSR || isHydrated ? NO_INPUT : takeInput({ values, details: opened.details ?? {} })
  const [form, { Form, Field }] = useForm<ContactQuery>({
    initialValues: values,
    validate: valiForm(contactSchemaFor(subject)),
  })
  const isUnsent = useSyncExternalStore(
    onDraftChange,
    () => readDraft({ subject, about })?.unsentAt !== undefined,
    () => false,
  )

  function getFilled(): ContactQuery {
    const { name = '', email = '', phone = '', message = '' } = getValues(form, { shouldValid: false })
    return { name, email, phone, message }
  }

  useEffect(() => {
    const topic = { subject, about }
    const kept = getStart(opened)
    const start = {
      values: { ...kept.values, ...early.current?.values },
      details: { ...kept.details, ...early.current?.details },
    }
    early.current = NO_INPUT
    reset(form, { initialValues: start.values })
    setDetails(start.details)
    keepDraft(topic, start, opened.details)
    setWaiting(readDraft(topic)?.unsentAt !== undefined && !navigator.onLine)
    // The message was sent, perhaps by an attempt from before a visit to another page, or deleted.
    return onDraftChange(() => {
      if (readDraft(topic)) return
      const { values: untouched, details: unchosen = {} } = openContactForm(subject, about, opened.details)
      reset(form, { initialValues: untouched })
      setDetails(unchosen)
    })
  }, [form, opened, subject, about])

  useEffect(() => {
    if (!isWaiting) return
    const ended = new AbortController()
    addEventListener('online', () => submitForm(form), { signal: ended.signal })
    return () => ended.abort()
  }, [form, isWaiting])

  async function submit(filled: ContactQuery) {
    const topic = { subject, about }
    const { href: page } = location
    const content = { values: filled, details }
    setNotice(undefined)
    setIsFirst(false)
    const message = {
      ...filled,
      ...topic,
      ...(opened.details && { details }),
      language: language.code,
      [HONEYPOT_FIELD]: honeypot.current?.value ?? '',
    }
    const result = await sendMessage(api, message, getKey(topic, content, opened.details))
    if (result.kind === 'sent') {
      removeSent(topic, content, opened.details)
      // The visitor may be on another page by now.
      if (location.href !== page) {
        toastStore.add('success', result.isWaiting ? contact.answers.kept : contactMessages.success)
        return
      }
      const { phone } = filled
      const href = sentHref(result, { subject, details, phone })
      const state = { sentPhone: phone, sentPlace: details.city }
      return router.navigate({ href, state, replace: true, resetScroll: false })
    }
    if (result.kind === 'failed') markUnsent(topic)
    setWaiting(!navigator.onLine)
    setNotice(result.reason)
    toastStore.add('error', result.kind === 'rejected' ? contactMessages.rejected : contactMessages.failed)
  }

  function choose(chosen: Details) {
    const changed = { ...details, ...chosen }
    setDetails(changed)
    keepDraft({ subject, about }, { values: getFilled(), details: changed }, opened.details)
  }

  function sayWhatIsMissing(message: string | undefined): string {
    const missing = missingLines(message ?? '', subject, about)
    return missing.length > 0 ? words.missing(missing) : ''
  }

  const regarding = contactRegarding(subject, about)
  const firstWrong = CONTACT_FIELDS.find((name) => errors[name])
  const fieldProps = (name: keyof ContactQuery) => ({
    label: words[name],
    initialError: errors[name],
    autoFocus: name === firstWrong,
  })

  const nameField = (
    <Field name="name">
      {(field, control) => (
        <ContactField
          {...fieldProps('name')}
          field={field}
          control={control}
          placeholder={words.namePlaceholder}
          autoComplete="name"
          maxLength={120}
          className={isCallBack ? '' : 'sm:col-span-2'}
        />
      )}
    </Field>
  )
  const emailField = (
    <Field name="email">
      {(field, control) => (
        <ContactField
          {...fieldProps('email')}
          field={field}
          control={control}
          optional={isCallBack}
          type="email"
          placeholder={words.emailPlaceholder}
          autoComplete="email"
          maxLength={254}
          className={isCallBack ? 'sm:col-span-2' : ''}
        />
      )}
    </Field>
  )
  const phoneField = (
    <Field name="phone">
      {(field, control) => (
        <ContactField
          {...fieldProps('phone')}
          field={field}
          control={control}
          type="tel"
          placeholder={words.phonePlaceholder}
          autoComplete="tel"
          maxLength={32}
        />
      )}
    </Field>
  )
  const messageField = (
    <Field name="message" validate={sayWhatIsMissing}>
      {(field, control) => (
        <ContactField
          {...fieldProps('message')}
          field={field}
          control={control}
          multiline
          optional={isCallBack}
          placeholder={words.messagePlaceholder}
          maxLength={MAX_MESSAGE_LENGTH}
          className="sm:col-span-2"
        />
      )}
    </Field>
  )

  return (
    <Form
      onSubmit={submit}
      onChange={() => keepDraft({ subject, about }, { values: getFilled(), details }, opened.details)}
      method="post"
      action={paths.contact}
      encType="multipart/form-data"
      aria-labelledby="form-title"
      className="mt-6 grid gap-5 sm:grid-cols-2"
    >
      <HiddenFields topic={{ subject, about }} honeypot={honeypot} />
      <Notice text={isFirst ? opened.notice : undefined} />
      {isUnsent && <UnsentNotice isWaiting={isWaiting} onDelete={() => deleteDraft({ subject, about })} />}
      {regarding && about && !isBooking && (
        <p className="rounded-md bg-tint px-4 py-3 text-on-tint wrap-anywhere sm:col-span-2">
          <span className="font-semibold">{words.regarding}:</span> {regarding}
        </p>
      )}
      {isCallBack ? (
        <>
          {phoneField}
          {nameField}
          {isBooking && (
            <CallBackFields chosen={chosen} details={details} pageTime={pageTime} onChoose={choose} />
          )}
          {emailField}
        </>
      ) : (
        <>
          {details.provider && (
            <input type="hidden" name={detailField('provider')} value={details.provider} />
          )}
          {nameField}
          {emailField}
          {phoneField}
        </>
      )}
      {messageField}
      <Notice text={notice} />
      <SubmitButton isSubmitting={form.submitting.value} />
    </Form>
  )
}
