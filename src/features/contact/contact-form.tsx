import { getValues, reset, useForm, valiForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useRef, useState } from 'react'
import {
  asksForCall,
  CALL_BACK,
  CONTACT_FIELDS,
  type ContactQuery,
  contactSchemaFor,
  detailField,
  MAX_MESSAGE_LENGTH,
} from '#api/schemas/contact.ts'
import { toastStore } from '#browser/toasts.ts'
import { contactRegarding } from '#catalogue/contact-subjects.ts'
import { lazyWithRetry } from '#components/ui/lazy-with-retry.ts'
import { contact, contactMessages } from '#content/contact.ts'
import { queued } from '#content/offline-queue.ts'
import { useApi } from '#data/api-context.ts'
import {
  type ContactFormState,
  HONEYPOT_FIELD,
  missingLines,
  openContactForm,
  sentHref,
} from '#data/contact-form.ts'
import { removeQueued } from '#data/offline-queue/store.ts'
import { language } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import { emptyDraft, getKey, readDetails, readDraft, saveValues } from './drafts.ts'
import { earlyInput, isRestored, writeToDocument } from './early-input.ts'
import { ContactField, HiddenFields, SubmitButton } from './form-controls.tsx'
import { Notice, QueuedNotice } from './notices.tsx'
import { type SendResult, sendMessage } from './send-message.ts'

const words = contact.form

function toastFor({ kind }: SendResult): void {
  if (kind === 'sent') toastStore.add('success', contactMessages.success)
  else if (kind === 'queued') toastStore.add('info', queued.kept)
  else toastStore.add('error', kind === 'rejected' ? contactMessages.rejected : contactMessages.failed)
}

const CallBackFields = lazyWithRetry(() =>
  import('./call-back-fields.tsx').then(({ CallBackFields }) => CallBackFields),
)

/** The form. Without JavaScript it posts itself to the address of the page. */
export function ContactForm({ opened, pageTime }: { opened: ContactFormState; pageTime: number }) {
  useSignals()
  const api = useApi()
  const router = useRouter()
  const { subject, about, values, errors, details } = opened
  const isBooking = subject === CALL_BACK
  const isCallBack = asksForCall(subject)
  const chosen = useRef<HTMLFieldSetElement>(null)
  const [notice, setNotice] = useState<string>()
  const [isFirst, setIsFirst] = useState(true)
  const honeypot = useRef<HTMLInputElement>(null)
  const early = useRef<Partial<ContactQuery>>(null)
  early.current ??= earlyInput(values)
  const [form, { Form, Field }] = useForm<ContactQuery>({
    initialValues: values,
    validate: valiForm(contactSchemaFor(subject)),
  })

  useEffect(() => {
    const topic = { subject, about }
    const { values: untouched } = openContactForm(subject, about)
    const isSentBack = CONTACT_FIELDS.some((name) => values[name] !== untouched[name])
    const draft = readDraft(topic)?.values
    // Text that was typed before hydration is newer than the draft.
    const start = {
      ...values,
      ...(!isSentBack && draft),
      ...(!(draft && isRestored()) && early.current),
    }
    early.current = {}
    writeToDocument(start)
    reset(form, { initialValues: start })
    saveValues(topic, start)

    /** Follows the draft, which was sent meanwhile or continued in another document of this tab. */
    function follow() {
      const kept = { ...untouched, ...readDraft(topic)?.values }
      const filled = getValues(form, { shouldValid: false })
      if (CONTACT_FIELDS.some((name) => filled[name] !== kept[name])) reset(form, { initialValues: kept })
    }
    const ended = new AbortController()
    addEventListener('storage', follow, { signal: ended.signal })
    addEventListener('pageshow', follow, { signal: ended.signal })
    return () => ended.abort()
  }, [form, values, subject, about])

  async function submit(filled: ContactQuery) {
    const topic = { subject, about }
    const { href: page } = location
    setNotice(undefined)
    setIsFirst(false)
    const wanted = chosen.current ? readDetails(chosen.current) : details
    const key = getKey(topic, filled, wanted)
    const replaced = readDraft(topic)?.replaces
    const message = {
      ...filled,
      ...topic,
      details: wanted,
      language: language.code,
      [HONEYPOT_FIELD]: honeypot.current?.value ?? '',
    }
    const result = await sendMessage(api, message, key)
    toastFor(result)
    if ('reason' in result) return setNotice(result.reason)
    emptyDraft(topic, filled)
    if (replaced) await removeQueued(replaced).catch(() => undefined)
    // The visitor may be on another page by now.
    if (location.href !== page) return
    const href = result.kind === 'sent' ? sentHref(result.reference, subject) : paths.contact
    await router.navigate({ href, replace: true, resetScroll: false })
  }

  function sayWhatIsMissing(message: string | undefined): string {
    const missing = missingLines(message ?? '', subject, about)
    return missing.length > 0 ? words.missing(missing) : ''
  }

  const regarding = contactRegarding(subject, about)
  const firstWrong = CONTACT_FIELDS.find((name) => errors[name])
  const shared = (name: keyof ContactQuery) => ({
    label: words[name],
    initialError: errors[name],
    autoFocus: name === firstWrong,
  })

  const nameField = (
    <Field name="name">
      {(field, control) => (
        <ContactField
          {...shared('name')}
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
          {...shared('email')}
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
          {...shared('phone')}
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
          {...shared('message')}
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
      onChange={() => saveValues({ subject, about }, getValues(form, { shouldValid: false }))}
      method="post"
      action={paths.contact}
      encType="multipart/form-data"
      aria-labelledby="form-title"
      className="mt-6 grid gap-5 sm:grid-cols-2"
    >
      <HiddenFields topic={{ subject, about }} honeypot={honeypot} />
      <Notice text={isFirst ? opened.notice : undefined} />
      <QueuedNotice />
      {regarding && !isBooking && (
        <p className="rounded-md bg-tint px-4 py-3 text-on-tint wrap-anywhere sm:col-span-2">
          <span className="font-semibold">{words.regarding}:</span> {regarding}
        </p>
      )}
      {isCallBack ? (
        <>
          {phoneField}
          {nameField}
          {isBooking && (
            <Suspense>
              <CallBackFields details={details ?? {}} pageTime={pageTime} fieldset={chosen} />
            </Suspense>
          )}
          {emailField}
        </>
      ) : (
        <>
          {details?.provider && (
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
