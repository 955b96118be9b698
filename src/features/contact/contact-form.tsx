import { focus, reset, setValue, useForm, valiForm } from '@modular-forms/react'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useRef, useState } from 'react'
import { useApi } from '#api/api-context.ts'
import type { ApiClient } from '#api/client.ts'
import { type ContactFormState, messageWithTopic } from '#api/contact-form.ts'
import {
  type ContactAnswer,
  type ContactQuery,
  contactQuerySchema,
  LONGEST_MESSAGE,
} from '#api/schemas/contact.ts'
import { keepUnsent } from '#api/unsent/keep.ts'
import { removeUnsent } from '#api/unsent/store.ts'
import { contact, contactRegarding } from '#content/contact.ts'
import { messages } from '#content/messages.ts'
import { unsent } from '#content/offline.ts'
import { paths } from '#lib/paths.ts'
import { toastStore } from '#lib/toasts.ts'
import { ContactField } from './contact-field.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { Notice } from './notice.tsx'
import { createSender, type SendResult } from './sender.ts'
import { SubmitButton } from './submit-button.tsx'
import { UnsentNotice } from './unsent-notice.tsx'

const words = contact.form
const EMPTY: ContactQuery = { name: '', email: '', phone: '', message: '' }
const FIELDS = ['name', 'email', 'phone', 'message'] as const

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

function toastFor(result: SendResult): void {
  if (result.kind === 'sent') toastStore.add('success', messages.contact.success)
  else if (result.kind === 'kept') toastStore.add('success', contact.answers.kept)
  else if (result.kind === 'unsent') toastStore.add('info', unsent.kept)
  else if (result.kind === 'rejected') toastStore.add('error', messages.contact.rejected)
  else toastStore.add('error', messages.contact.failed)
}

/** Without a connection a message is kept on the device instead of being lost, and that is the answer. */
function sendOrKeep(send: ApiClient['sendQuery']): ApiClient['sendQuery'] {
  return async (query, key): Promise<ContactAnswer> => {
    try {
      return await send(query, key)
    } catch (error) {
      if (navigator.onLine || !(await keepUnsent(key, query))) throw error
      return { code: 200, message: unsent.kept }
    }
  }
}

/** The form: with a script it sends in the background, without one it posts itself to the same address as the page. */
export function ContactForm({ opened }: { opened: ContactFormState }) {
  useSignals()
  const api = useApi()
  const { subject, about, values, errors } = opened
  const [topic, setTopic] = useState({ subject, about })
  const [notice, setNotice] = useState<string>()
  const [isFirst, setIsFirst] = useState(true)
  const trap = useRef<HTMLInputElement>(null)
  const givenBack = useRef<string>(undefined)
  const [send] = useState(() =>
    createSender({ send: sendOrKeep(api.sendQuery), now: () => performance.now(), sleep }),
  )
  const [form, { Form, Field }] = useForm<ContactQuery>({
    initialValues: values,
    validate: valiForm(contactQuerySchema),
  })

  // What was typed before the script came is in the document, but not in the form.
  useEffect(() => {
    for (const name of FIELDS) {
      const control = form.element.peek()?.elements.namedItem(name)
      const typed =
        control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control.value : ''
      if (typed && typed !== values[name]) setValue(form, name, typed, { shouldValidate: false })
    }
  }, [form, values])

  async function submit(filled: ContactQuery) {
    setNotice(undefined)
    setIsFirst(false)
    const message = messageWithTopic(filled.message.trim(), LONGEST_MESSAGE, topic.subject, topic.about)
    const result = await send({ ...filled, message }, trap.current?.value ?? '')
    toastFor(result)
    if ('reason' in result) return setNotice(result.reason)
    if (givenBack.current) await removeUnsent(givenBack.current).catch(() => undefined)
    givenBack.current = undefined
    reset(form, { initialValues: EMPTY })
    setTopic({ subject: undefined, about: undefined })
  }

  function edit(query: ContactQuery, key: string) {
    givenBack.current = key
    for (const name of FIELDS) setValue(form, name, query[name])
    focus(form, 'name')
    setTopic({ subject: undefined, about: undefined })
  }

  const regarding = contactRegarding(topic.subject, topic.about)
  const firstWrong = FIELDS.find((name) => errors[name])
  const shared = (name: keyof ContactQuery) => ({
    label: words[name],
    initialError: errors[name],
    autoFocus: name === firstWrong,
  })

  return (
    <Form
      onSubmit={submit}
      method="post"
      action={paths.contact}
      encType="multipart/form-data"
      aria-labelledby="form-title"
      className="mt-6 grid gap-5 sm:grid-cols-2"
    >
      <HiddenFields opened={opened} topic={topic} trap={trap} />
      <Notice text={isFirst ? opened.notice : undefined} />
      <UnsentNotice onEdit={edit} />
      {regarding && (
        <p className="rounded-md bg-tint px-4 py-3 text-on-tint wrap-anywhere sm:col-span-2">
          <span className="font-semibold">{words.regarding}:</span> {regarding}
        </p>
      )}
      <Field name="name">
        {(field, control) => (
          <ContactField
            {...shared('name')}
            field={field}
            control={control}
            placeholder={words.namePlaceholder}
            autoComplete="name"
            maxLength={120}
            className="sm:col-span-2"
          />
        )}
      </Field>
      <Field name="email">
        {(field, control) => (
          <ContactField
            {...shared('email')}
            field={field}
            control={control}
            type="email"
            placeholder={words.emailPlaceholder}
            autoComplete="email"
            maxLength={254}
          />
        )}
      </Field>
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
      <Field name="message">
        {(field, control) => (
          <ContactField
            {...shared('message')}
            field={field}
            control={control}
            multiline
            placeholder={words.messagePlaceholder}
            maxLength={LONGEST_MESSAGE}
            className="sm:col-span-2"
          />
        )}
      </Field>
      <Notice text={notice} />
      <SubmitButton isSubmitting={form.submitting.value} />
    </Form>
  )
}
